import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';
import { useLocale } from '@airline/ui/locale';
import { useLinkClick } from '@airline/ui/navigation';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

import { toDraft, type FlightSearch } from '../search/flight-search.ts';
import { asksForParty } from '../search/party-address.ts';
import { formatSearch } from '../search/search-params.ts';
import { LazySearchForm } from './LazySearchForm.tsx';
import styles from './SearchSummary.module.css';

/** Whether the form of a search is open, for the line that opens it and the place where it stands. */
export interface SearchPanel {
  readonly id: string;
  readonly isOpen: boolean;
  readonly setOpen: (isOpen: boolean) => void;
}

/** Holds whether the form of a search is open; an address that asks for its counters opens it, a new search closes it. */
export function useSearchPanel(search: FlightSearch): SearchPanel {
  const searchKey = formatSearch(search).toString();
  const location = useLocation();
  const [openFor, setOpenFor] = useState(asksForParty(location) ? searchKey : undefined);
  return {
    id: useId(),
    isOpen: openFor === searchKey,
    setOpen: (isOpen) => setOpenFor(isOpen ? searchKey : undefined),
  };
}

export interface SearchSummaryProps {
  readonly search: FlightSearch;
  readonly panel: SearchPanel;
}

export interface SearchLineProps extends SearchSummaryProps {
  /** Where the search is changed, if not in the form of this page. */
  readonly modifyHref?: string | undefined;
}

/** Renders what is searched in one line that opens the form to change it. */
export function SearchSummary({ search, panel, modifyHref }: SearchLineProps): ReactNode {
  const { t } = useTranslation('flights');
  const { t: words } = useTranslation('search');
  const locale = useLocale();
  const { tripKind, bounds, party } = search;
  const first = bounds[0];
  const places =
    tripKind === 'multiCity'
      ? [
          placeName(first?.origin ?? '', locale),
          ...bounds.map(({ destination }) => placeName(destination, locale)),
        ].join(' – ')
      : t('route', { from: placeName(first?.origin ?? '', locale), to: placeName(first?.destination ?? '', locale) });
  const dates = [first?.date, bounds.length > 1 ? bounds.at(-1)?.date : undefined].flatMap((date) =>
    date === undefined ? [] : formatCalendarDate(date, locale, 'dayAndMonth'),
  );
  const count = party.adults + party.children + party.lapInfants;
  const line = (
    <span className={styles['text']}>
      <strong>{places}</strong>{' '}
      <span className={styles['detail']}>
        {dates.join(' – ')} · {words('party.summary', { count })}
      </span>
    </span>
  );
  const follow = useLinkClick(modifyHref ?? '');
  if (modifyHref !== undefined) {
    return (
      <section aria-label={t('search.label')} className={styles['summary']}>
        <a className={styles['line']} href={modifyHref} onClick={follow}>
          {line} <span className={styles['change']}>{t('search.modify')}</span>
        </a>
      </section>
    );
  }
  return (
    <section aria-label={t('search.label')} className={styles['summary']}>
      <button
        type="button"
        className={styles['line']}
        aria-expanded={panel.isOpen}
        aria-controls={panel.id}
        onClick={() => panel.setOpen(!panel.isOpen)}
      >
        {line} <span className={styles['change']}>{panel.isOpen ? t('search.close') : t('search.modify')}</span>
      </button>
    </section>
  );
}

/** Renders the form of the search while it is open. */
export function SearchFormPanel({ search, panel }: SearchSummaryProps): ReactNode {
  const location = useLocation();
  return (
    <div id={panel.id} className={styles['panel']} hidden={!panel.isOpen}>
      {panel.isOpen ? (
        <LazySearchForm
          resultsPath={location.pathname}
          draft={toDraft(search)}
          beginsAtParty={asksForParty(location)}
          onSearch={() => panel.setOpen(false)}
        />
      ) : null}
    </div>
  );
}
