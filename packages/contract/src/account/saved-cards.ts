import * as z from 'zod/mini';

import { cardToken } from '../air-booking/payment-processor.ts';
import type { Endpoint } from '../endpoint.ts';

/** How many cards are kept of one member. */
export const mostSavedCards = 10;

const label = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));

/** Accepts a card as its owner knows it again; its number stays with the payment processor. */
export const savedCard = z.object({
  id: z.uuid(),
  brand: cardToken.shape.brand,
  lastFour: cardToken.shape.lastFour,
  /** 1 to 12. */
  expiryMonth: z.int(),
  expiryYear: z.int(),
  /** Whether it has expired everywhere: it pays nothing. */
  isExpired: z.boolean(),
  holderName: z.string(),
  /** What its owner calls it. */
  label: z.optional(z.string()),
  /** Whether it is offered first. */
  isDefault: z.boolean(),
});

export type SavedCard = z.infer<typeof savedCard>;

const area = 'account' as const;
const path = '/api/account/v1/saved-cards/{cardId}' as const;
const parameters = z.object({ cardId: z.uuid() });

/** Lists the cards that a member keeps. */
export const listSavedCards = {
  method: 'GET',
  path: '/api/account/v1/saved-cards',
  area,
  summary: 'Lists the cards that the member keeps, the default one first.',
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ cards: z.array(savedCard) }),
} as const satisfies Endpoint;

/**
 * Keeps a card by the token that the processor gave for it, under an id that the client makes: sent twice, it is done once.
 *
 * The processor keeps the card; of it the gateway stores a reference and what its owner recognises it by.
 */
export const saveCard = {
  method: 'PUT',
  path,
  area,
  summary:
    'Keeps a card by the token of the processor, under an id that the client makes. The first one is the default.',
  authentication: 'recent',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  parameters,
  body: z.strictObject({ token: z.string().check(z.minLength(1), z.maxLength(2_048)), label: z.optional(label) }),
  success: 204,
  problems: ['listFull', 'paymentTokenInvalid', 'paymentUnavailable'],
} as const satisfies Endpoint;

/** Changes what a card is called, or makes it the default. */
export const changeSavedCard = {
  method: 'PATCH',
  path,
  area,
  summary: 'Changes what a card is called, or makes it the one that is offered first.',
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  parameters,
  body: z.strictObject({
    /** Empty: no name. */
    label: z.optional(z.string().check(z.trim(), z.maxLength(40))),
    isDefault: z.optional(z.literal(true)),
  }),
  success: 204,
} as const satisfies Endpoint;

/** Takes a card away, at the processor too. */
export const removeSavedCard = {
  method: 'DELETE',
  path,
  area,
  summary: 'Takes a card away; one that is gone already is no fault. Another one becomes the default.',
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  parameters,
  success: 204,
} as const satisfies Endpoint;

/** Gives a token that pays once with a card that is kept: as the token of a card that was typed. */
export const payWithSavedCard = {
  method: 'POST',
  path: '/api/account/v1/saved-cards/{cardId}/payment-tokens',
  area,
  summary:
    'Gives a token that pays once with a card that is kept, as the processor gives one for a card that is typed.',
  authentication: 'recent',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  parameters,
  success: 201,
  answer: cardToken,
  problems: ['savedCardExpired', 'paymentUnavailable'],
} as const satisfies Endpoint;
