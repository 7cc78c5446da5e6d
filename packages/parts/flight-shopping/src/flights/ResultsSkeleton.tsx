import { Skeleton } from '@airline/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './FlightResults.module.css';

const ROWS = 6;

/** Renders the shape of a list of flights while it is searched: filters, the line above the list, its rows. */
export function ResultsSkeleton(): ReactNode {
  const { t } = useTranslation('flights');
  return (
    <div className={styles['columns']}>
      <div className={styles['side']}>
        <div className={styles['sideSkeleton']} aria-hidden="true" />
      </div>
      <div className={styles['main']}>
        <p className={styles['toolbarSkeleton']} aria-hidden="true">
          {t('list.loading')}
        </p>
        <div className={styles['rowsSkeleton']}>
          <Skeleton label={t('list.loading')} shape="card" count={ROWS} />
        </div>
      </div>
    </div>
  );
}
