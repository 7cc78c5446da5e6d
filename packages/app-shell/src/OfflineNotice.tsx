import { useOnline } from '@airline/ui/use-online';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './OfflineNotice.module.css';

/** Renders, at the head of whatever is on screen, that there is no connection; it goes by itself when there is one. */
export function OfflineNotice(): ReactNode {
  const { t } = useTranslation('shell');
  const isOnline = useOnline();
  return (
    <output className={styles['place']} data-head-bar={!isOnline || undefined}>
      {isOnline ? null : (
        <span className={styles['notice']}>
          <strong>{t('offlineNotice.title')}</strong> {t('offlineNotice.body')}
        </span>
      )}
    </output>
  );
}
