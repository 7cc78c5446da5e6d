import { Page } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import { ButtonLink } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { formatPoints } from '@airline/ui/points';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';

import type { PointsActivity } from './account-loaders.ts';
import styles from './AccountLists.module.css';

export { loadPoints as loader } from './account-loaders.ts';

/** Renders a member's points: what there is to use, and how it came to that. */
export function Component(): ReactNode {
  const { t } = useTranslation('myAccount');
  const { balance, pending, movements } = useLoaderData<PointsActivity>();
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
      {movements.length === 0 ? (
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
            {movements.map((movement) => (
              <Movement
                key={`${movement.at} ${movement.kind} ${movement.recordLocator ?? ''} ${movement.points}`}
                movement={movement}
              />
            ))}
          </ul>
        </section>
      )}
    </Page>
  );
}

function Movement({ movement }: { readonly movement: PointsActivity['movements'][number] }): ReactNode {
  const { t } = useTranslation('myAccount');
  const locale = useLocale();
  const { kind, points, at, isPending, recordLocator } = movement;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(at));
  const when = isPending ? t('points.pending', { date }) : date;
  return (
    <li className={styles['movement']}>
      <span className={styles['what']}>
        <span>{t(`points.kinds.${kind}`)}</span>
        <span className={styles['when']}>
          {recordLocator === undefined ? when : `${when} · ${t('points.trip', { recordLocator })}`}
        </span>
      </span>
      <span className={styles['amount']}>{formatPoints(points, locale, { signed: true })}</span>
    </li>
  );
}
