import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { partFieldCodes } from '../field-codes.ts';
import { cancellationQuote } from './cancellation.ts';
import { price } from './offers.ts';
import { tripPart } from './trip-part.ts';
import { proofProblems, trip, tripLookup } from './trips.ts';
import { money } from './values.ts';

/** Accepts what a cancellation would give back, and what it takes. */
const quotedCancellation = z.object({
  ...cancellationQuote.shape,
  /** What is left when a part is cancelled; absent when the trip is cancelled whole. */
  left: z.optional(
    z.object({
      /** What is booked costs then. */
      price,
      /** Pending points of the trip that are not earned any more. */
      pointsLost: z.int(),
      /** In whose name a travel credit is. */
      creditHolder: z.object({ firstName: z.string(), lastName: z.string() }),
    }),
  ),
  /** Whether it takes a mailed code: not with a code, nor with the access token of the account whose trip it is. */
  needsCode: z.boolean(),
});

export type QuotedCancellation = z.infer<typeof quotedCancellation>;

/** Why a part of a trip cannot be cancelled, beside what keeps the whole trip from it. */
const partProblems = ['adultNeeded', 'cancelledTogether', 'companionNeedsMember'] as const;

/** What is cancelled: the whole trip by default. */
const wantedCancellation = { ...tripLookup.shape, part: z.optional(tripPart) };

/** Says what cancelling a trip would give back, and changes nothing. A POST, so that no name stands in an address. */
export const quoteCancellation = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/cancellation-quote',
  area: 'air-booking',
  summary:
    'Says what comes back when a trip, or a part of it, is cancelled now: to the card, to travel funds that paid, as a new travel credit, or not at all.',
  body: z.strictObject(wantedCancellation),
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: quotedCancellation,
  problems: [
    ...proofProblems,
    'tripAlreadyCancelled',
    'cancellationClosed',
    'travellerOnBoard',
    ...partProblems,
    'cancellationChanged',
  ],
  fieldCodes: partFieldCodes,
} as const satisfies Endpoint;

/** Accepts a cancellation: whose trip, which part of it, and what the person was shown to get back. */
export const cancellationRequest = z.strictObject({
  ...wantedCancellation,
  /** What the quote said. When less would come back by now, nothing is cancelled. */
  shown: z.strictObject({
    refund: money,
    credit: money,
    /** What goes back to travel funds that can still be used; nothing by default. */
    funds: z.optional(money),
    /** What of the extras is refunded; nothing by default. */
    extras: z.optional(money),
  }),
});

export type CancellationRequest = z.infer<typeof cancellationRequest>;

/**
 * Cancels a trip whole or in part, for who proves by a mailed code or a login that they may: gives its seats back, its money or a
 * credit, and takes its points back. What is left keeps its record locator, its tickets and its price. A part that is all directions
 * or all travellers is the whole trip.
 */
export const cancelTrip = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/cancellation',
  area: 'air-booking',
  summary:
    'Cancels a trip whole or in part and gives back what its quote said; the refund reaches the card some days later.',
  body: cancellationRequest,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: trip,
  isIdempotent: true,
  problems: [
    'idempotencyKeyMissing',
    'idempotencyKeyReused',
    ...proofProblems,
    'tripCodeNeeded',
    'tripAlreadyCancelled',
    'cancellationClosed',
    'travellerOnBoard',
    ...partProblems,
    'changeUnderWay',
    'cancellationChanged',
  ],
  fieldCodes: partFieldCodes,
} as const satisfies Endpoint;
