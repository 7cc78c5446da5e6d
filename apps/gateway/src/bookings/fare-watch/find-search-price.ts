import type { Itineraries } from '@airline/contract';

import { searchItineraries } from '../../flights/shopping/search-itineraries.ts';
import { lowestJourney, type PricedWay } from './rules/lowest-journey.ts';
import type { WatchedSearch } from './rules/watched-search.ts';
import type { FareWatchServices } from './services.ts';

/** Finds the lowest price of a search for all passengers, in cents, as its results show it; `undefined` where nothing is on sale. */
export async function findSearchPrice(
  { flights, now, partyLimits }: Pick<FareWatchServices, 'flights' | 'now' | 'partyLimits'>,
  { bounds, party }: WatchedSearch,
): Promise<number | undefined> {
  const directions: PricedWay[][] = [];
  for (const bound of bounds) {
    const found = await searchItineraries(flights, { ...bound, ...party }, { now: now(), limits: partyLimits() });
    if ('refused' in found) return undefined;
    directions.push(found.answer.itineraries.flatMap((itinerary) => toWay(itinerary, party)));
  }
  return lowestJourney(directions);
}

function toWay(
  { legs, fares, lapInfantTaxes }: Itineraries['itineraries'][number],
  { adults, children, lapInfants }: WatchedSearch['party'],
): readonly PricedWay[] {
  const [first, last] = [legs[0], legs.at(-1)];
  if (first === undefined || last === undefined || fares.length === 0) return [];
  const lowest = Math.min(...fares.map(({ perPassenger }) => perPassenger.amountMinor));
  return [
    {
      departsMs: Date.parse(first.departsAt),
      arrivesMs: Date.parse(last.arrivesAt),
      amountMinor: (adults + children) * lowest + lapInfants * lapInfantTaxes.amountMinor,
    },
  ];
}
