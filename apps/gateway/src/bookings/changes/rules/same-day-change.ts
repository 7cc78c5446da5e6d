import type { FlightLeg, OfferBound } from '@airline/contract';
import { getStation } from '@airline/reference-data/stations';

import { localDate } from '../../../flights/search/rules/index.ts';
import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';
import { departureDate } from '../../orders/rules/journey.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Who could not fly has a fortnight in which new flights cost no more. */
const rebookingDays = 14;

/** One direction, as far as it decides what a change on its day is. */
type FlownBound = Pick<OfferBound, 'family' | 'itinerary'>;

/**
 * Tells whether a change is one to another flight of the day, which costs no more than the flight before:
 *
 * 1. the fare family includes it, and stays the same;
 * 2. it goes from the same station to the same station;
 * 3. both flights depart on the calendar day that it is at the origin, however many hours that day has.
 */
export function isSameDayChange(from: FlownBound, to: FlownBound, now: Date): boolean {
  const [before, after] = [endsOf(from), endsOf(to)];
  if (before === undefined || after === undefined) return false;
  const isIncluded = fareConditions.some(({ family, sameDayChange }) => family === from.family && sameDayChange);
  const today = localDate(getStation(before.first.from)?.timeZone ?? 'UTC', now);
  return (
    isIncluded &&
    to.family === from.family &&
    after.first.from === before.first.from &&
    after.last.to === before.last.to &&
    departureDate(before.first) === today &&
    departureDate(after.first) === today
  );
}

/**
 * Tells whether new flights take the place of some that are not flown as booked, and cost no more than they did:
 *
 * 1. the fare family stays the same;
 * 2. they go from the same station to the same station;
 * 3. they depart within a fortnight of the flights that they replace.
 */
export function isRebooking(from: FlownBound, to: FlownBound): boolean {
  const [before, after] = [endsOf(from), endsOf(to)];
  if (before === undefined || after === undefined) return false;
  const apartMs = Math.abs(Date.parse(after.first.departsAt) - Date.parse(before.first.departsAt));
  return (
    to.family === from.family &&
    after.first.from === before.first.from &&
    after.last.to === before.last.to &&
    apartMs <= rebookingDays * dayMs
  );
}

function endsOf({
  itinerary: { legs },
}: FlownBound): { readonly first: FlightLeg; readonly last: FlightLeg } | undefined {
  const [first, last] = [legs[0], legs.at(-1)];
  return first === undefined || last === undefined ? undefined : { first, last };
}
