import { MINUTES_PER_DAY } from '../../schedule/rules/calendar-date.ts';
import type { Schedule } from '../../schedule/rules/schedule.ts';
import type { ConnectionRules } from './connection-rules.ts';
import type { Network } from './network.ts';

/** The legs of some days, by route and in order of departure, as columns. */
export interface CollectedLegs {
  readonly legsFrom: Int32Array;
  readonly route: Int32Array;
  readonly departs: Int32Array;
  readonly arrives: Int32Array;
  /** The leg's pattern, by its place in the network's timetable. */
  readonly place: Int32Array;
  /** The local date of the departure, as a day's number. */
  readonly day: Int32Array;
}

/** Local dates on which a journey's later legs may depart: the day before across the date line, three days after. */
const FIRST_SHIFT = -1;
const LAST_SHIFT = 3;
const SHIFTS = LAST_SHIFT - FIRST_SHIFT + 1;

/** Collects every leg that a journey which begins on a day can use. */
export function collectLegs(
  schedule: Schedule,
  network: Network,
  rules: ConnectionRules,
  firstDay: number,
): CollectedLegs {
  const { routeCount, timetable } = network;
  const all = createLegColumns(timetable.pattern.length * SHIFTS);
  const starts = new Int32Array(routeCount + 1);
  for (let route = 0; route < routeCount; route += 1) {
    // Within a day the patterns stand in order already: day after day, little is left to sort.
    for (let day = firstDay + FIRST_SHIFT; day <= firstDay + LAST_SHIFT; day += 1) {
      for (let place = timetable.from[route] ?? 0; place < (timetable.from[route + 1] ?? 0); place += 1) {
        if (!schedule.operatesOn(timetable.pattern[place] ?? -1, day)) continue;
        const midnight = day * MINUTES_PER_DAY;
        const departs = midnight + (timetable.departs[place] ?? 0);
        insertLeg(all, starts[route] ?? 0, departs, midnight + (timetable.arrives[place] ?? 0), place, day);
      }
    }
    starts[route + 1] = all.length;
  }
  return keepUpTo(all, latestUsefulDeparture(all, rules, firstDay), starts);
}

/** Follows the latest journeys of the day: nothing that departs after their last connection can be used. */
function latestUsefulDeparture(legs: LegColumns, rules: ConnectionRules, firstDay: number): number {
  const longestLayover = Math.max(rules.maximumLayoverMinutes.domestic, rules.maximumLayoverMinutes.international);
  let latest = -Infinity;
  for (let index = 0; index < legs.length; index += 1) {
    if (legs.day[index] === firstDay) latest = Math.max(latest, legs.departs[index] ?? 0);
  }
  for (let connection = 0; connection < 2; connection += 1) {
    let arrival = latest;
    for (let index = 0; index < legs.length; index += 1) {
      if ((legs.departs[index] ?? 0) <= latest) arrival = Math.max(arrival, legs.arrives[index] ?? 0);
    }
    latest = arrival + longestLayover;
  }
  return latest;
}

interface LegColumns {
  readonly departs: Int32Array;
  readonly arrives: Int32Array;
  readonly place: Int32Array;
  readonly day: Int32Array;
  length: number;
}

function createLegColumns(capacity: number): LegColumns {
  const column = (): Int32Array => new Int32Array(capacity);
  return { departs: column(), arrives: column(), place: column(), day: column(), length: 0 };
}

/** Puts a leg behind those of its route that depart before it, or then and arrive no later. */
function insertLeg(
  legs: LegColumns,
  start: number,
  departs: number,
  arrives: number,
  place: number,
  day: number,
): void {
  let at = legs.length;
  legs.length += 1;
  while (at > start && isAfter(legs, at - 1, departs, arrives)) {
    legs.departs[at] = legs.departs[at - 1] ?? 0;
    legs.arrives[at] = legs.arrives[at - 1] ?? 0;
    legs.place[at] = legs.place[at - 1] ?? 0;
    legs.day[at] = legs.day[at - 1] ?? 0;
    at -= 1;
  }
  legs.departs[at] = departs;
  legs.arrives[at] = arrives;
  legs.place[at] = place;
  legs.day[at] = day;
}

function isAfter(legs: LegColumns, index: number, departs: number, arrives: number): boolean {
  const departure = legs.departs[index] ?? 0;
  return departure > departs || (departure === departs && (legs.arrives[index] ?? 0) > arrives);
}

/** Copies the legs that depart up to an instant into columns that are as long as they need to be. */
function keepUpTo(legs: LegColumns, latest: number, starts: Int32Array): CollectedLegs {
  const legsFrom = new Int32Array(starts.length);
  const kept: number[] = [];
  const routes: number[] = [];
  for (let route = 0; route + 1 < starts.length; route += 1) {
    for (let index = starts[route] ?? 0; index < (starts[route + 1] ?? 0); index += 1) {
      if ((legs.departs[index] ?? 0) > latest) break;
      kept.push(index);
      routes.push(route);
    }
    legsFrom[route + 1] = kept.length;
  }
  const column = (all: Int32Array): Int32Array => Int32Array.from(kept, (index) => all[index] ?? 0);
  return {
    legsFrom,
    route: Int32Array.from(routes),
    departs: column(legs.departs),
    arrives: column(legs.arrives),
    place: column(legs.place),
    day: column(legs.day),
  };
}
