import * as z from 'zod/mini';

import { extrasGivenBack } from './trip-extra.ts';
import { calendarDate, instant, money } from './values.ts';

/** What becomes of what was paid, when it is cancelled: the money back, a credit for a later flight, or nothing. */
export const givenBackAs = ['money', 'travelCredit', 'none'] as const;

/** Accepts what goes back to a travel fund that paid: it keeps its number and its last day. */
export const fundGivenBack = z.object({
  /** The last four of its number. */
  lastFour: z.string(),
  amount: money,
  expiresOn: calendarDate,
  /** Whether its last day is over: what goes back to it cannot be used any more. */
  isExpired: z.boolean(),
});

export type FundGivenBack = z.infer<typeof fundGivenBack>;

/** Accepts what a cancellation gives back: all of it adds up to what was paid. */
export const givenBack = z.object({
  /** Goes back to the card, or whatever else moved money. */
  refund: money,
  /** Becomes a new travel credit. */
  credit: money,
  /** Goes back to the travel funds that paid; absent where none did, or nothing goes back to one. */
  funds: z.optional(z.array(fundGivenBack)),
  /** Is not given back. */
  forfeited: money,
  /** What the extras give back beside the fares, by rules of their own; absent where the trip has none. */
  extras: z.optional(extrasGivenBack),
});

export type GivenBack = z.infer<typeof givenBack>;

/** Accepts a credit for later flights. */
export const travelCredit = z.object({
  /**
   * Names the credit: twelve capitals and digits without 0, O, 1 and I. Shown to who proved by a mailed code or a login that the
   * trip is theirs, and in the mail.
   */
  number: z.optional(z.string().check(z.regex(/^[A-HJ-NP-Z2-9]{12}$/))),
  /** The last four of its number. */
  lastFour: z.string(),
  /** Whose it is: the first adult of those who no longer fly, else of the trip. */
  holder: z.object({ firstName: z.string(), lastName: z.string() }),
  amount: money,
  /** The last day on which a flight can be booked with it. */
  expiresOn: calendarDate,
});

export type TravelCredit = z.infer<typeof travelCredit>;

/** Accepts how a trip was cancelled. */
export const tripCancellation = z.object({
  cancelledAt: instant,
  ...givenBack.shape,
  /** Points that paid for the trip and are in the account again. */
  pointsReturned: z.int(),
  /** When the payment processor took the refund over; absent while it has not, and when there is none. */
  refundedAt: z.optional(instant),
  /** Absent when nothing became a credit. */
  travelCredit: z.optional(travelCredit),
});

export type TripCancellation = z.infer<typeof tripCancellation>;

/** Accepts what a cancellation would give back now. */
export const cancellationQuote = z.object({
  ...givenBack.shape,
  /** Until when all money comes back whatever the fares say; absent when it does not or no longer does. */
  freeUntil: z.optional(instant),
  /** Whether all money comes back because flights of it are not flown as booked; absent where they are. */
  isAfterDisruption: z.optional(z.literal(true)),
  /** Until when the trip, or the part of it, can be cancelled at all. */
  closesAt: instant,
  /**
   * Each direction, in the trip's order: what was paid for it, and what becomes of that; what travel funds paid of it goes back to
   * them, be it money or a credit. Zero of a direction that stays. Empty for a trip that points paid: all of it comes back.
   */
  bounds: z.array(z.object({ amount: money, givenBackAs: z.enum(givenBackAs) })),
  /** The last day of the travel credit that it would give; absent when it gives none. */
  creditExpiresOn: z.optional(calendarDate),
  /** Points that paid for the trip and come back to the account. */
  pointsReturned: z.int(),
});

export type CancellationQuote = z.infer<typeof cancellationQuote>;
