/** The seats of a leg, and how many of them are held or booked. */
export interface SeatCount {
  readonly seats: number;
  readonly sold: number;
}

/** One step of the ladder on which a leg's seats are sold, the cheapest first. */
interface PriceLevel {
  /** Seats that this level and the cheaper ones have together, as a share of the aircraft's. */
  readonly shareUpTo: number;
  /** What the reference fare is multiplied by. */
  readonly factor: number;
  /** Whole days that must lie before the departure for the level to be sold. */
  readonly leastDaysAhead: number;
}

/** Nested booking limits, as revenue management has them; the last level has every seat until the last moment. */
export const priceLevels: readonly PriceLevel[] = [
  { shareUpTo: 0.12, factor: 0.62, leastDaysAhead: 60 },
  { shareUpTo: 0.26, factor: 0.72, leastDaysAhead: 30 },
  { shareUpTo: 0.4, factor: 0.84, leastDaysAhead: 21 },
  { shareUpTo: 0.54, factor: 1, leastDaysAhead: 14 },
  { shareUpTo: 0.68, factor: 1.2, leastDaysAhead: 7 },
  { shareUpTo: 0.82, factor: 1.45, leastDaysAhead: 3 },
  { shareUpTo: 0.93, factor: 1.75, leastDaysAhead: 1 },
  { shareUpTo: 1, factor: 2.1, leastDaysAhead: 0 },
];

/**
 * Finds the cheapest level at which a leg still has seats for all who want one, by its place in {@link priceLevels}.
 *
 * A party buys at one level: two that are left at a price are no help to three. `undefined` is a leg that is sold out.
 */
export function openLevel(count: SeatCount, seatsWanted: number, daysAhead: number): number | undefined {
  const level = priceLevels.findIndex(
    ({ leastDaysAhead }, index) => daysAhead >= leastDaysAhead && seatsLeftAt(count, index) >= seatsWanted,
  );
  return level < 0 ? undefined : level;
}

/** Counts the seats that a leg has left at a level or below it. */
export function seatsLeftAt({ seats, sold }: SeatCount, level: number): number {
  return Math.floor(seats * (priceLevels[level]?.shareUpTo ?? 0)) - sold;
}
