import type { LowFareCalendar } from '@airline/contract';

import { usd } from './rules/offers/index.ts';

/** What the cheapest fare of an itinerary costs each passenger: in cents with taxes, or in points. */
export interface DayFare {
  readonly totalMinor: number;
  readonly points: number;
}

/**
 * Gives the lowest price of a day and its fewest points. They may be of two itineraries: points pay no taxes, and a connection has
 * more of them than a nonstop flight. Nothing where nothing is for sale.
 */
export function lowestOfDay(fares: readonly DayFare[]): Omit<LowFareCalendar['days'][number], 'date'> {
  if (fares.length === 0) return {};
  return {
    perPassenger: usd(Math.min(...fares.map(({ totalMinor }) => totalMinor))),
    pointsPerPassenger: Math.min(...fares.map(({ points }) => points)),
  };
}
