import { Page } from '@airline/app-shell';
import { Columns } from '@airline/app-shell/columns';
import { buildPath } from '@airline/links';
import { ButtonLink } from '@airline/ui/button';
import { Card } from '@airline/ui/card';
import { EmptyState } from '@airline/ui/empty-state';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import type { LoadedPoints } from './account-loaders.ts';
import styles from './AccountLists.module.css';
import { MovementList } from './MovementList.tsx';
import { MissingPointsCard } from './points/MissingPointsCard.tsx';
import { pointsOfFares } from './points-of-fares.ts';

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
            <section className={styles['list']} aria-labelledby="activity">
              <h2 id="activity">{t('points.activity')}</h2>
              <MovementList activity={activity} trips={trips} />
            </section>
          )
        }
        side={
          <>
            <MissingPointsCard />
            <Card title={t('points.earning.title')}>
              <div className={styles['earning']}>
                <p>{t('points.earning.body')}</p>
                <Link href={pointsOfFares} variant="standalone">
                  {t('points.earning.link')}
                </Link>
                <Link href={buildPath('my-account-rapid-rewards')} variant="standalone">
                  {t('snapshot.toTier')}
                </Link>
              </div>
            </Card>
          </>
        }
      />
    </Page>
  );
}
