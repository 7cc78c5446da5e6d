import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { companyPaymentCard } from './booking.ts';

/** How many cards a company keeps. */
export const mostCompanyCards = 20;

/** Accepts a card of a company as its managers see it. */
export const companyCard = z.object({
  ...companyPaymentCard.shape,
  /** 1 to 12. */
  expiryMonth: z.int(),
  expiryYear: z.int(),
  isExpired: z.boolean(),
  /** Whose people pay with it; absent for all. */
  departmentId: z.optional(z.uuid()),
});

export type CompanyCard = z.infer<typeof companyCard>;

const path = '/api/corporate/v1/company/cards/{cardId}' as const;
const parameters = z.strictObject({ cardId: z.uuid() });

/** Lists the cards of the company. */
export const listCompanyCards = {
  method: 'GET',
  path: '/api/corporate/v1/company/cards',
  area: 'companies',
  summary: 'Lists the cards of the company by what it calls them.',
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ cards: z.array(companyCard) }),
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/** Keeps a card of the company by the token of the processor, under an id that the client makes: sent twice it is one. */
export const saveCompanyCard = {
  method: 'PUT',
  path,
  area: 'companies',
  summary: 'Keeps a card of the company by the token of the processor, under an id that the client makes.',
  parameters,
  body: z.strictObject({
    token: z.string().check(z.minLength(1), z.maxLength(2_048)),
    label: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    /** Whose people pay with it; all without it. */
    departmentId: z.optional(z.uuid()),
  }),
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 204,
  problems: [
    'companyAccessDenied',
    'companyCardNotFound',
    'departmentNotFound',
    'listFull',
    'paymentTokenInvalid',
    'paymentUnavailable',
  ],
} as const satisfies Endpoint;

/** Takes a card away: nothing is paid with it any more, and the processor forgets it soon after. */
export const removeCompanyCard = {
  method: 'DELETE',
  path,
  area: 'companies',
  summary: 'Takes a card of the company away; what it paid stays paid.',
  parameters,
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 204,
  problems: ['companyAccessDenied', 'companyCardNotFound'],
} as const satisfies Endpoint;
