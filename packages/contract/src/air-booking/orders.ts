import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { tokenMissingCode, proofCodes } from '../problem-codes.ts';
import { passengerFieldCodes } from '../field-codes.ts';
import { contact, passenger } from './passengers.ts';
import { trip } from './trips.ts';
import { instant, recordLocator } from './values.ts';

/** Accepts one form of payment: a card, by the token that the processor gave for it, or a member's points. */
export const paymentForm = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('card'),
    /** The processor's token; no card number ever reaches the gateway. */
    token: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,128}$/)),
  }),
  z.strictObject({
    kind: z.literal('points'),
    /** All of the offer's `price.points`: what the person was shown. */
    points: z.int().check(z.positive()),
  }),
]);

export type PaymentForm = z.infer<typeof paymentForm>;

function isCardLast(forms: readonly PaymentForm[]): boolean {
  return forms.at(-1)?.kind === 'card' && forms.slice(0, -1).every(({ kind }) => kind === 'points');
}

/** Accepts an order: an offer, who flies, where news goes, and how it is paid. */
export const orderRequest = z.strictObject({
  /** The token of an {@link offer}, unchanged. */
  offer: z.string().check(z.maxLength(20_000)),
  /** As many of each kind as the offer's party, in any order. */
  passengers: z.array(passenger).check(z.minLength(1), z.maxLength(16)),
  contact,
  /** A card for everything; or the member's points for the fares, and after them a card for what points cannot pay. */
  payments: z.array(paymentForm).check(z.minLength(1), z.maxLength(2), z.refine(isCardLast)),
});

export type OrderRequest = z.infer<typeof orderRequest>;

/** Accepts what proves, beside its id, that a waiting order is one's own: 32 bytes, base64url. Given to whoever ordered alone. */
const completionSecret = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Accepts what became of an order. */
export const orderOutcome = z.discriminatedUnion('status', [
  /** Paid and ticketed. */
  z.object({ status: z.literal('confirmed'), trip }),
  /** The bank asks the person something (3-D Secure): go to the address, then complete the order. Seats are held until then. */
  z.object({
    status: z.literal('challenge'),
    orderId: z.uuid(),
    completionSecret,
    challengeUrl: z.string(),
    holdExpiresAt: instant,
  }),
  /** The processor has not told yet: complete the order in a moment. Seats are held until then. */
  z.object({ status: z.literal('processing'), orderId: z.uuid(), completionSecret, holdExpiresAt: instant }),
]);

export type OrderOutcome = z.infer<typeof orderOutcome>;

/**
 * Books: takes the seats, has the payment authorised, and gives the trip with its record locator. With an access token the
 * trip is the account's; points need the token of a member (401120721 without) who proved who they are
 * within the last ten minutes (401120726 or 401120746 otherwise).
 */
export const createOrder = {
  method: 'POST',
  path: '/api/air-booking/v1/orders',
  area: 'air-booking',
  summary: 'Books an offer: takes its seats, has it paid, and gives the trip. All of it happens, or nothing.',
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'ordering', cost: 10 }],
  body: orderRequest,
  success: 201,
  answer: orderOutcome,
  isIdempotent: true,
  fieldCodes: passengerFieldCodes,
  problems: [
    'idempotencyKeyMissing',
    'idempotencyKeyReused',
    'idempotencyKeyInUse',
    'offerInvalid',
    'offerExpired',
    'offerAlreadyOrdered',
    'soldOut',
    'tooManyHolds',
    'tooManyHoldsOnFlight',
    'tooManyDeclines',
    'flightDeparted',
    'holdExpired',
    'paymentDeclined',
    'paymentTokenInvalid',
    'paymentUnavailable',
    'pointsInsufficient',
    'pointsLocked',
    'notPermitted',
  ],
  codes: [tokenMissingCode, ...proofCodes],
} as const satisfies Endpoint;

/** Accepts what became of an order that waited. */
export const completionOutcome = z.discriminatedUnion('status', [
  ...orderOutcome.def.options,
  /** Confirmed a while ago: the trip is shown to who names one of its travellers. */
  z.object({ status: z.literal('booked'), recordLocator }),
]);

export type CompletionOutcome = z.infer<typeof completionOutcome>;

/** Ends an order that waited for the bank or the processor. The trip is given until a quarter of an hour after its confirmation. */
export const completeOrder = {
  method: 'POST',
  path: '/api/air-booking/v1/orders/{orderId}/completion',
  area: 'air-booking',
  summary: 'Asks the processor what became of an order’s payment, and books or releases the order accordingly.',
  parameters: z.object({ orderId: z.uuid() }),
  body: z.strictObject({ completionSecret }),
  callers: 'anybody',
  charges: [{ budget: 'ordering', cost: 1 }],
  success: 200,
  answer: completionOutcome,
  isIdempotent: true,
  problems: [
    'idempotencyKeyMissing',
    'orderNotFound',
    'holdExpired',
    'tooManyHolds',
    'tooManyHoldsOnFlight',
    'paymentDeclined',
    'paymentUnavailable',
  ],
} as const satisfies Endpoint;
