import type { Trip } from '@airline/contract';

import { listLegs } from '../../orders/rules/journey.ts';

/** Orders trips by their next departure, then those that have no departure left, the latest first. */
export function byNextDeparture(now: Date): (one: Trip, other: Trip) => number {
  return (one, other) => {
    const [next, nextOfOther] = [nextDepartureMs(one, now), nextDepartureMs(other, now)];
    if (next !== undefined && nextOfOther !== undefined) return next - nextOfOther;
    if (next !== undefined) return -1;
    if (nextOfOther !== undefined) return 1;
    return lastDepartureMs(other) - lastDepartureMs(one);
  };
}

function nextDepartureMs(trip: Trip, now: Date): number | undefined {
  return departuresMs(trip).find((departure) => departure > now.getTime());
}

function lastDepartureMs(trip: Trip): number {
  return departuresMs(trip).at(-1) ?? 0;
}

function departuresMs({ bounds }: Trip): readonly number[] {
  return listLegs(bounds)
    .map(({ departsAt }) => Date.parse(departsAt))
    .toSorted((one, other) => one - other);
}
