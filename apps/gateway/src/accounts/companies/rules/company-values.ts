/** What a policy says of a trip, from the mildest to the hardest. */
export const policyOutcomes = ['inside', 'reason', 'approval', 'blocked'] as const;

export type PolicyOutcome = (typeof policyOutcomes)[number];
