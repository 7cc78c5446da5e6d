import type { Destinations } from '@airline/contract';

import { itineraryFares, pointsFor, ticketTaxesTotal } from './rules/fares/index.ts';
import {
  bookableDates,
  createItinerary,
  type FlightSearch,
  firstDepartureOnSale,
  placeFault,
} from '../search/rules/index.ts';
import { usd } from './rules/offers/index.ts';
import { type Refused, refusedFields } from '../../http/refusal.ts';
import type { Flights } from './flights.ts';
import { datesOfMonth } from './dates-of-month.ts';
import { createSearchCache } from './search-cache.ts';
import type { Yielder } from './yielder.ts';

export interface DestinationsQuery {
  readonly origin: string;
  /** 'YYYY-MM' */
  readonly month: string;
}

/** Gives where the nonstop flights of a month lead, and for how much. */
export interface DestinationFares {
  read(query: DestinationsQuery, now: Date): Promise<{ readonly answer: Destinations } | Refused>;
}

type Destination = Destinations['destinations'][number];

/**
 * Looks at every nonstop flight of a place in a month, a day for each round of the event loop, and gives each destination with
 * its lowest fare for one passenger: what the search of that day shows for the same flight.
 */
export function createDestinationFares(flights: Flights, yielder: Yielder): DestinationFares {
  const cache = createSearchCache<Destination[]>();

  const make = async (search: FlightSearch, origin: string, dates: readonly string[], now: Date) => {
    const [first, last] = [dates[0], dates.at(-1)];
    if (first === undefined) return [];
    const pricing = { tickets: 1, now, ...(await flights.seats.read(first, last)) };
    const firstInstant = firstDepartureOnSale(now);
    const lowest = new Map<string, Destination>();
    for (const date of dates) {
      await yielder.yieldToRequests();
      for (const leg of search.departures(origin, date)) {
        if (leg.departure.instant < firstInstant) continue;
        const { station } = leg.arrival;
        const before = lowest.get(station) ?? { station };
        lowest.set(station, before);
        const itinerary = createItinerary([leg]);
        const basic = itineraryFares(itinerary, pricing)?.fares[0];
        if (!basic) continue;
        const amountMinor = basic.baseMinor + ticketTaxesTotal(itinerary, basic.baseMinor);
        if (before.lowest !== undefined && before.lowest.perPassenger.amountMinor <= amountMinor) continue;
        const points = pointsFor(basic.baseMinor);
        lowest.set(station, { station, lowest: { date, perPassenger: usd(amountMinor), pointsPerPassenger: points } });
      }
    }
    return [...lowest.values()].toSorted((a, b) => (a.station < b.station ? -1 : 1));
  };

  return {
    async read({ origin, month }, now) {
      const code = placeFault(origin);
      if (code !== undefined)
        return refusedFields([{ pointer: '/origin', code, params: { place: origin } }], 'request');
      const search = await flights.search();
      const { from, to } = bookableDates(origin, search.schedule, now);
      const destinations = await cache.get(`${origin} ${month}`, search, now, () => {
        const dates = datesOfMonth(month).filter((date) => date >= from && date <= to);
        return make(search, origin, dates, now);
      });
      return { answer: { origin, month, destinations } };
    },
  };
}
