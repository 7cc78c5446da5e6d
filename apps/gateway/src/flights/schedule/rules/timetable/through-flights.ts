import { distanceBetween } from '@airline/reference-data/stations';

import { MINUTES_PER_DAY } from '../calendar-date.ts';
import type { TimedLeg } from './departure-times.ts';
import { stableRandom } from './stable-random.ts';

/** A flight that goes on under its number: one leg, or two with a stop at which passengers may stay on board. */
export type TimedFlight = readonly [TimedLeg] | readonly [TimedLeg, TimedLeg];

const SHORTEST_STOP_MINUTES = 35;
const LONGEST_STOP_MINUTES = 65;
const SHORTEST_JOURNEY_MILES = 400;
const MOST_DETOUR = 1.35;
const SHARE_THAT_LOOKS = 0.3;

/**
 * Joins some legs into flights of two: the next departure of the same aircraft to somewhere else that lies on the way.
 */
export function joinThroughFlights(legs: readonly TimedLeg[], seed: number): readonly TimedFlight[] {
  const departures = new Map<string, TimedLeg[]>();
  for (const timed of legs) {
    const key = `${timed.leg.from.id} ${timed.daysOfOperation}`;
    departures.set(key, [...(departures.get(key) ?? []), timed]);
  }
  for (const list of departures.values()) list.sort((a, b) => a.leg.departureTime - b.leg.departureTime);

  const joined = new Set<TimedLeg>();
  const flights: TimedFlight[] = [];
  for (const first of legs) {
    const { from, to } = first.leg;
    if (joined.has(first) || stableRandom(seed, from.id, to.id, first.place, 'through') > SHARE_THAT_LOOKS) continue;
    const second = departures
      .get(`${to.id} ${first.daysOfOperation}`)
      ?.find((next) => !joined.has(next) && goesOn(first, next));
    if (!second) continue;
    joined.add(first).add(second);
    flights.push([first, second]);
  }
  return [...flights, ...legs.filter((timed) => !joined.has(timed)).map((timed) => [timed] as const)];
}

function goesOn(first: TimedLeg, second: TimedLeg): boolean {
  const stop = second.leg.departureTime - first.arrivalTime;
  if (first.arrivalTime >= MINUTES_PER_DAY || stop < SHORTEST_STOP_MINUTES || stop > LONGEST_STOP_MINUTES) return false;
  const direct = distanceBetween(first.leg.from, second.leg.to);
  return direct > SHORTEST_JOURNEY_MILES && first.miles + second.miles <= direct * MOST_DETOUR;
}
