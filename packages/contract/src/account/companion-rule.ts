/**
 * What it takes to fly with a companion, and how often another one may be named. What is reached counts from that flight on, until the
 * end of the next calendar year. Source: decided by this product.
 */
export const companionRule = {
  /** The flights of a calendar year that reach it. */
  flights: 60,
  /** The qualifying points of a calendar year that reach it: either of the two is enough. */
  points: 90_000,
  /** How often another companion may be named in a calendar year, by the airline's clock. The first one is no change. */
  changesPerYear: 3,
} as const;
