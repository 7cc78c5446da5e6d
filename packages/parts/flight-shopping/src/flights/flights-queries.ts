import { searchItineraries, type Party } from '@airline/contract';
import { valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import type { AppServices } from '@airline/session/services';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { toMonth } from '../calendar-dates.ts';
import type { BoundSearch } from '../search/flight-search.ts';
import { lowFaresQuery } from '../search/low-fares-query.ts';
import { parseSearch } from '../search/search-params.ts';
import { parsePicks } from './picks.ts';

const itinerariesKey = 'itineraries';

/** Asks for the flights of one direction with their fares. */
export function itinerariesQuery(gateway: GatewayClient, { origin, destination, date }: BoundSearch, party: Party) {
  return queryOptions({
    queryKey: [itinerariesKey, origin, destination, date, party],
    queryFn: async ({ signal }) =>
      valueOrThrow(await gateway.call(searchItineraries, { query: { origin, destination, date, ...party }, signal })),
  });
}

/** Asks anew for all flights that are on screen: their prices and seats are others by now. */
export async function refreshFlights(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [itinerariesKey] });
}

/** Begins to fetch what the results of an address show first; resolves when the flights themselves have come, or will not. */
export async function prefetchFlights(request: Request, { session, queryClient }: AppServices): Promise<void> {
  const params = new URL(request.url).searchParams;
  const parsed = parseSearch(params, session.config?.limits);
  if (!('search' in parsed)) return;
  const { bounds, party } = parsed.search;
  const needed = bounds.slice(0, parsePicks(params, bounds.length).length + 1);
  const flights = needed.map((bound) => queryClient.query(itinerariesQuery(session, bound, party)));
  const current = needed.at(-1);
  if (current !== undefined) {
    begin(queryClient.query(lowFaresQuery(session, { ...current, party }, toMonth(current.date))));
  }
  begin(queryClient.query(fareFamiliesQuery(session)));
  await Promise.allSettled(flights);
}

/** Begins to ask; what fails is asked for again, and told, by the part of the page that needs it. */
function begin(asked: Promise<unknown>): void {
  asked.catch(() => undefined);
}
