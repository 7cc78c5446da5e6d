import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { paymentFieldCodes, seatFieldCodes } from '../field-codes.ts';
import { extraKinds, listedExtraKinds } from './extra-prices.ts';
import { flightLeg } from './itineraries.ts';
import { completionSecret, paymentForm } from './orders.ts';
import { passengerKind } from './party.ts';
import { seatNumber } from './seat-number.ts';
import { proofProblems, trip, tripLookup } from './trips.ts';
import { instant, money, recordLocator } from './values.ts';

/**
 * Whether an extra can be bought: it can (`offered`), the fare includes it, it was bought, its sale has not begun or is over, no place is
 * left, or the flight boards by seats (`notApplicable`).
 */
export const extraStates = ['offered', 'included', 'bought', 'notOpen', 'closed', 'soldOut', 'notApplicable'] as const;

export type ExtraState = (typeof extraStates)[number];

/** For whom an extra is. */
const extraOf = {
  /** The place of the traveller in the trip, from 0. */
  traveller: z.int().check(z.nonnegative(), z.lte(18)),
  /** The place of the direction in the trip, from 0. */
  bound: z.int().check(z.nonnegative(), z.lte(18)),
  /** The flight: of upgraded boarding and of a seat, which are sold for each. */
  legId: z.optional(z.string().check(z.maxLength(60))),
};

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

/** Accepts a purchase of extras: whose trip, which of them, what the person was shown, and what pays. */
export const extraPurchase = z.strictObject({
  ...tripLookup.shape,
  extras: z
    .array(
      z.strictObject({
        kind: z.enum(extraKinds),
        ...extraOf,
        /** Which seat: row and letter. Of a seat alone. */
        seat: z.optional(seatNumber),
        count: z.int().check(z.positive(), z.lte(9)),
      }),
    )
    .check(z.minLength(1), z.maxLength(60)),
  /** What all of them cost, as the person was shown. Where it is another price by now, nothing is bought. */
  shown: z.strictObject({ total: money }),
  /** A card, a wallet, or PayPal where it pays all of the kinds. */
  payments: z.array(paymentForm).check(z.minLength(1), z.maxLength(1)),
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
 * and the contact of the trip gets a mail.
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
  fieldCodes: [
    'boundNotInTrip',
    'passengerNotInTrip',
    'flightNotInTrip',
    'extraTwice',
    ...seatFieldCodes,
    ...paymentFieldCodes,
  ],
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
