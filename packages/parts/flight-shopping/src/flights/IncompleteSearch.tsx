import { Page, useClientConfig } from '@airline/app-shell';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';

import type { SearchDraft } from '../search/flight-search.ts';
import type { SearchFault } from '../search/search-faults.ts';
import styles from './FlightResults.module.css';
import { LazySearchForm } from './LazySearchForm.tsx';

export interface IncompleteSearchProps {
  readonly draft: SearchDraft;
  readonly faults: readonly SearchFault[];
}

/** Renders what an address lacks or says wrong to be a search, and the search with what could be understood of it. */
export function IncompleteSearch({ draft, faults }: IncompleteSearchProps): ReactNode {
  const { t } = useTranslation('flights');
  const { t: words } = useTranslation('search');
  const [params] = useSearchParams();
  const { pathname } = useLocation();
  const { limits } = useClientConfig();
  const lines = faults.map(({ path: [part, index], code }) => {
    const fault = words(`fault.${code}`, { most: limits.maximumTicketedPassengers });
    return part === 'bounds' && typeof index === 'number' && draft.tripKind === 'multiCity'
      ? words('boundFault', { bound: words('bound', { number: index + 1 }), fault })
      : fault;
  });
  const isMissing = faults.every(({ code }) => code.endsWith('Required'));
  return (
    <Page
      title={t(isMissing ? 'title.incomplete' : 'title.invalid')}
      lead={t(isMissing ? 'invalid.missing' : 'invalid.wrong')}
    >
      <Card>
        <ul className={styles['faults']}>
          {[...new Set(lines)].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <LazySearchForm key={params.toString()} resultsPath={pathname} draft={draft} />
      </Card>
    </Page>
  );
}
