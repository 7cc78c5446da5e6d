import { companionRule } from '@airline/contract';

import { airlineDateAt, yearOf } from '../../../loyalty/tiers/rules/tiers.ts';

/**
 * Counts how often another companion can still be named in the calendar year of a moment, by the airline's clock: whom a member named
 * first, ever, is no change.
 */
export function changesLeft(namings: readonly { readonly namedAt: Date }[], now: Date): number {
  const year = yearOf(airlineDateAt(now));
  const [_first, ...changes] = namings.toSorted((one, other) => one.namedAt.getTime() - other.namedAt.getTime());
  const used = changes.filter(({ namedAt }) => yearOf(airlineDateAt(namedAt)) === year).length;
  return Math.max(0, companionRule.changesPerYear - used);
}
