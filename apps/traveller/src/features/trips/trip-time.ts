import type { Trip } from '@airline/contract';

/** Gives the station whose clocks a trip's deadlines are told by: where it starts. */
export function firstStationOf({ bounds: [first] }: Trip): string {
  return first?.itinerary.legs[0]?.from ?? first?.origin ?? '';
}

/** Tells whether none of a trip's flights has left yet. */
export function isAhead({ bounds }: Trip, now: Date): boolean {
  return bounds.every(({ itinerary }) =>
    itinerary.legs.every(({ departsAt }) => Date.parse(departsAt) > now.getTime()),
  );
}

/** Gives the place that a trip is named after: where its first direction leads to. */
export function destinationOf({ bounds: [first] }: Trip): string {
  return first?.itinerary.legs.at(-1)?.to ?? first?.destination ?? '';
}
