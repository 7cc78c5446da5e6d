import { searchItineraries, type Party } from '@airline/contract';
import { queryOptions } from '@tanstack/react-query';
import type { LoaderFunctionArgs } from 'react-router-dom';

import { fareFamiliesQuery } from '../../../fare-families.ts';
import { gateway, queryClient, valueOf } from '../../../gateway.ts';
import { monthOf } from '../calendar-dates.ts';
import type { BoundSearch } from '../search/flight-search.ts';
import { lowFaresQuery } from '../search/low-fares.ts';
import { parseSearch } from '../search/search-params.ts';
import { parsePicks } from './picks.ts';

const itinerariesKey = 'itineraries';

/** Asks for the flights of one direction with their fares. */
export function itinerariesQuery({ origin, destination, date }: BoundSearch, party: Party) {
  return queryOptions({
    queryKey: [itinerariesKey, origin, destination, date, party],
    queryFn: async ({ signal }) =>
      valueOf(await gateway.call(searchItineraries, { query: { origin, destination, date, ...party }, signal })),
  });
}

/** Asks anew for all flights that are on screen: their prices and seats are others by now. */
export async function refreshFlights(): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: [itinerariesKey] });
}

/** Begins to ask for what the results show first. The page is there at once and says that it is searching. */
export function loadFlights({ request }: LoaderFunctionArgs): null {
  const params = new URL(request.url).searchParams;
  const parsed = parseSearch(params);
  if (!('search' in parsed)) return null;
  const { bounds, party } = parsed.search;
  const needed = bounds.slice(0, parsePicks(params, bounds.length).length + 1);
  for (const bound of needed) begin(queryClient.query(itinerariesQuery(bound, party)));
  const current = needed.at(-1);
  if (current !== undefined) {
    begin(queryClient.query(lowFaresQuery({ ...current, party }, monthOf(current.date))));
  }
  begin(queryClient.query(fareFamiliesQuery));
  return null;
}

/** Begins to ask; what fails is asked for again, and told, by the part of the page that needs it. */
function begin(asked: Promise<unknown>): void {
  asked.catch(() => undefined);
}
