import type { YearlyStatement } from '@airline/contract';

import { type QualifyingFlight, sumYear, yearOf } from './tiers.ts';

/** A movement of points that counts. */
export interface CountedMovement {
  readonly kind: 'welcome' | 'earned' | 'spent' | 'returned' | 'takenBack' | 'promotion';
  readonly points: number;
  /** When it counted. */
  readonly at: Date;
}

const sumOfKind = {
  welcome: 'rewards',
  promotion: 'rewards',
  earned: 'earned',
  takenBack: 'earned',
  spent: 'spent',
  returned: 'returned',
} as const satisfies Readonly<Record<CountedMovement['kind'], keyof YearlyStatement>>;

/**
 * Adds up what moved in each calendar year, by UTC as the list of movements has it, the newest first: each year begins with what the
 * one before it ended with. Flights count by the day of their departure there.
 */
export function toStatements(
  movements: readonly CountedMovement[],
  flown: readonly QualifyingFlight[],
): readonly YearlyStatement[] {
  const years = [
    ...new Set([...movements.map(({ at }) => at.getUTCFullYear()), ...flown.map(({ departsOn }) => yearOf(departsOn))]),
  ].toSorted((one, other) => one - other);
  let opening = 0;
  const statements = years.map((year) => {
    const sums = { earned: 0, rewards: 0, spent: 0, returned: 0 };
    for (const { kind, points } of movements.filter(({ at }) => at.getUTCFullYear() === year)) {
      sums[sumOfKind[kind]] += points;
    }
    const closing = opening + sums.earned + sums.rewards + sums.spent + sums.returned;
    const statement = { year, opening, ...sums, closing, qualifying: sumYear(flown, year) };
    opening = closing;
    return statement;
  });
  return statements.toReversed();
}
