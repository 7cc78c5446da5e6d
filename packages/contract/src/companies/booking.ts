import * as z from 'zod/mini';

import { cardToken } from '../air-booking/payment-processor.ts';
import type { Endpoint } from '../endpoint.ts';
import { publishedPolicy } from './policy.ts';
import { bookingSettings } from './travel-policy.ts';
import { companyCostCentre } from './values.ts';

/** How many people one search for travellers gives at most. */
export const mostFoundTravellers = 20;

/** Accepts somebody of a company who travels. */
export const companyTraveller = z.object({ id: z.uuid(), firstName: z.string(), lastName: z.string() });

export type CompanyTraveller = z.infer<typeof companyTraveller>;

/** Accepts a card of a company, as who pays with it knows it again; its number stays with the payment processor. */
export const companyPaymentCard = z.object({
  id: z.uuid(),
  /** What the company calls it. */
  label: z.string(),
  brand: cardToken.shape.brand,
  lastFour: cardToken.shape.lastFour,
});

export type CompanyPaymentCard = z.infer<typeof companyPaymentCard>;

/** Accepts what somebody books with under their company. */
export const companyBooking = z.object({
  companyName: z.string(),
  /** The person who asks, as the company has them, with the cost centre that is proposed to them. */
  own: z.object({ ...companyTraveller.shape, costCentreId: z.optional(z.uuid()) }),
  /** Whether they book for others of the company. */
  mayBookForOthers: z.boolean(),
  settings: bookingSettings,
  /** Those that trips can be charged to. */
  costCentres: z.array(z.omit(companyCostCentre, { isClosed: true, departmentId: true })),
  /** Those that they may pay with, none of them expired. */
  cards: z.array(companyPaymentCard),
  policy: publishedPolicy,
});

export type CompanyBooking = z.infer<typeof companyBooking>;

/** Shows what somebody books with under their company: its policy, its cards, and what it asks of a trip. */
export const readCompanyBooking = {
  method: 'GET',
  path: '/api/corporate/v1/company/booking',
  area: 'companies',
  summary: 'Shows what the person books with under their company: its policy, its cards, and what it asks of a trip.',
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: companyBooking,
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/** Finds people of the company to book for. */
export const findCompanyTravellers = {
  method: 'GET',
  path: '/api/corporate/v1/company/travellers',
  area: 'companies',
  summary: 'Finds people of the company by a part of their name, for who books for others.',
  query: z.strictObject({ search: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)) }),
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ travellers: z.array(companyTraveller) }),
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;
