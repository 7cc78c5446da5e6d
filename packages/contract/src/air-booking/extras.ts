import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { passengerFieldCodes, paymentFieldCodes, wantedExtraFieldCodes } from '../field-codes.ts';
import { extraKinds, listedExtraKinds } from './extra-prices.ts';
import { flightLeg } from './itineraries.ts';
import { passenger } from './passengers.ts';
import { companyPaymentProblems, completionSecret, orderPaymentForm } from './orders.ts';
import { passengerKind } from './party.ts';
import { tripSeats } from './seats.ts';
import { proofProblems, trip, tripLookup } from './trips.ts';
import { instant, money, recordLocator } from './values.ts';
import { extraOf, wantedExtras } from './wanted-extras.ts';

/**
 * Whether an extra can be bought: it can (`offered`), the fare includes it, it was bought, its sale has not begun or is over, no place is
 * left, or the flight boards by seats (`notApplicable`).
 */
export const extraStates = ['offered', 'included', 'bought', 'notOpen', 'closed', 'soldOut', 'notApplicable'] as const;

export type ExtraState = (typeof extraStates)[number];

/** Accepts an extra as it can be bought, or why it cannot. */
export const extraOffer = z.object({
  kind: z.enum(listedExtraKinds),
  ...extraOf,
  state: z.enum(extraStates),
  /** Of one: taxes included. */
  price: money,
  /** How many the fare includes. */
  included: z.int(),
  /** How many were bought. */
  bought: z.int(),
  /** How many more can be bought now. */
  most: z.int(),
  /** When its sale begins; absent where it is sold from the booking on. */
  opensAt: z.optional(instant),
  closesAt: instant,
  /** The place in line that is kept for the traveller: `A16`. Absent before one is. */
  place: z.optional(z.string()),
});

export type ExtraOffer = z.infer<typeof extraOffer>;

/** Accepts the extras of a trip, as they can be bought at a moment. */
export const tripExtras = z.object({
  recordLocator,
  /** The moment of the answer, by the gateway's clock: the one that opens and closes sales. */
  at: instant,
  boarding: z.enum(['open', 'assigned']),
  /** The kinds that PayPal pays now, beside cards. */
  payPal: z.array(z.enum(extraKinds)),
  travellers: z.array(
    z.object({ traveller: z.int(), kind: passengerKind, firstName: z.string(), lastName: z.string() }),
  ),
  bounds: z.array(z.object({ bound: z.int(), legs: z.array(flightLeg) })),
  /** By direction, then by traveller; none of early bird check-in where the deployment does not sell it. */
  offers: z.array(extraOffer),
});

export type TripExtras = z.infer<typeof tripExtras>;

/** Shows which extras can be bought for a trip. A POST, so that no name stands in an address. */
export const readExtras = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/extras-state',
  area: 'air-booking',
  summary:
    'Shows the extras of a trip: bags, early bird check-in and upgraded boarding, for whom they can be bought now, and why not.',
  body: tripLookup,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: tripExtras,
  problems: [...proofProblems, 'tripAlreadyCancelled'],
} as const satisfies Endpoint;

/** Accepts what can be bought with an offer before it is ordered. */
export const offerExtras = z.object({
  extras: z.omit(tripExtras, { recordLocator: true }),
  seats: z.omit(tripSeats, { recordLocator: true }),
});

export type OfferExtras = z.infer<typeof offerExtras>;

/**
 * Shows which extras and seats can be bought with an offer while it is booked, for those who will fly. What is wanted goes with the order, which
 * one payment pays.
 */
export const readOfferExtras = {
  method: 'POST',
  path: '/api/air-booking/v1/offers/extras-state',
  area: 'air-booking',
  summary:
    'Shows the extras and the seats that can be bought with an offer, for whom, what each costs, and why others cannot.',
  body: z.strictObject({
    /** The token of an offer, unchanged. */
    offer: z.string().check(z.maxLength(20_000)),
    /** Who flies, in the order in which they will be ordered. */
    passengers: z.array(passenger).check(z.minLength(1), z.maxLength(16)),
  }),
  callers: 'bookers',
  authentication: 'optional',
  charges: [{ budget: 'flightShopping', cost: 1 }],
  success: 200,
  answer: offerExtras,
  fieldCodes: passengerFieldCodes,
  problems: ['offerInvalid', 'offerExpired', 'flightDeparted'],
} as const satisfies Endpoint;

