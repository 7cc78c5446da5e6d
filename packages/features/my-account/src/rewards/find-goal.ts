import {
  type LoyaltyStatus,
  type MembershipTier,
  membershipTiers,
  tierAbove,
  tierOfYear,
  tierRules,
} from '@airline/contract';

/** What a member flies for in this year. */
export interface Goal {
  /** The tier that the flights of this year are to reach. */
  readonly tier: MembershipTier;
  /** Whether the member has it already, and it ends with this year. */
  readonly isToKeep: boolean;
  /** What of either is still needed. */
  readonly flights: number;
  readonly points: number;
}

/**
 * Finds what a member flies for: a tier that ends with this year is to be kept, any other one is to be exceeded. `undefined` where
 * the highest tier counts beyond this year.
 */
export function findGoal({
  tier,
  validUntil,
  year,
  flown,
}: Pick<LoyaltyStatus, 'tier' | 'validUntil' | 'year' | 'flown'>): Goal | undefined {
  const reached = tierOfYear(flown);
  const endsNow = validUntil !== undefined && validUntil.startsWith(String(year));
  const isToKeep = endsNow && membershipTiers.indexOf(reached) < membershipTiers.indexOf(tier);
  const wanted = isToKeep ? tier : tierAbove(tier);
  if (wanted === undefined) return undefined;
  const needed = tierRules[wanted];
  return {
    tier: wanted,
    isToKeep,
    flights: Math.max(0, needed.flights - flown.flights),
    points: Math.max(0, needed.points - flown.points),
  };
}
