import { useSession } from '@airline/session/react';
import { useQueries } from '@tanstack/react-query';

import type { FlightSearch } from '../search/flight-search.ts';
import type { PricedItinerary } from './arrange-flights.ts';
import { itinerariesQuery } from './flights-queries.ts';

/** What is for sale in the directions after a step. */
export interface OnwardFlights {
  /** One list for each direction; `undefined` until all are there. */
  readonly flights: readonly (readonly PricedItinerary[])[] | undefined;
  /** Whether one of them cannot be had, so that no price of the journey can be said. */
  readonly isUnavailable: boolean;
}

/** Asks for the directions after a step, where a price for the journey is wanted; otherwise asks nothing. */
export function useOnwardFlights({ bounds, party }: FlightSearch, step: number, wanted: boolean): OnwardFlights {
  const session = useSession();
  return useQueries({
    queries: wanted ? bounds.slice(step + 1).map((bound) => itinerariesQuery(session, bound, party)) : [],
    combine: (answers) => ({
      flights: answers.every(({ data }) => data !== undefined)
        ? answers.flatMap(({ data }) => (data === undefined ? [] : [data.itineraries]))
        : undefined,
      isUnavailable: answers.some(
        ({ isError, data }) => isError || data?.itineraries.some(({ fares }) => fares.length > 0) === false,
      ),
    }),
  });
}
