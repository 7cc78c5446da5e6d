import type { Trip } from '@airline/contract';

/** Gives the first confirmed trip whose last flight has not arrived. */
export function nextTripOf(trips: readonly Trip[], now: Date): Trip | undefined {
  return trips.find(({ status, bounds }) => status === 'confirmed' && lastArrivalMs(bounds) > now.getTime());
}

function lastArrivalMs(bounds: Trip['bounds']): number {
  return Date.parse(bounds.at(-1)?.itinerary.legs.at(-1)?.arrivesAt ?? '');
}
