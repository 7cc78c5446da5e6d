import { Page } from '@airline/app-shell';
import { LazyUnfinishedBooking } from '@airline/booking/unfinished-booking';
import { LazyRecentSearches } from '@airline/flight-shopping/recent-searches';
import { SearchPanel } from '@airline/flight-shopping/search-panel';
import { buildPath } from '@airline/links';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

const resultsPath = buildPath('air-booking-flights');

/** Renders the first page of a booking: the search alone. */
export function Component(): ReactNode {
  const { t } = useTranslation('search');
  return (
    <Page title={t('page.title')} lead={t('page.lead')}>
      <SearchPanel resultsPath={resultsPath} />
      <LazyUnfinishedBooking />
      <LazyRecentSearches resultsPath={resultsPath} />
    </Page>
  );
}
