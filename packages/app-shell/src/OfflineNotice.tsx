import { useSyncExternalStore, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './OfflineNotice.module.css';

/** Renders, at the head of whatever is on screen, that there is no connection; it goes by itself when there is one. */
export function OfflineNotice(): ReactNode {
  const { t } = useTranslation('shell');
  const isOnline = useSyncExternalStore(watchConnection, readConnection, assumeConnection);
  return (
    <output className={styles['place']}>
      {isOnline ? null : (
        <span className={styles['notice']}>
          <strong>{t('offlineNotice.title')}</strong> {t('offlineNotice.body')}
        </span>
      )}
    </output>
  );
}

function watchConnection(notify: () => void): () => void {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
}

const readConnection = (): boolean => navigator.onLine;
/** A page that is rendered at the build is read by people who have one. */
const assumeConnection = (): boolean => true;
