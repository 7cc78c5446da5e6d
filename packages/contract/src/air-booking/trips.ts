import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { agreement } from './agreement.ts';
import { cancellationQuote, travelCredit, tripCancellation } from './cancellation.ts';
import { changeDifference } from './change-difference.ts';
import { offerBound, price } from './offers.ts';
import { party, passengerKind } from './party.ts';
import { tripExtra } from './trip-extra.ts';
import { tripSeat } from './trip-seat.ts';
import { tripDisruption } from './trip-disruption.ts';
import { instant, money, recordLocator } from './values.ts';
import { wallet } from './wallets.ts';

/** Accepts a traveller as a trip shows them. */
export const tripPassenger = z.object({
  kind: passengerKind,
  firstName: z.string(),
  middleName: z.optional(z.string()),
  lastName: z.string(),
  suffix: z.optional(z.string()),
  /** Ticket number, 13 digits; a lap infant has none. */
  ticketNumber: z.optional(z.string()),
  assistance: z.array(z.string()),
  /** Whether passport data were given, where the trip needs them. */
  document: z.enum(['notNeeded', 'given', 'atCheckIn']),
  /** Flies as the companion of a member who is on the trip: pays taxes and fees alone, and earns nothing. */
  isCompanion: z.optional(z.literal(true)),
});

/** Accepts one form of payment of a trip. */
export const tripPayment = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('card'),
    brand: z.string(),
    lastFour: z.string(),
    /** The wallet that the card was in; absent where it was typed. */
    wallet: z.optional(wallet),
    amount: money,
  }),
  z.object({ kind: z.literal('points'), points: z.int() }),
  /** A PayPal account, as its person recognises it: `a•••@e•••.com`. */
  z.object({ kind: z.literal('payPal'), account: z.string(), amount: money }),
  /** A travel fund, by the last four of its number. */
  z.object({ kind: z.literal('travelFund'), lastFour: z.string(), amount: money }),
]);

/** Accepts how a trip was changed: other flights, or a part of it cancelled. */
export const tripChange = z.object({
  changedAt: instant,
  /** The directions that the trip had before. */
  before: z.array(offerBound),
  /** What was paid for the change, or came back. */
  difference: changeDifference,
  /** Absent when nothing became a credit. Its number is shown as that of a cancellation is. */
  travelCredit: z.optional(travelCredit),
  /** Present when a part of the trip was cancelled and no flight was changed: the directions, or the travellers, that it lost. */
  cancelledPart: z.optional(
    z.object({
      bounds: z.array(offerBound),
      passengers: z.array(z.object({ kind: passengerKind, firstName: z.string(), lastName: z.string() })),
    }),
  ),
});

export type TripChange = z.infer<typeof tripChange>;

/** Accepts what can still be done with a trip at the moment of the answer, and what comes back then, by the rules of its fares. */
export const tripTerms = z.object({
  /** What cancelling the trip gives back; absent once it can no longer be cancelled. */
  cancellation: z.optional(z.omit(cancellationQuote, { bounds: true, creditExpiresOn: true })),
  changes: z.object({
    /** Until when flights of it can still be changed, for what the new ones cost more; absent when none can. */
    until: z.optional(instant),
    /** Whether the fares of all its directions allow no change. */
    areForbidden: z.boolean(),
  }),
});

export type TripTerms = z.infer<typeof tripTerms>;

