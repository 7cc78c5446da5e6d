import { type MembershipTier, membershipTiers } from '../identity/values.ts';

/** What a tier takes and what it gives. */
export interface TierRule {
  /** The flights of a calendar year that reach it. */
  readonly flights: number;
  /** The qualifying points of a calendar year that reach it: either of the two is enough. */
  readonly points: number;
  /** Checked bags beyond those of the fare, on each direction. */
  readonly extraBags: number;
  /** Whether a place ahead in line is kept, as with early bird check-in. */
  readonly boardsEarly: boolean;
}

/**
 * What each tier of the loyalty programme takes and gives. A tier that is reached counts from that flight on, until the end of the next
 * calendar year. Source: decided by this product.
 */
export const tierRules: Readonly<Record<MembershipTier, TierRule>> = {
  member: { flights: 0, points: 0, extraBags: 0, boardsEarly: false },
  silver: { flights: 10, points: 15_000, extraBags: 0, boardsEarly: true },
  gold: { flights: 20, points: 30_000, extraBags: 1, boardsEarly: true },
  platinum: { flights: 40, points: 60_000, extraBags: 2, boardsEarly: true },
};

/** Gives the tier above another one; `undefined` above the highest. */
export function tierAbove(tier: MembershipTier): MembershipTier | undefined {
  return membershipTiers[membershipTiers.indexOf(tier) + 1];
}

/** Gives the highest tier that flights and qualifying points of one calendar year reach. */
export function tierOfYear({ flights, points }: Pick<TierRule, 'flights' | 'points'>): MembershipTier {
  const reached = membershipTiers.filter(
    (tier) => flights >= tierRules[tier].flights || points >= tierRules[tier].points,
  );
  return reached.at(-1) ?? 'member';
}
