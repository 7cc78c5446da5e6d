import type { Trip } from '@airline/contract';

/** Finds the first confirmed trip whose last flight has not arrived. */
export function findNextTrip(trips: readonly Trip[], now: Date): Trip | undefined {
  return trips.find((trip) => trip.status === 'confirmed' && !hasEnded(trip, now));
}

/** Tells whether the last flight of a trip has arrived. */
export function hasEnded({ bounds }: Trip, now: Date): boolean {
  return Date.parse(bounds.at(-1)?.itinerary.legs.at(-1)?.arrivesAt ?? '') <= now.getTime();
}
