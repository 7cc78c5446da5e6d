import { useApp, type HeaderSearchProps } from '@airline/app';
import { loadMessages } from '@airline/i18n';
import { useLoadedSession } from '@airline/session/services-provider';
import { Button } from '@airline/ui/button';
import type { i18n as I18n } from 'i18next';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './HeaderSearch.module.css';
import { SiteSearchBox } from './SiteSearchBox.tsx';

/** Gives the search in the header, once its texts are there. */
export async function loadHeaderSearch(i18n: I18n): Promise<ComponentType<HeaderSearchProps>> {
  await loadMessages(i18n, ['siteSearch']);
  return HeaderSearch;
}

/** Renders the search below the header's line; it takes the focus, and Escape leaves it. */
function HeaderSearch({ onLeave }: HeaderSearchProps): ReactNode {
  const { t } = useTranslation('siteSearch');
  const { services } = useApp();
  const session = useLoadedSession();
  useEffect(() => {
    // Without them there are no suggestions, and the search itself is another page.
    services.load().catch(() => undefined);
  }, [services]);
  return (
    <div className={styles['panel']}>
      <SiteSearchBox gateway={session} onLeave={onLeave} isFocused />
      <Button variant="quiet" size="small" onClick={onLeave}>
        {t('close')}
      </Button>
    </div>
  );
}
