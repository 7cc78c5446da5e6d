import { Page } from '@airline/app-shell';
import { LazyUnfinishedBooking } from '@airline/booking/unfinished-booking';
import { LazyDestinations } from '@airline/flight-shopping/destinations';
import { LazyRecentSearches } from '@airline/flight-shopping/recent-searches';
import { SearchPanel } from '@airline/flight-shopping/search-panel';
import { LazyHomePromotions } from '@airline/promotions/home-promotions';
import { buildPath } from '@airline/links';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { CabinWindows } from './CabinWindows.tsx';
import { HeroWind } from './HeroWind.tsx';
import styles from './HomePage.module.css';
import { Promises } from './Promises.tsx';
import { QuickLinks } from './QuickLinks.tsx';

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
        <CabinWindows />
      </div>
      <div className={styles['search']}>
        <SearchPanel resultsPath={resultsPath} />
      </div>
      <LazyUnfinishedBooking />
      <QuickLinks />
      <LazyRecentSearches resultsPath={resultsPath} />
      <LazyDestinations resultsPath={resultsPath} />
      <LazyHomePromotions />
      <Promises />
    </>
  );
}
