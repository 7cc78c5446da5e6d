import type { Itineraries } from '@airline/contract';
import { formatCalendarDate } from '@airline/i18n/calendar-date';
import { placeName } from '@airline/reference-data/place-names';
import { useSession } from '@airline/session/react';
import { ButtonLink } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import { useLocale } from '@airline/ui/locale';
import { useQueries } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { addDays, toMonth } from '../calendar-dates.ts';
import type { BoundSearch, FlightSearch } from '../search/flight-search.ts';
import { lowFaresQuery } from '../search/low-fares-query.ts';
import { daysByDate } from '../search/low-fares.ts';
import styles from './FlightResults.module.css';
import type { HiddenFlights } from './ListNotes.tsx';
import { nearestDays } from './nearest-days.ts';

const OFFERED_DAYS = 4;
const DAYS_LOOKED_AT = 21;

export interface EmptyDayProps {
  readonly bound: BoundSearch;
  readonly search: FlightSearch;
  /** How many flights the day has that do not go with those of the other directions. */
  readonly hidden: HiddenFlights;
  readonly bookable: Itineraries['bookable'];
  readonly hrefFor: (date: string) => string;
}

/** Stands where a day has no flights, and leads to the nearest days that have some. */
export function EmptyDay({ bound, search, hidden, bookable, hrefFor }: EmptyDayProps): ReactNode {
  const { t } = useTranslation('flights');
  const locale = useLocale();
  const { origin, destination, date } = bound;
  const months = [addDays(date, -DAYS_LOOKED_AT), date, addDays(date, DAYS_LOOKED_AT)].map(toMonth);
  const session = useSession();
  const route = { origin, destination, party: search.party };
  const days = useQueries({
    queries: [...new Set(months)].map((month) => lowFaresQuery(session, route, month)),
    combine: daysByDate,
  });
  const near = nearestDays([...days.values()], date, OFFERED_DAYS).filter(
    (day) => day >= bookable.from && day <= bookable.to,
  );
  return (
    <EmptyState
      title={t('empty.title')}
      {...(near.length === 0
        ? {}
        : {
            actions: near.map((day) => (
              <ButtonLink key={day} href={hrefFor(day)} size="small">
                {formatCalendarDate(day, locale, 'short')}
              </ButtonLink>
            )),
          })}
    >
      <p>
        {hidden.tooSoon > 0
          ? t('list.tooSoon', { count: hidden.tooSoon })
          : hidden.tooLate > 0
            ? t('list.tooLate', { count: hidden.tooLate })
            : t('empty.body', {
                date: formatCalendarDate(date, locale, 'full'),
                from: placeName(origin, locale),
                to: placeName(destination, locale),
              })}
      </p>
      <p className={styles['note']}>{near.length === 0 ? t('empty.noneNear') : t('empty.nearest')}</p>
    </EmptyState>
  );
}
