import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { money, instant, recordLocator } from '../air-booking/values.ts';
import { policyOutcomes, policyRules, publishedPolicy } from './policy.ts';
import { companyCardUses } from './values.ts';

/** Accepts what a company wants of each of its trips, beside what its rules say. */
export const bookingSettings = z.strictObject({
  /** Whether its cards may, or must, pay. */
  cardUse: z.enum(companyCardUses),
  /** Whether each trip needs a reference of the company's own, and a cost centre. */
  isReferenceRequired: z.boolean(),
  isCostCentreRequired: z.boolean(),
  /** By how much the price of a trip may be above what was approved when it is booked, in percent. */
  approvalTolerancePercent: z.int().check(z.minimum(0), z.maximum(50)),
});

export type BookingSettings = z.infer<typeof bookingSettings>;

/** Accepts the travel policy of a company as its managers see it. */
export const travelPolicy = z.object({ ...publishedPolicy.shape, settings: bookingSettings });

export type TravelPolicy = z.infer<typeof travelPolicy>;

/** Shows the travel policy of the company. */
export const readTravelPolicy = {
  method: 'GET',
  path: '/api/corporate/v1/company/policy',
  area: 'companies',
  summary: 'Shows the travel policy of the company: its rules in force, and what each trip needs.',
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: travelPolicy,
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/** Puts a travel policy in force, in the place of the version that it was made from; of an older one it changes nothing. */
export const publishTravelPolicy = {
  method: 'PUT',
  path: '/api/corporate/v1/company/policy',
  area: 'companies',
  summary: 'Puts a travel policy in force from this moment on; trips that are booked stay as they are.',
  body: z.strictObject({ version: z.int(), rules: policyRules, settings: bookingSettings }),
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 200,
  answer: travelPolicy,
  problems: ['companyAccessDenied', 'companyChanged'],
} as const satisfies Endpoint;

/** How many trips a simulation lists of those that its rules would not have let through as they were. */
export const mostSimulatedTrips = 25;

/** Accepts what rules would have said of the trips of the last twelve months. */
export const policySimulation = z.object({
  from: instant,
  /** How many trips there were, by what the rules say of them. */
  trips: z.int(),
  inside: z.int(),
  reason: z.int(),
  approval: z.int(),
  blocked: z.int(),
  /** What the blocked trips cost above the lowest fares when they were booked: what at most is saved. */
  saved: money,
  /** How many trips break each rule, by its id. */
  breaks: z.array(z.object({ ruleId: z.string(), trips: z.int() })),
  /** The newest of those that are not inside. */
  stopped: z.array(
    z.object({
      recordLocator,
      bookedAt: instant,
      traveller: z.string(),
      outcome: z.enum(policyOutcomes),
      total: money,
      /** The lowest total when it was booked; absent where it was not kept. */
      lowest: z.optional(money),
    }),
  ),
});

export type PolicySimulation = z.infer<typeof policySimulation>;

/** Says what rules would have said of the trips of the last twelve months; it changes nothing. */
export const simulateTravelPolicy = {
  method: 'POST',
  path: '/api/corporate/v1/company/policy/simulations',
  area: 'companies',
  summary: 'Says what a draft of a travel policy would have said of the trips of the last twelve months, and saved.',
  body: z.strictObject({ rules: policyRules }),
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 30 }],
  success: 200,
  answer: policySimulation,
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;
