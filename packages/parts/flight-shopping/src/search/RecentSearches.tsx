import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';
import { Button, IconButton } from '@airline/ui/button';
import { Link } from '@airline/ui/link';
import { useLocale } from '@airline/ui/locale';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import { useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { dateIn } from '../calendar-dates.ts';
import type { FlightSearch } from './flight-search.ts';
import { forgetRecentSearch, forgetRecentSearches, readRecentSearches } from './recent-searches.ts';
import styles from './RecentSearches.module.css';
import { formatSearch, resultsHref } from './search-params.ts';

export interface RecentSearchesProps {
  /** The page that shows a search's results. */
  readonly resultsPath: string;
}

/** Renders the searches made lately on this device, each to be made again or taken off. */
export function RecentSearches({ resultsPath }: RecentSearchesProps): ReactNode {
  const { t } = useTranslation('search');
  const [searches, setSearches] = useState(() => readRecentSearches(dateIn(undefined, new Date())));
  const [cleared, setCleared] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  const shown = (left: readonly FlightSearch[]) => {
    setSearches(left);
    setCleared(left.length === 0);
    // The button that was pressed is gone: the focus goes to what stands above it.
    heading.current?.focus();
  };
  if (searches.length === 0) {
    return (
      <output>
        <VisuallyHidden>{cleared ? t('recent.cleared') : ''}</VisuallyHidden>
      </output>
    );
  }
  return (
    <section className={styles['recent']}>
      <div className={styles['head']}>
        <h2 ref={heading} tabIndex={-1} className={styles['title']}>
          {t('recent.title')}
        </h2>
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            forgetRecentSearches();
            shown([]);
          }}
        >
          {t('recent.clear')}
        </Button>
      </div>
      <ul className={styles['list']}>
        {searches.map((search) => (
          <RecentSearch
            key={formatSearch(search).toString()}
            href={resultsHref(resultsPath, search)}
            search={search}
            onRemove={() => {
              forgetRecentSearch(search);
              shown(searches.filter((other) => other !== search));
            }}
          />
        ))}
      </ul>
    </section>
  );
}

interface RecentSearchProps {
  readonly href: string;
  readonly search: FlightSearch;
  readonly onRemove: () => void;
}

function RecentSearch({ href, search, onRemove }: RecentSearchProps): ReactNode {
  const { t } = useTranslation('search');
  const locale = useLocale();
  const { tripKind, bounds, party } = search;
  const [first] = bounds;
  if (first === undefined) return null;
  const places = t('recent.places', {
    from: placeName(first.origin, locale),
    to: placeName(first.destination, locale),
  });
  const dates = (tripKind === 'oneWay' ? [first] : bounds).map(({ date }) => formatCalendarDate(date, locale, 'short'));
  const count = party.adults + party.children + party.lapInfants;
  return (
    <li className={styles['card']}>
      <span className={styles['text']}>
        <Link href={href} variant="quiet">
          {places}
        </Link>
        {tripKind === 'multiCity' ? <span>{t('recent.more', { count: bounds.length - 1 })}</span> : null}
        <span className={styles['detail']}>
          {[dates[0], dates.length > 1 ? dates.at(-1) : undefined].filter(Boolean).join(' – ')}
        </span>
        <span className={styles['detail']}>
          {t(`tripKind.${tripKind}`)} · {t('party.summary', { count })}
        </span>
      </span>
      <IconButton label={t('recent.remove', { search: places })} onClick={onRemove}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M7 7l10 10M17 7 7 17" />
        </svg>
      </IconButton>
    </li>
  );
}
