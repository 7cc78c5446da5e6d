import { Page } from '@airline/app-shell';
import { LazyRecentSearches } from '@airline/flight-shopping/recent-searches';
import { SearchPanel } from '@airline/flight-shopping/search-panel';
import { buildPath } from '@airline/links';
import { WindArt } from '@airline/ui/wind-art';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { HeroWind } from './HeroWind.tsx';
import styles from './HomePage.module.css';
import { Promises } from './Promises.tsx';

const resultsPath = buildPath('air-booking-flights');

/** Renders the app's first page: who we are in one line, and the search. */
export function Component(): ReactNode {
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
        <SearchPanel resultsPath={resultsPath} />
      </div>
      <LazyRecentSearches resultsPath={resultsPath} />
      <Promises />
    </>
  );
}