/** Accepts a booked trip as its travellers see it. */
export const trip = z.object({
  recordLocator,
  /** Counts what changed what is booked or who is named on it, from 0: a part of the trip is named by the version that was shown. */
  version: z.int(),
  status: z.enum(['confirmed', 'cancelled']),
  bookedAt: instant,
  party,
  bounds: z.array(offerBound),
  passengers: z.array(tripPassenger),
  price,
  /** Up to three of the booking, then those of its changes, in the order in which they were made. */
  payments: z.array(tripPayment),
  /**
   * What its fares earn for the numbers that travellers gave, whether a member has them or not; none where points paid. Each
   * direction's points count once its last flight has departed.
   */
  pointsEarned: z.int(),
  /** What was agreed to when it was booked; absent from orders of releases that did not ask. */
  agreement: z.optional(agreement),
  /** Until when a cancellation gives all money back whatever the fare says; absent when it does not or no longer does. */
  freeCancellationUntil: z.optional(instant),
  /** What can still be done with it; absent when it is cancelled. */
  terms: z.optional(tripTerms),
  /** The check-in of its directions that have not departed; absent when the trip is cancelled, or none is left. */
  checkIn: z.optional(
    z.array(
      z.object({
        /** The place of the direction in the trip, from 0. */
        bound: z.int(),
        opensAt: instant,
        closesAt: instant,
        /** How many of its travellers checked in. */
        checkedIn: z.int(),
      }),
    ),
  ),
  /** The extras that it has, beside its price; absent where it has none. */
  extras: z.optional(z.array(tripExtra)),
  /** The seats that its travellers have, by flight; absent where nobody has one. */
  seats: z.optional(z.array(tripSeat)),
  /** Seats that the aircraft of a flight no longer has, of who has no other one yet: they choose anew. Absent for none. */
  goneSeats: z.optional(z.array(tripSeat)),
  /** What keeps its directions from being flown as booked, as far as operations know; absent when nothing does. */
  disruptions: z.optional(z.array(tripDisruption)),
  /** Its changes, the oldest first; absent when there were none. `bounds` and `passengers` are those of now. */
  changes: z.optional(z.array(tripChange)),
  /** Present when the trip is cancelled. */
  cancellation: z.optional(tripCancellation),
  /** The company that it is booked under, with what its own books call the trip; absent from a private trip. */
  company: z.optional(
    z.object({ name: z.string(), reference: z.optional(z.string()), costCentre: z.optional(z.string()) }),
  ),
  /** Where the confirmation was sent: `a•••@e•••.com`. */
  emailHint: z.string(),
});

export type Trip = z.infer<typeof trip>;

/**
 * Accepts what proves that a trip is one's own: its record locator in any letter case, and a traveller's names. They show it; to
 * change it takes the code as well, or the access token of the account whose trip it is.
 */
export const tripLookup = z.strictObject({
  recordLocator: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9]{6}$/)),
  firstName: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  lastName: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  /** The code that {@link requestTripCode} mailed: it proves that the trip may be changed, and finds it while names are locked. */
  code: z.optional(z.string().check(z.trim(), z.regex(/^\d{8}$/))),
});

export type TripLookup = z.infer<typeof tripLookup>;

/** The refusals of a code. */
const codeProblems = ['tripCodeIncorrect', 'tripCodeExpired'] as const;

/** The refusals of who says whose a trip is. */
export const proofProblems = ['tripNotFound', ...codeProblems] as const;

/** Finds a trip. A POST, so that no name stands in an address. */
export const findTrip = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/lookup',
  area: 'air-booking',
  summary: 'Finds a trip by its record locator and the names of one of its travellers, accents and letter case aside.',
  body: tripLookup,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: trip,
  problems: [...proofProblems],
} as const satisfies Endpoint;

/** Gives a trip as a calendar file. */
export const exportTripCalendar = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/calendar',
  area: 'air-booking',
  summary: 'Gives the flights of a trip as an iCalendar file (RFC 5545), one event for each leg.',
  body: z.strictObject({ ...tripLookup.shape, language: z.enum(['es', 'en']) }),
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  mediaType: 'text/calendar',
  problems: [...proofProblems],
} as const satisfies Endpoint;

/**
 * Mails a code to the contact of a trip. The answer is the same for everybody: whether there is such a trip, and whether a mail
 * went out, shows in the contact's inbox alone.
 */
export const requestTripCode = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/codes',
  area: 'air-booking',
  summary:
    'Mails a code of eight digits to the contact of a trip; it proves for ten minutes that the trip may be changed. A contact that got many is mailed one in five minutes, and the code of its last mail is good meanwhile.',
  body: z.omit(tripLookup, { code: true }),
  callers: 'anybody',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 202,
  answer: z.object({
    /** How long a code is good from its mail on, whether newer ones follow or not. */
    validForSeconds: z.int(),
    /** After how long to ask for another one: a mail takes its time, and who asked often is refused (429) until then. */
    nextAfterSeconds: z.int(),
  }),
} as const satisfies Endpoint;
