import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { policyRules, publishedPolicy } from './policy.ts';
import { companyCardUses } from './values.ts';

/** Accepts what a company wants of each of its trips, beside what its rules say. */
export const bookingSettings = z.strictObject({
  /** Whether its cards may, or must, pay. */
  cardUse: z.enum(companyCardUses),
  /** Whether each trip needs a reference of the company's own, and a cost centre. */
  isReferenceRequired: z.boolean(),
  isCostCentreRequired: z.boolean(),
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
