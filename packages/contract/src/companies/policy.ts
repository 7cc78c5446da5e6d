import * as z from 'zod/mini';

import { extraKinds } from '../air-booking/extra-prices.ts';
import { fareFamily, instant, placeCode } from '../air-booking/values.ts';

/** How many rules a policy has at most. */
export const mostPolicyRules = 20;

/** What a policy says of a trip, from the mildest to the hardest. */
export const policyOutcomes = ['inside', 'reason', 'approval', 'blocked'] as const;

export type PolicyOutcome = (typeof policyOutcomes)[number];

/** What a rule can ask of a trip that breaks it: a reason in words, a manager's approval, or that it is not booked for the company. */
export const ruleOutcomes = ['reason', 'approval', 'blocked'] as const satisfies readonly PolicyOutcome[];

const rule = { id: z.uuid(), outcome: z.enum(ruleOutcomes) };

/** Accepts a rule of a travel policy: what it looks at, its bound, and what a trip that breaks it needs. */
export const policyRule = z.discriminatedUnion('kind', [
  /** Broken by a direction in one of these fare families. */
  z.strictObject({
    ...rule,
    kind: z.literal('families'),
    families: z.array(fareFamily).check(z.minLength(1), z.maxLength(4)),
  }),
  /** Broken by a direction that costs more than the lowest fare of its day and this much of it. */
  z.strictObject({
    ...rule,
    kind: z.literal('overLowest'),
    percent: z.int().check(z.minimum(0), z.maximum(500)),
  }),
  /** Broken by a trip whose first flight departs fewer days after the booking. */
  z.strictObject({ ...rule, kind: z.literal('daysAhead'), days: z.int().check(z.minimum(1), z.maximum(90)) }),
  /** Broken by a direction with more stops, changes of aircraft among them. */
  z.strictObject({ ...rule, kind: z.literal('stops'), most: z.int().check(z.minimum(0), z.maximum(1)) }),
  /** Broken by a direction from or to one of these places. */
  z.strictObject({
    ...rule,
    kind: z.literal('places'),
    places: z.array(placeCode).check(z.minLength(1), z.maxLength(30)),
  }),
  /** Broken by an extra of these kinds that costs more than so much, in cents; by any that is paid for without a maximum. */
  z.strictObject({
    ...rule,
    kind: z.literal('extras'),
    extras: z.array(z.enum(extraKinds)).check(z.minLength(1), z.maxLength(extraKinds.length)),
    mostMinor: z.optional(z.int().check(z.minimum(1), z.maximum(100_000))),
  }),
]);

export type PolicyRule = z.infer<typeof policyRule>;

/** What rules look at. */
export const policyRuleKinds = [
  'families',
  'overLowest',
  'daysAhead',
  'stops',
  'places',
  'extras',
] as const satisfies readonly PolicyRule['kind'][];

/** Accepts the rules of a policy, each under an id of its own. */
export const policyRules = z.array(policyRule).check(
  z.maxLength(mostPolicyRules),
  z.refine((rules) => new Set(rules.map(({ id }) => id)).size === rules.length),
);

/** Accepts a policy that is in force; of version 0 where none was published. */
export const publishedPolicy = z.object({
  version: z.int(),
  rules: z.array(policyRule),
  publishedAt: z.optional(instant),
});

export type PublishedPolicy = z.infer<typeof publishedPolicy>;
