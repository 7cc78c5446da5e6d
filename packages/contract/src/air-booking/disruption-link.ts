import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { agreementFieldCodes } from '../field-codes.ts';
import { agreement } from './agreement.ts';
import { cancellationRequest } from './cancel-trip.ts';
import { cancellationQuote } from './cancellation.ts';
import { changeDifference } from './change-difference.ts';
import { offerBound } from './offers.ts';
import { disruptionKinds, tripDisruption } from './trip-disruption.ts';
import { tripLink } from './trip-link.ts';
import { tripPayment } from './trips.ts';
import { instant, recordLocator } from './values.ts';

/**
 * Accepts what a link carries that was mailed with a disruption: the direction that is not flown as booked, and one way on. The secret
 * is made of all of it.
 */
export const disruptionLink = z.strictObject({
  ...tripLink.shape,
  /** The version of the trip that the mail was written of. */
  version: z.int().check(z.nonnegative(), z.lte(32_000)),
  /** The place of the direction, from 0. */
  bound: z.int().check(z.nonnegative(), z.lte(5)),
  kind: z.enum(disruptionKinds),
  /** The itinerary to fly instead, by its legs; absent where the money comes back. */
  flights: z.optional(z.string().check(z.regex(/^[\w+-]{1,120}$/))),
});

export type DisruptionLink = z.infer<typeof disruptionLink>;

/** Why what a mailed link offers can no longer be had. */
export const disruptionLinkEnds = [
  /** The trip was changed or corrected since. */
  'changed',
  /** The trip is cancelled. */
  'cancelled',
  /** The direction is flown as booked after all, is disrupted otherwise, or the time for it is over. */
  'notDisrupted',
  /** The flights are sold out, cancelled, or leave too soon. */
  'flightsGone',
] as const;

export type DisruptionLinkEnd = (typeof disruptionLinkEnds)[number];

/** Accepts what a mailed link offers now, without names. */
export const disruptionOffer = z.discriminatedUnion('state', [
  /** Other flights at no cost. */
  z.object({
    state: z.literal('flights'),
    recordLocator,
    disruption: tripDisruption,
    /** Until when they can be taken, if they have seats: while the disruption is open, and they are for sale. */
    until: instant,
    before: offerBound,
    after: offerBound,
    /** Nothing is due; something may come back. */
    difference: changeDifference,
    /** What paid for the trip: what comes back goes there. */
    payments: z.array(tripPayment),
  }),
  /** The money, of the whole trip, or of the direction where another one was flown. */
  z.object({
    state: z.literal('money'),
    recordLocator,
    disruption: tripDisruption,
    until: instant,
    /** The directions that are cancelled. */
    bounds: z.array(offerBound),
    isWholeTrip: z.boolean(),
    givenBack: z.omit(cancellationQuote, { bounds: true }),
    payments: z.array(tripPayment),
  }),
  /** The link was used: the trip is as it offered. */
  z.object({ state: z.literal('done'), recordLocator, isMoney: z.boolean() }),
  z.object({ state: z.literal('over'), recordLocator, why: z.enum(disruptionLinkEnds) }),
]);

export type DisruptionOffer = z.infer<typeof disruptionOffer>;

/** Shows what a mailed link offers and changes nothing: programs that read mails open links. */
export const openDisruptionLink = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/disruption-link',
  area: 'air-booking',
  summary:
    'Shows what a link offers that was mailed with a disruption: other flights at no cost, or the money; and why it offers nothing any more.',
  body: disruptionLink,
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: disruptionOffer,
  problems: ['linkInvalid'],
} as const satisfies Endpoint;

/** Accepts that somebody takes what a mailed link offers. */
export const disruptionChoice = z.strictObject({
  ...disruptionLink.shape,
  /** What comes back, as the page showed it. When it is less by now, nothing is done. */
  shown: cancellationRequest.shape.shown,
  /** What the person was shown and agreed to with new flights. */
  agreement: z.optional(agreement),
});

/**
 * Takes what a mailed link offers: makes the change, or the cancellation, as who proves the trip to be theirs does, without names and
 * code. The link is its own key: the second press of one is answered as the first.
 */
export const takeDisruptionLink = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/disruption-link/choice',
  area: 'air-booking',
  summary:
    'Changes the flights of a trip, or cancels it, as a link offers that was mailed with a disruption. Done twice it is done once.',
  body: disruptionChoice,
  callers: 'anybody',
  charges: [
    { budget: 'mailedLinks', cost: 1 },
    { budget: 'ordering', cost: 10 },
  ],
  success: 200,
  answer: disruptionOffer,
  problems: ['linkInvalid', 'changeUnderWay', 'changeChanged', 'cancellationChanged', 'idempotencyKeyInUse'],
  fieldCodes: agreementFieldCodes,
} as const satisfies Endpoint;