/** Accepts a purchase of extras: whose trip, which of them, what the person was shown, and what pays. */
export const extraPurchase = z.strictObject({
  ...tripLookup.shape,
  ...wantedExtras.shape,
  /** A card, a wallet, PayPal where it pays all of the kinds, or a card of the company whose trip it is. */
  payments: z.array(orderPaymentForm).check(z.minLength(1), z.maxLength(1)),
  /** Why they are outside the policy of the company whose trip it is, in the words of who buys. */
  reason: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(300))),
});

export type ExtraPurchase = z.infer<typeof extraPurchase>;

/** Accepts what became of a purchase of extras. */
export const extraPurchaseOutcome = z.discriminatedUnion('status', [
  /** Paid: the trip as it is now. */
  z.object({ status: z.literal('bought'), trip }),
  /** The bank or PayPal asks the person something: go to the address, then complete the purchase. Places are held until then. */
  z.object({
    status: z.literal('challenge'),
    purchaseId: z.uuid(),
    completionSecret,
    challengeUrl: z.string(),
    holdExpiresAt: instant,
  }),
  /** The processor has no answer yet: complete the purchase in a moment. Places are held until then. */
  z.object({ status: z.literal('processing'), purchaseId: z.uuid(), completionSecret, holdExpiresAt: instant }),
]);

export type ExtraPurchaseOutcome = z.infer<typeof extraPurchaseOutcome>;

/**
 * Buys extras for a trip: all of them, or none. Record locator and names do: who buys pays with a card or a PayPal account of their own,
 * and the contact of the trip gets a mail. A card of a company takes the token of somebody of the company whose trip it is, who travels on it or books
 * for others there. The policy of a trip's company judges extras too: as `createOrder` says it, except that what needs approval is bought with the trip
 * alone.
 */
export const buyExtras = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/extras',
  area: 'air-booking',
  summary:
    'Buys bags, seats, early bird check-in or upgraded boarding for travellers of a trip. All of it happens, or nothing.',
  body: extraPurchase,
  authentication: 'optional',
  callers: 'bookers',
  charges: [
    { budget: 'tripProofs', cost: 1 },
    { budget: 'ordering', cost: 10 },
  ],
  success: 201,
  answer: extraPurchaseOutcome,
  isIdempotent: true,
  fieldCodes: [...wantedExtraFieldCodes, ...paymentFieldCodes],
  problems: [
    'idempotencyKeyMissing',
    'idempotencyKeyReused',
    'idempotencyKeyInUse',
    ...proofProblems,
    'tripAlreadyCancelled',
    'extraNotOpen',
    'extraClosed',
    'extraSoldOut',
    'extraNotOffered',
    'seatTaken',
    'extrasChanged',
    'extrasUnderWay',
    'holdExpired',
    'tooManyDeclines',
    'paymentDeclined',
    'payPalNotOffered',
    'walletNotOffered',
    'paymentTokenInvalid',
    'paymentUnavailable',
    ...companyPaymentProblems,
    'policyBlocks',
    'reasonRequired',
    'approvalRequired',
  ],
} as const satisfies Endpoint;

/** Accepts what became of a purchase of extras that waited. */
export const extraPurchaseCompletion = z.discriminatedUnion('status', [
  ...extraPurchaseOutcome.def.options,
  /** Made a while ago: the trip is shown to who names one of its travellers. */
  z.object({ status: z.literal('done'), recordLocator }),
]);

export type ExtraPurchaseCompletion = z.infer<typeof extraPurchaseCompletion>;

/** Ends a purchase that waited for the bank or the processor. The trip is given until a quarter of an hour after it. */
export const completeExtras = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/extras/{purchaseId}/completion',
  area: 'air-booking',
  summary:
    'Asks the processor what became of the payment of extras, and gives them to the trip or lets their places go accordingly.',
  parameters: z.object({ purchaseId: z.uuid() }),
  body: z.strictObject({ completionSecret }),
  callers: 'anybody',
  charges: [{ budget: 'ordering', cost: 1 }],
  success: 200,
  answer: extraPurchaseCompletion,
  isIdempotent: true,
  problems: [
    'idempotencyKeyMissing',
    'extraPurchaseNotFound',
    'extrasChanged',
    'holdExpired',
    'paymentDeclined',
    'paymentUnavailable',
  ],
} as const satisfies Endpoint;
