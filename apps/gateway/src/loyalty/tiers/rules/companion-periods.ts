import { companionRule } from '@airline/contract';

import { airlineDateAt, type QualifyingFlight, validUntilOf, yearOf } from './tiers.ts';

/** A time in which a member may fly with a companion. */
export interface CompanionPeriod {
  readonly cause: 'earned' | 'granted';
  readonly since: Date;
  /** The last day on which it counts, by the airline's clock. */
  readonly validUntil: string;
}

/**
 * Gives when a member may fly with a companion, by their flights in any order:
 *
 * 1. a flight counts for the year of its departure, by the clock there;
 * 2. it counts from the departure of the flight that reaches the flights or the points of {@link companionRule} on;
 * 3. until the end of the next year.
 */
export function toCompanionPeriods(flights: readonly QualifyingFlight[]): readonly CompanionPeriod[] {
  const inOrder = flights.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const sums = new Map<number, { readonly flights: number; readonly points: number }>();
  return inOrder.flatMap(({ departsOn, at, points }): readonly CompanionPeriod[] => {
    const year = yearOf(departsOn);
    const before = sums.get(year) ?? { flights: 0, points: 0 };
    const after = { flights: before.flights + 1, points: before.points + points };
    sums.set(year, after);
    return isReached(after) && !isReached(before)
      ? [{ cause: 'earned', since: at, validUntil: validUntilOf(year) }]
      : [];
  });
}

/** Gives the time that counts at a moment, the one that ends last; `undefined` where none does. */
export function companionPeriodAt(periods: readonly CompanionPeriod[], now: Date): CompanionPeriod | undefined {
  const today = airlineDateAt(now);
  return periods
    .filter(({ since, validUntil }) => since <= now && today <= validUntil)
    .toSorted((one, other) => other.validUntil.localeCompare(one.validUntil))[0];
}

function isReached({ flights, points }: { readonly flights: number; readonly points: number }): boolean {
  return flights >= companionRule.flights || points >= companionRule.points;
}
