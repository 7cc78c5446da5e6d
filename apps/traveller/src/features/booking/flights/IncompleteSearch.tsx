import { Page } from '@airline/app-shell';
import { limits } from '@airline/client-config/limits';
import { Card } from '@airline/ui/card';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import type { SearchDraft } from '../search/flight-search.ts';
import type { SearchFault } from '../search/search-faults.ts';
import styles from './FlightResults.module.css';
import { LaterSearchForm } from './LaterSearchForm.tsx';

export interface IncompleteSearchProps {
  readonly draft: SearchDraft;
  readonly faults: readonly SearchFault[];
}

/** Renders what an address lacks to be a search, and the search with what could be understood of it. */
export function IncompleteSearch({ draft, faults }: IncompleteSearchProps): ReactNode {
  const { t } = useTranslation('flights');
  const { t: words } = useTranslation('search');
  const [params] = useSearchParams();
  const codes = [...new Set(faults.map(({ code }) => code))];
  return (
    <Page title={t('title.invalid')} lead={t('invalid.body')}>
      <Card>
        <ul className={styles['faults']}>
          {codes.map((code) => (
            <li key={code}>{words(`fault.${code}`, { most: limits.maximumTicketedPassengers })}</li>
          ))}
        </ul>
        <LaterSearchForm key={params.toString()} draft={draft} />
      </Card>
    </Page>
  );
}
