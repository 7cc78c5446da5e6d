import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { agreementFieldCodes, changeFieldCodes, paymentFieldCodes } from '../field-codes.ts';
import { proofCodes, tokenMissingCode } from '../problem-codes.ts';
import { agreement } from './agreement.ts';
import { changeDifference } from './change-difference.ts';
import { price } from './offers.ts';
import { companyPaymentProblems, completionSecret, goTogether, orderPaymentForm } from './orders.ts';
import { disruptionKinds } from './trip-disruption.ts';
import { proofProblems, trip, tripLookup } from './trips.ts';
import { calendarDate, instant, money, recordLocator } from './values.ts';

/** Whether a direction can be changed: it can, its fare allows none, it departs too soon, or it has departed. */
export const changeStates = ['changeable', 'fareForbids', 'closed', 'departed'] as const;

export type ChangeState = (typeof changeStates)[number];

/** Accepts what can be changed of a trip. */
export const changeOptions = z.object({
  /** Each direction, in the trip's order. */
  bounds: z.array(
    z.object({
      state: z.enum(changeStates),
      /** Until when it can be changed. */
      closesAt: instant,
      /** Whether its fare includes another flight of its day, which is then no dearer. */
      hasSameDayChange: z.boolean(),
      /** Why it cannot be flown as booked: other flights between the same stations within a fortnight are then no dearer. */
      disruption: z.optional(z.enum(disruptionKinds)),
    }),
  ),
  /** Whether all directions have to change at once: an earlier release priced the trip as a whole. */
  isChangedTogether: z.boolean(),
  /** Until when what a change gives back comes back as money whatever the fares say; absent when it does not or no longer does. */
  freeUntil: z.optional(instant),
  /** Whether it takes a mailed code: not with a code, nor with the access token of the account whose trip it is. */
  needsCode: z.boolean(),
});

export type ChangeOptions = z.infer<typeof changeOptions>;

/** Says what can be changed of a trip. A POST, so that no name stands in an address. */
export const readChangeOptions = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/change-options',
  area: 'air-booking',
  summary: 'Says which directions of a trip can be changed now, until when, and why not.',
  body: tripLookup,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: changeOptions,
  problems: [...proofProblems, 'tripAlreadyCancelled'],
} as const satisfies Endpoint;

/** Why other flights cost no more: it is another flight of the day, or those of before are not flown as booked. */
export const reasonsForNoMore = ['sameDay', 'disruption'] as const;

export type ReasonForNoMore = (typeof reasonsForNoMore)[number];

/** Accepts what a trip is changed to. */
const wantedChange = {
  ...tripLookup.shape,
  /** The token of an offer for the trip's party: the new flights, at the price that it promises. */
  offer: z.string().check(z.maxLength(20_000)),
  /** Which directions of the trip, from 0, the offer's replace, in its order. */
  bounds: z.array(z.int().check(z.nonnegative(), z.lte(5))).check(z.minLength(1), z.maxLength(6)),
};

/** Accepts what a change makes of a trip. */
export const changeQuote = z.object({
  difference: changeDifference,
  /** The price of the trip after the change. */
  price,
  /** The directions that change, in the trip's order: what each ticket cost, and costs then. */
  bounds: z.array(
    z.object({
      bound: z.int(),
      before: money,
      after: money,
      /** Why it costs no more than the one before; absent where it may. */
      noDearerBecause: z.optional(z.enum(reasonsForNoMore)),
    }),
  ),
  /** The last day of the travel credit that it gives; absent when it gives none. */
  creditExpiresOn: z.optional(calendarDate),
  /** Until when the offer promises its price. */
  expiresAt: instant,
  /** Whether it takes a mailed code, as with {@link changeOptions}. */
  needsCode: z.boolean(),
});

export type ChangeQuote = z.infer<typeof changeQuote>;

/** Why flights cannot be changed as somebody wants it, beside what is wrong with the offer. */
const changeProblems = [
  'tripAlreadyCancelled',
  'changeNotAllowed',
  'changeClosed',
  'changeUnchanged',
  'changedTogether',
  'offerInvalid',
  'offerExpired',
  'flightDeparted',
] as const;

/**
 * The codes of an offer that does not fit the trip: for another party, for a direction that it does not have, before who flies can
 * be there (`departsTooSoon` at `/bounds/n`), or on a day on which one of them is of another age (at `/offer`).
 */
const fieldCodes = [
  'partyMismatch',
  'notAnAdult',
  'notAChild',
  'notALapInfant',
  'departsTooSoon',
  ...changeFieldCodes,
] as const;

/** Says what a change would cost or give back, and changes nothing. */
export const quoteChange = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/change-quote',
  area: 'air-booking',
  summary:
    'Says what it costs, or gives back, to fly other flights than a trip books: what is due, to the card, to travel funds that paid, or as a new travel credit.',
  body: z.strictObject(wantedChange),
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: changeQuote,
  problems: [...proofProblems, ...changeProblems],
  fieldCodes,
} as const satisfies Endpoint;

