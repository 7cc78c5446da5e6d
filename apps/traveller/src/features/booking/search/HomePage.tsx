import { Page } from '@airline/app-shell';
import { WindArt } from '@airline/ui/wind-art';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { HeroWind } from './HeroWind.tsx';
import styles from './HomePage.module.css';
import { LaterRecentSearches } from './LaterRecentSearches.tsx';
import { Promises } from './Promises.tsx';
import { SearchPanel } from './SearchPanel.tsx';

/** Renders the app's first page: who we are in one line, and the search. */
export function HomePage(): ReactNode {
  const { t } = useTranslation('traveller');
  return (
    <>
      <div className={styles['hero']}>
        <HeroWind />
        <div className={styles['words']}>
          <Page title={t('home.title')} lead={t('home.lead')} />
        </div>
        <div className={styles['art']}>
          <WindArt mood="calm" />
        </div>
      </div>
      <div className={styles['search']}>
        <SearchPanel />
      </div>
      <LaterRecentSearches />
      <Promises />
    </>
  );
}
