import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CopyRecordLocator } from './CopyRecordLocator.tsx';
import styles from './RecordLocator.module.css';

/** Renders a record locator to be read out, written down and copied. */
export function RecordLocator({ value }: { readonly value: string }): ReactNode {
  const { t } = useTranslation('trips');
  return (
    <div className={styles['locator']}>
      <p className={styles['label']}>{t('confirmation.recordLocator')}</p>
      <p className={styles['value']}>{value}</p>
      <div className={styles['copy']}>
        <CopyRecordLocator value={value} />
      </div>
    </div>
  );
}