/** Accepts a change: whose trip, to which flights, what the person was shown, and how what is due is paid. */
export const changeRequest = z.strictObject({
  ...wantedChange,
  /** What the quote said. When it costs more or gives back less by now, nothing is changed. */
  shown: z.extend(z.omit(changeDifference, { forfeited: true }), {
    /** What goes back to travel funds that can still be used; nothing by default. */
    funds: z.optional(money),
    /** What of the extras is refunded; nothing by default. */
    extras: z.optional(money),
  }),
  /** Up to three, as for an order: together they pay what is due, to the cent; none where nothing is. A card of a company pays a trip of that company. */
  payments: z.array(orderPaymentForm).check(z.maxLength(3), z.refine(goTogether)),
  /** What the person was shown and agreed to by changing. */
  agreement,
});

export type ChangeRequest = z.infer<typeof changeRequest>;

/** Accepts what became of a change. */
export const changeOutcome = z.discriminatedUnion('status', [
  /** Paid and ticketed: the trip as it is now. */
  z.object({ status: z.literal('changed'), trip }),
  /** The bank asks the person something (3-D Secure): go to the address, then complete the change. Old and new seats are held until then. */
  z.object({
    status: z.literal('challenge'),
    changeId: z.uuid(),
    completionSecret,
    challengeUrl: z.string(),
    holdExpiresAt: instant,
  }),
  /** The processor has not told yet: complete the change in a moment. Old and new seats are held until then. */
  z.object({ status: z.literal('processing'), changeId: z.uuid(), completionSecret, holdExpiresAt: instant }),
]);

export type ChangeOutcome = z.infer<typeof changeOutcome>;

/**
 * Changes flights of a trip, for who proves by a mailed code or a login that they may: takes the new seats, has what is due paid,
 * gives back the old seats and what comes back, and issues new tickets under the same record locator.
 *
 * Points that are due are those of the account that the trip was booked with: they take its token (401120721 without,
 * `notPermitted` with another one) and a proof of the person within the last ten minutes, as for an order. A refusal of a travel fund
 * points at its form of payment; `fundChanged` says in `leftMinor` what is left of it. A card of a company takes the token of somebody of the company
 * whose trip it is, who travels on it or books for others there.
 */
export const changeTrip = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/changes',
  area: 'air-booking',
  summary:
    'Changes flights of a trip: new seats, payment of the difference, new tickets. All of it happens, or nothing.',
  body: changeRequest,
  authentication: 'optional',
  callers: 'bookers',
  charges: [
    { budget: 'tripProofs', cost: 1 },
    { budget: 'ordering', cost: 10 },
  ],
  success: 201,
  answer: changeOutcome,
  isIdempotent: true,
  fieldCodes: [...fieldCodes, ...agreementFieldCodes, ...paymentFieldCodes],
  problems: [
    'idempotencyKeyMissing',
    'idempotencyKeyReused',
    'idempotencyKeyInUse',
    ...proofProblems,
    'tripCodeNeeded',
    ...changeProblems,
    'changeChanged',
    'changeUnderWay',
    'soldOut',
    'holdExpired',
    'tooManyDeclines',
    'paymentDeclined',
    'payPalNotOffered',
    'walletNotOffered',
    'paymentTokenInvalid',
    'paymentUnavailable',
    'pointsInsufficient',
    'pointsLocked',
    'fundNotFound',
    'fundExpired',
    'fundSpent',
    'fundChanged',
    'notPermitted',
    ...companyPaymentProblems,
  ],
  codes: [tokenMissingCode, ...proofCodes],
} as const satisfies Endpoint;

/** Accepts what became of a change that waited. */
export const changeCompletion = z.discriminatedUnion('status', [
  ...changeOutcome.def.options,
  /** Made a while ago: the trip is shown to who names one of its travellers. */
  z.object({ status: z.literal('done'), recordLocator }),
]);

export type ChangeCompletion = z.infer<typeof changeCompletion>;

/** Ends a change that waited for the bank or the processor. The trip is given until a quarter of an hour after the change. */
export const completeChange = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/changes/{changeId}/completion',
  area: 'air-booking',
  summary:
    'Asks the processor what became of a change’s payment, and makes the change or gives the new seats back accordingly.',
  parameters: z.object({ changeId: z.uuid() }),
  body: z.strictObject({ completionSecret }),
  callers: 'anybody',
  charges: [{ budget: 'ordering', cost: 1 }],
  success: 200,
  answer: changeCompletion,
  isIdempotent: true,
  problems: [
    'idempotencyKeyMissing',
    'changeNotFound',
    'changeChanged',
    'holdExpired',
    'paymentDeclined',
    'paymentUnavailable',
  ],
} as const satisfies Endpoint;
