import type { OfferRequest } from '@airline/contract';

import {
  bookableDates,
  canFollow,
  checkBounds,
  type FlightSearch,
  type Itinerary,
  itineraryId,
} from '../search/rules/index.ts';
import { boundErrors, type FieldErrors } from './field-errors.ts';

/** A way back, or on from another station, departs this long after the arrival at least. */
const LEAST_MINUTES_BETWEEN_BOUNDS = 60;

type RequestedBound = OfferRequest['bounds'][number];

/** A direction of a request with the itinerary that it names. */
export type ChosenBound = RequestedBound & { readonly itinerary: Itinerary };

/** Finds the itineraries that a request names, if they are to be had on their dates and one can follow the other. */
export function findChosen(
  bounds: readonly RequestedBound[],
  search: FlightSearch,
  now: Date,
): { readonly bounds: readonly ChosenBound[] } | { readonly errors: FieldErrors } {
  const bookable = bounds.map(({ origin }) => bookableDates(origin, search.schedule, now));
  const firstDate = bookable.map(({ from }) => from).toSorted()[0];
  const lastDate = bookable
    .map(({ to }) => to)
    .toSorted()
    .at(-1);
  const faults = boundErrors(checkBounds(bounds, { firstDate, lastDate }), 'inList');
  if (faults.length > 0) return { errors: faults };

  const chosen: ChosenBound[] = [];
  const errors: FieldErrors = [];
  for (const [index, bound] of bounds.entries()) {
    const itinerary = findItinerary(bound, search);
    const previous = chosen.at(-1)?.itinerary;
    const pointer = `/bounds/${index}/itineraryId`;
    if (!itinerary) errors.push({ pointer, code: 'unknownItinerary' });
    else if (previous && !canFollow(previous, itinerary, LEAST_MINUTES_BETWEEN_BOUNDS)) {
      errors.push({ pointer, code: 'departsTooSoon', params: { leastMinutes: LEAST_MINUTES_BETWEEN_BOUNDS } });
    } else chosen.push({ ...bound, itinerary });
  }
  return errors.length > 0 ? { errors } : { bounds: chosen };
}

/** Searches with the named legs alone: nothing can hide the itinerary then, and what breaks a rule is not found. */
function findItinerary({ itineraryId: id, ...bound }: RequestedBound, search: FlightSearch): Itinerary | undefined {
  const legs = new Set(id.split('+'));
  return search.search({ ...bound, accepts: (leg) => legs.has(leg.id) }).find((found) => itineraryId(found) === id);
}
