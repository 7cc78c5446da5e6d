import { limits } from '@airline/client-config/limits';

import type { Itinerary } from '../search/rules/index.ts';

const DAY_MS = 86_400_000;

/** Tells whether a booking made now is so far ahead of its first departure that it can be cancelled free at first. */
export function isCancellationFree(first: Itinerary | undefined, now: Date): boolean {
  if (!first) return false;
  const ahead = first.legs[0].departure.instant - now.getTime();
  return ahead >= limits.freeCancellationBookedAheadDays * DAY_MS;
}
