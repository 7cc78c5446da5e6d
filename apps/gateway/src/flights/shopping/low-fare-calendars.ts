import type { LowFareCalendar, Party, PartyLimits } from '@airline/contract';

import { itineraryFares, pointsFor, ticketTaxesTotal } from './rules/fares/index.ts';
import { bookableDates, checkBounds, type FlightSearch } from '../search/rules/index.ts';
import { type Refused, refusedFields } from '../../http/refusal.ts';
import { boundErrors, type FieldErrors, partyErrors } from './field-errors.ts';
import { findOnSale, type SearchContext } from './search-itineraries.ts';
import type { Flights } from './flights.ts';
import { datesOfMonth } from './dates-of-month.ts';
import { lowestOfDay } from './lowest-of-day.ts';
import { createSearchCache } from './search-cache.ts';
import type { Yielder } from './yielder.ts';

export interface CalendarQuery extends Party {
  readonly origin: string;
  readonly destination: string;
  /** 'YYYY-MM' */
  readonly month: string;
}

/** Gives the low-fare calendars of a schedule, each kept for a minute. */
export interface LowFareCalendars {
  read(query: CalendarQuery, now: Date, limits: PartyLimits): Promise<{ readonly answer: LowFareCalendar } | Refused>;
}

type Days = LowFareCalendar['days'];

/**
 * Makes the calendars: each day of a month is searched and priced like any other search, a day for each round of the
 * event loop, so that nobody waits for a whole month.
 */
export function createLowFareCalendars(flights: Flights, yielder: Yielder): LowFareCalendars {
  const cache = createSearchCache<Days>();

  const makeDays = async (search: FlightSearch, query: CalendarQuery, dates: readonly string[], now: Date) => {
    const [first, last] = [dates[0], dates.at(-1)];
    if (first === undefined) return [];
    const pricing = { tickets: query.adults + query.children, now, ...(await flights.seats.read(first, last)) };
    const days: Days = [];
    for (const date of dates) {
      await yielder.yieldToRequests();
      days.push({ date, ...lowestFare(search, { ...query, date }, pricing) });
    }
    return days;
  };

  return {
    async read(query, now, limits) {
      const search = await flights.search();
      const { origin, destination, month } = query;
      const bookable = bookableDates(origin, search.schedule, now);
      const errors = [...placeErrors(query, bookable.from), ...partyErrors(query, '', limits)];
      if (errors.length > 0) return refusedFields(errors, 'request');
      const key = [origin, destination, month, query.adults + query.children].join(' ');
      const days = await cache.get(key, search, now, () => {
        const dates = datesOfMonth(month).filter((date) => date >= bookable.from && date <= bookable.to);
        return makeDays(search, query, dates, now);
      });
      return { answer: { origin, destination, month, days } };
    },
  };
}

function placeErrors({ origin, destination }: CalendarQuery, date: string): FieldErrors {
  const bound = { origin, destination, date };
  return boundErrors(checkBounds([bound], { firstDate: date, lastDate: date }), 'alone');
}

function lowestFare(
  search: FlightSearch,
  query: CalendarQuery & { readonly date: string },
  pricing: SearchContext,
): Omit<Days[number], 'date'> {
  const fares = findOnSale(search, query, pricing).flatMap((itinerary) => {
    const basic = itineraryFares(itinerary, pricing)?.fares[0];
    if (!basic) return [];
    const totalMinor = basic.baseMinor + ticketTaxesTotal(itinerary, basic.baseMinor);
    return { totalMinor, points: pointsFor(basic.baseMinor) };
  });
  return lowestOfDay(fares);
}
