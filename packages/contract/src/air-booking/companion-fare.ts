import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { offer } from './offers.ts';
import { passenger } from './passengers.ts';

const { kind, firstName, lastName, birthDate } = passenger.shape;

/** Prices an offer again for who flies: without the fare of the member's companion, where both are among them. */
export const priceCompanionFare = {
  method: 'POST',
  path: '/api/air-booking/v1/offers/companion-fare',
  area: 'air-booking',
  summary:
    'Signs an offer again for who flies on it: where the member and their named companion are among them, the companion pays taxes and fees alone. Where they are not, the offer is the price of everybody. It expires when it did.',
  authentication: 'required',
  callers: 'members',
  charges: [
    { budget: 'flightShopping', cost: 1 },
    { budget: 'ownAccount', cost: 1 },
  ],
  body: z.strictObject({
    /** The token of an offer, unchanged. */
    offer: z.string().check(z.maxLength(20_000)),
    /** Who flies, in the order in which the order has them. */
    passengers: z
      .array(z.strictObject({ kind, firstName, lastName, birthDate }))
      .check(z.minLength(1), z.maxLength(16)),
  }),
  success: 200,
  answer: offer,
  problems: ['offerInvalid', 'offerExpired'],
} as const satisfies Endpoint;
