import { Page } from '@airline/app-shell';
import { Columns } from '@airline/app-shell/columns';
import type { Trip } from '@airline/contract';
import { buildPath } from '@airline/links';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import { tripWay } from '@airline/trip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import type { LoadedPoints } from './account-loaders.ts';
import styles from './AccountLists.module.css';
import { pointsOfFares } from './points-of-fares.ts';
import { type MovementWithBalance, toRunningBalance } from './running-balance.ts';

export { loadPoints as loader } from './account-loaders.ts';

/** Renders a member's points: what there is to use, and how it came to that. */
export function Component(): ReactNode {
  const { t } = useTranslation('myAccount');
  const { activity, trips } = useLoaderData<LoadedPoints>();
  const { balance, pending, movements } = activity;
  const locale = useLocale();
  return (
    <Page
      title={t('points.title')}
      lead={[
        t('points.lead', { points: formatPoints(balance, locale) }),
        ...(pending === undefined
          ? []
          : [t('points.pendingLead', { count: pending.points, points: formatPoints(pending.points, locale) })]),
      ].join(' ')}
    >
      <Columns
        main={
          movements.length === 0 ? (
            <EmptyState
              title={t('points.empty.title')}
              actions={
                <ButtonLink variant="primary" href={buildPath('air-booking')}>
                  {t('snapshot.book')}
                </ButtonLink>
              }
            >
              {t('points.empty.body')}
            </EmptyState>
          ) : (
            <section aria-labelledby="activity">
              <h2 id="activity">{t('points.activity')}</h2>
              <ul className={styles['movements']}>
                {toRunningBalance(activity).map(({ movement, balanceAfter }) => (
                  <Movement
                    key={`${movement.at} ${movement.kind} ${movement.recordLocator ?? ''} ${movement.points}`}
                    movement={movement}
                    balanceAfter={balanceAfter}
                    trip={trips.find(({ recordLocator }) => recordLocator === movement.recordLocator)}
                  />
                ))}
              </ul>
            </section>
          )
        }
        side={
          <Card title={t('points.earning.title')}>
            <div className={styles['earning']}>
              <p>{t('points.earning.body')}</p>
              <Link href={pointsOfFares} variant="standalone">
                {t('points.earning.link')}
              </Link>
            </div>
          </Card>
        }
      />
    </Page>
  );
}

interface MovementProps extends MovementWithBalance {
  readonly trip: Trip | undefined;
}

function Movement({ movement, balanceAfter, trip }: MovementProps): ReactNode {
  const { t } = useTranslation('myAccount');
  const locale = useLocale();
  const { kind, points, at, isPending, recordLocator } = movement;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(at));
  const tripName = recordLocator === undefined ? undefined : t('points.trip', { recordLocator });
  const when = isPending ? t('points.pending', { date }) : date;
  return (
    <li className={styles['movement']}>
      <span className={styles['what']}>
        <span>{t(`points.kinds.${kind === 'returned' && recordLocator === undefined ? 'returnedUnpaid' : kind}`)}</span>
        <span className={styles['when']}>
          {when}
          {tripName === undefined ? null : ' · '}
          {trip === undefined ? tripName : <Link {...tripWay(trip)}>{tripName}</Link>}
        </span>
      </span>
      <span className={styles['amounts']}>
        <span className={styles['amount']}>{formatPoints(points, locale, { signed: true })}</span>
        {balanceAfter === undefined ? null : (
          <span className={styles['when']}>
            {t('points.balanceAfter', { points: formatPoints(balanceAfter, locale) })}
          </span>
        )}
      </span>
    </li>
  );
}
