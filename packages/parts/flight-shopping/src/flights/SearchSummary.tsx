import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/itinerary';
import { Button } from '@airline/ui/button';
import { useLocale } from '@airline/ui/locale';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { toDraft, type FlightSearch } from '../search/flight-search.ts';
import { formatSearch } from '../search/search-params.ts';
import { LazySearchForm } from './LazySearchForm.tsx';
import styles from './SearchSummary.module.css';

export interface SearchSummaryProps {
  readonly search: FlightSearch;
}

/** Renders what is searched in one line, and under it on demand the form to change it. */
export function SearchSummary({ search }: SearchSummaryProps): ReactNode {
  const { t } = useTranslation('flights');
  const { t: words } = useTranslation('search');
  const locale = useLocale();
  const { pathname } = useLocation();
  const searchKey = formatSearch(search).toString();
  // Open for one search: a new one closes it.
  const [openFor, setOpenFor] = useState<string>();
  const open = openFor === searchKey;
  const panelId = useId();
  const { tripKind, bounds, party } = search;
  const first = bounds[0];
  const places =
    tripKind === 'multiCity'
      ? [placeName(first?.origin ?? ''), ...bounds.map(({ destination }) => placeName(destination))].join(' – ')
      : t('route', { from: placeName(first?.origin ?? ''), to: placeName(first?.destination ?? '') });
  const dates = [first?.date, bounds.length > 1 ? bounds.at(-1)?.date : undefined].flatMap((date) =>
    date === undefined ? [] : formatCalendarDate(date, locale, 'short'),
  );
  const count = party.adults + party.children + party.lapInfants;
  return (
    <section aria-label={t('search.label')} className={styles['summary']}>
      <div className={styles['line']}>
        <p className={styles['text']}>
          <strong>{places}</strong>
          <span className={styles['detail']}>
            {dates.join(' – ')} · {words(`tripKind.${tripKind}`)} · {words('party.summary', { count })}
          </span>
        </p>
        <Button
          size="small"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpenFor(open ? undefined : searchKey)}
        >
          {open ? t('search.close') : t('search.modify')}
        </Button>
      </div>
      <div id={panelId} className={styles['panel']} hidden={!open}>
        {open ? (
          <LazySearchForm resultsPath={pathname} draft={toDraft(search)} onSearch={() => setOpenFor(undefined)} />
        ) : null}
      </div>
    </section>
  );
}
