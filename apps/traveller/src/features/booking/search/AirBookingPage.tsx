import { Page } from '@airline/app-shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { LaterRecentSearches } from './LaterRecentSearches.tsx';
import { SearchPanel } from './SearchPanel.tsx';

/** Renders the first page of a booking: the search alone. */
export function AirBookingPage(): ReactNode {
  const { t } = useTranslation('search');
  return (
    <Page title={t('page.title')} lead={t('page.lead')}>
      <SearchPanel />
      <LaterRecentSearches />
    </Page>
  );
}
