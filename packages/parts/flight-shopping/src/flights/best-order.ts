import type { PricedItinerary } from './arrange-flights.ts';

/** What an hour of the journey counts beside its price, in cents. */
export const HOUR_COUNTS_MINOR = 2_500;

/** What a stop counts beside the time that it takes, in cents. */
export const STOP_COUNTS_MINOR = 4_000;

/**
 * Weighs an itinerary for the order 'best': its lowest price for each passenger, $25 for each hour from the first take-off to the
 * last landing, $40 for each stop. Less is better. Points follow the price, so that the order is the same in both.
 */
export function bestWeight({ fares, durationMinutes, stops }: PricedItinerary): number {
  const price = fares[0]?.perPassenger.amountMinor ?? 0;
  // Whole cents: two that weigh the same do so at any price.
  return price + Math.round((durationMinutes * HOUR_COUNTS_MINOR) / 60) + stops * STOP_COUNTS_MINOR;
}
