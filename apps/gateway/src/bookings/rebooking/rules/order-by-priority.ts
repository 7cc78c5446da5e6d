import { membershipTiers, type MembershipTier } from '@airline/contract';

/** What decides who is seated first where two would gain as much. */
export interface PriorityFacts {
  /** Whether somebody of the party needs help, or is a child. */
  readonly needsHelp: boolean;
  /** The tier of the member who booked. */
  readonly tier: MembershipTier | undefined;
  /** How many legs were booked: who connects has fewer ways. */
  readonly legs: number;
  /** When it was booked. */
  readonly bookedAt: number;
}

/** Orders parties by who is seated first: who needs help, then by tier, then who connects, then who booked first. */
export function orderByPriority<Each>(
  parties: readonly Each[],
  factsOf: (party: Each) => PriorityFacts,
): readonly Each[] {
  return parties.toSorted((one, other) => comparePriority(factsOf(one), factsOf(other)));
}

function comparePriority(one: PriorityFacts, other: PriorityFacts): number {
  return (
    Number(other.needsHelp) - Number(one.needsHelp) ||
    rankOf(other.tier) - rankOf(one.tier) ||
    other.legs - one.legs ||
    one.bookedAt - other.bookedAt
  );
}

function rankOf(tier: MembershipTier | undefined): number {
  return tier === undefined ? -1 : membershipTiers.indexOf(tier);
}
