import { expandToStations } from '@airline/reference-data/loyalty-stations';

import { isCalendarDate } from '../../schedule/rules/calendar-date.ts';
import type { Schedule } from '../../schedule/rules/schedule.ts';
import type { Itinerary } from './itinerary.ts';

/** One direction of a journey: a one-way has one bound, a return two, a multi-city or open jaw as many as it has. */
export interface Bound {
  /** A station's code or a group's id. */
  readonly origin: string;
  readonly destination: string;
  /** The local date of departure at the origin, 'YYYY-MM-DD'. */
  readonly date: string;
}

const MOST_BOUNDS = 6;

/** What keeps a journey from being searched; `path` says where, as `['bounds', 1, 'date']`. */
export interface BoundFault {
  readonly code:
    | 'noBounds'
    | 'tooManyBounds'
    | 'unknownPlace'
    | 'placeNotServed'
    | 'samePlace'
    | 'notADate'
    | 'dateOutsideSchedule'
    | 'datesOutOfOrder';
  readonly path: readonly (string | number)[];
  readonly params: Readonly<Record<string, string | number>>;
}

/** The dates on which a journey may begin: those of a schedule, or the part of them that is on sale. */
type ScheduleDates = Pick<Schedule, 'firstDate' | 'lastDate'>;

/** Checks the bounds of a journey, all at once; an empty list is a journey that can be searched. */
export function checkBounds(bounds: readonly Bound[], dates: ScheduleDates): readonly BoundFault[] {
  if (bounds.length === 0) return [{ code: 'noBounds', path: ['bounds'], params: {} }];
  if (bounds.length > MOST_BOUNDS) {
    return [{ code: 'tooManyBounds', path: ['bounds'], params: { most: MOST_BOUNDS, given: bounds.length } }];
  }
  return bounds.flatMap((bound, index) => [
    ...placeFaults(bound, index),
    ...dateFaults(bound, bounds[index - 1], index, dates),
  ]);
}

/** Tells whether a bound's itinerary can follow another's: it departs later, with time to get from one to the other. */
export function canFollow(previous: Itinerary, next: Itinerary, minimumMinutes: number): boolean {
  const arrival = previous.legs.at(-1)?.arrival.instant ?? Infinity;
  return next.legs[0].departure.instant >= arrival + minimumMinutes * 60_000;
}

/** The stations that a place stands for and that are offered for booking. */
export function findStations(place: string): readonly string[] {
  return expandToStations(place).flatMap(({ id, isActive }) => (isActive ? [id] : []));
}

/** Says why nothing can be searched from or to a place; `undefined` where it can. */
export function placeFault(place: string): 'unknownPlace' | 'placeNotServed' | undefined {
  if (findStations(place).length > 0) return undefined;
  return expandToStations(place).length === 0 ? 'unknownPlace' : 'placeNotServed';
}

function placeFaults(bound: Bound, index: number): readonly BoundFault[] {
  const faults = (['origin', 'destination'] as const).flatMap((side): BoundFault[] => {
    const place = bound[side];
    const code = placeFault(place);
    return code === undefined ? [] : [{ code, path: ['bounds', index, side], params: { place } }];
  });
  if (faults.length > 0) return faults;
  const isPair = findStations(bound.origin).some((from) => findStations(bound.destination).some((to) => from !== to));
  if (isPair) return [];
  return [{ code: 'samePlace', path: ['bounds', index, 'destination'], params: { place: bound.destination } }];
}

function dateFaults(
  { date }: Bound,
  previous: Bound | undefined,
  index: number,
  { firstDate, lastDate }: ScheduleDates,
): readonly BoundFault[] {
  const path = ['bounds', index, 'date'];
  if (!isCalendarDate(date)) return [{ code: 'notADate', path, params: { date } }];
  if (firstDate === undefined || date < firstDate || (lastDate !== undefined && date > lastDate)) {
    return [{ code: 'dateOutsideSchedule', path, params: { date, first: firstDate ?? '', last: lastDate ?? '' } }];
  }
  if (previous && isCalendarDate(previous.date) && date < previous.date) {
    return [{ code: 'datesOutOfOrder', path, params: { date, previous: previous.date } }];
  }
  return [];
}
