import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { flightLeg } from './itineraries.ts';
import { passengerKind } from './party.ts';
import { seatNumber } from './seat-number.ts';
import { proofProblems, tripLookup } from './trips.ts';
import { instant, recordLocator } from './values.ts';

/**
 * Where the check-in of a direction stands: `tooEarly` until it opens, `open`, `closed` from when it closes until the first flight
 * leaves, `departed`; and `notFlown` while the direction cannot be flown as it is booked.
 */
export const checkInStates = ['tooEarly', 'open', 'closed', 'departed', 'notFlown'] as const;

/**
 * What a traveller still has to give before they check in: nothing (`notNeeded`, `given`), a passport (`missing`), or one that is valid
 * until after the last landing (`expires`).
 */
export const travelDocumentStates = ['notNeeded', 'given', 'missing', 'expires'] as const;

/** Accepts who checked in for a flight, in which place. */
export const flightCheckIn = z.object({
  legId: z.string(),
  /** In which place they checked in for the flight, from 1. */
  sequence: z.int(),
  /** Where they stand in line to board: `A16`. Absent where seats are assigned, and for a lap infant. */
  position: z.optional(z.string()),
  /** Where they sit: `12C`. Absent where people sit where they like, and for a lap infant. */
  seat: z.optional(seatNumber),
});

/** Accepts the check-in of a direction. */
export const boundCheckIn = z.object({
  /** The place of the direction in the trip, from 0. */
  bound: z.int(),
  state: z.enum(checkInStates),
  /** 24 elapsed hours before the first flight of the direction leaves. */
  opensAt: instant,
  closesAt: instant,
  legs: z.array(flightLeg),
  /** In the trip's order. */
  travellers: z.array(
    z.object({
      /** The traveller's place in the trip, from 0. */
      traveller: z.int(),
      kind: passengerKind,
      firstName: z.string(),
      lastName: z.string(),
      document: z.enum(travelDocumentStates),
      /** One for each flight of the direction; none before they checked in. */
      flights: z.array(flightCheckIn),
      /** How many checked bags the fare includes and were bought: so many can be dropped. */
      bagsPaid: z.int(),
      /** The numbers of the tags of the bags that they drop: ten digits (IATA resolution 740). */
      bagTags: z.array(z.string()),
    }),
  ),
});

export type BoundCheckIn = z.infer<typeof boundCheckIn>;

/** Accepts how passengers board: by their place in line, or by seat. */
const boarding = z.enum(['open', 'assigned']);

/** Accepts the check-in of a trip, as it stands at a moment. */
export const tripCheckIn = z.object({
  recordLocator,
  /** The moment of the answer, by the gateway's clock: the one that opens and closes check-in. */
  at: instant,
  boarding,
  bounds: z.array(boundCheckIn),
});

export type TripCheckIn = z.infer<typeof tripCheckIn>;

/** Shows who may check in for what, and when. */
export const readCheckIn = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/check-in-state',
  area: 'air-booking',
  summary:
    'Shows the check-in of each direction of a trip: when it opens and closes, who checked in, and whose passport is missing.',
  body: tripLookup,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: tripCheckIn,
  problems: [...proofProblems, 'tripAlreadyCancelled'],
} as const satisfies Endpoint;

/** Accepts who checks in for a direction. */
export const checkInRequest = z.strictObject({
  ...tripLookup.shape,
  /** The place of the direction in the trip, from 0. */
  bound: z.int().check(z.nonnegative(), z.lte(18)),
  /** The places of the travellers in the trip. Who checked in before stays as they are. */
  travellers: z.array(z.int().check(z.nonnegative(), z.lte(18))).check(z.minLength(1), z.maxLength(18)),
  /** That nobody carries what may not fly: 49 CFR 175.25 has passengers asked before a boarding pass is issued. */
  hasNoDangerousGoods: z.literal(true),
});

export type CheckInRequest = z.infer<typeof checkInRequest>;

/**
 * Checks travellers in for all flights of a direction: all of them, or nobody. Record locator and names do: it moves neither money nor
 * what proves a person. A lap infant or a child needs an adult of the trip who checks in too, or did.
 */
export const checkIn = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/check-ins',
  area: 'air-booking',
  summary:
    'Checks travellers in for a direction of a trip, between 24 hours and one hour before its first flight leaves.',
  body: checkInRequest,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: tripCheckIn,
  isIdempotent: true,
  problems: [
    'idempotencyKeyMissing',
    'idempotencyKeyReused',
    ...proofProblems,
    'tripAlreadyCancelled',
    'checkInNotOpen',
    'checkInClosed',
    'checkInNotFlown',
    'documentRequired',
    'tripChangedMeanwhile',
  ],
  fieldCodes: ['boundNotInTrip', 'passengerNotInTrip', 'adultNotCheckedIn'],
} as const satisfies Endpoint;

/** The most bags that one traveller drops for a direction: more than any fare and its extras come to. */
const mostBags = 9;

/** Accepts how many bags travellers drop. */
export const bagTagRequest = z.strictObject({
  ...tripLookup.shape,
  /** The place of the direction in the trip, from 0. */
  bound: z.int().check(z.nonnegative(), z.lte(18)),
  /** How many bags each of them drops in all; who is not named keeps theirs. */
  bags: z
    .array(
      z.strictObject({
        traveller: z.int().check(z.nonnegative(), z.lte(18)),
        count: z.int().check(z.nonnegative(), z.lte(mostBags)),
      }),
    )
    .check(z.minLength(1), z.maxLength(18)),
});

export type BagTagRequest = z.infer<typeof bagTagRequest>;

/**
 * Gives the bags of who checked in the numbers of their tags. A bag that has one keeps it, so that asking twice for the same count is
 * asking once; of fewer bags the newest tags are void. Bags that are neither included nor bought get none.
 */
export const tagBags = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/bag-tags',
  area: 'air-booking',
  summary: 'Gives the bags that travellers drop the numbers of their tags, once the travellers are checked in.',
  body: bagTagRequest,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: tripCheckIn,
  problems: [...proofProblems, 'tripAlreadyCancelled', 'checkInClosed', 'bagsNotPaid', 'tripChangedMeanwhile'],
  fieldCodes: ['boundNotInTrip', 'passengerNotInTrip', 'notCheckedIn'],
} as const satisfies Endpoint;

/** Accepts one boarding pass: a traveller on a flight. */
export const boardingPass = z.object({
  /** The traveller's place in the trip, from 0. */
  traveller: z.int(),
  kind: passengerKind,
  firstName: z.string(),
  lastName: z.string(),
  /** The place of the direction in the trip, from 0. */
  bound: z.int(),
  leg: flightLeg,
  /** When boarding begins. */
  boardsAt: instant,
  /** The gate, as far as it is known. */
  gate: z.optional(z.string()),
  terminal: z.optional(z.string()),
  sequence: z.int(),
  position: z.optional(z.string()),
  /** Where the traveller sits: `12C`. Absent where people sit where they like, and for a lap infant. */
  seat: z.optional(seatNumber),
  ticketNumber: z.optional(z.string()),
  /** The numbers of the tags of their bags, ten digits each; absent without a bag. */
  bagTags: z.optional(z.array(z.string())),
  /** Whether the traveller gave a known traveller number. */
  isKnownTraveler: z.boolean(),
  /** The text of its bar code: IATA resolution 792. */
  barcode: z.string(),
});

export type BoardingPassView = z.infer<typeof boardingPass>;

/** Accepts the boarding passes of a trip. */
export const boardingPasses = z.object({
  recordLocator,
  /** The moment of the answer: a pass that is shown later may be out of date. */
  at: instant,
  boarding,
  /** By flight, then by traveller; none before somebody checked in. */
  passes: z.array(boardingPass),
  /** That each of them can be had as a file for Apple Wallet; absent where the deployment has no certificate for it. */
  offersWalletPass: z.optional(z.literal(true)),
});

export type BoardingPasses = z.infer<typeof boardingPasses>;

/**
 * Gives the boarding passes of a trip: of everybody who checked in, for each flight that has not left for more than a day.
 *
 * Record locator and names show them; a frequent flyer number stands in the bar code for who proved more than names alone.
 */
export const readBoardingPasses = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/boarding-passes',
  area: 'air-booking',
  summary: 'Gives the boarding passes of everybody who checked in, one for each flight, with the text of the bar code.',
  body: tripLookup,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: boardingPasses,
  problems: [...proofProblems, 'tripAlreadyCancelled'],
} as const satisfies Endpoint;

/** The symbols that a pass can have its bar code in. */
export const passSymbols = ['aztec', 'qr', 'pdf417'] as const;

/** Accepts which boarding pass is wanted for a wallet. */
export const walletPassRequest = z.strictObject({
  ...tripLookup.shape,
  /** The place of the traveller in the trip, from 0. */
  traveller: z.int().check(z.nonnegative(), z.lte(18)),
  legId: z.string().check(z.maxLength(60)),
  symbol: z.enum(passSymbols),
  language: z.enum(['es', 'en']),
});

export type WalletPassRequest = z.infer<typeof walletPassRequest>;

/**
 * Gives a boarding pass as a signed file for Apple Wallet, with the text of the bar code that the pass itself has. The same pass asked for
 * again takes the place of the one that a wallet has.
 */
export const readWalletPass = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/wallet-passes',
  area: 'air-booking',
  summary: 'Gives the boarding pass of a traveller on a flight as a signed file for Apple Wallet.',
  body: walletPassRequest,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  mediaType: 'application/vnd.apple.pkpass',
  problems: [...proofProblems, 'tripAlreadyCancelled', 'walletPassNotOffered'],
  fieldCodes: ['passengerNotInTrip', 'notCheckedIn'],
} as const satisfies Endpoint;

/**
 * Mails the boarding passes of a trip to its contact, in one PDF: to no other address, so that it is of no use to who merely knows the
 * names. Within ten minutes it is one mail, however often it is asked for. Where nobody is checked in no mail is sent.
 */
export const mailBoardingPasses = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/boarding-pass-mails',
  area: 'air-booking',
  summary: 'Mails the boarding passes of a trip to its contact, in one PDF to print or to show.',
  body: tripLookup,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 10 }],
  success: 202,
  answer: z.object({
    /** Where they are sent to, as far as it is shown: `a•••@e•••.com`. */
    emailHint: z.string(),
    /** How many passes there are: 0 before somebody checked in. */
    passes: z.int(),
  }),
  problems: [...proofProblems, 'tripAlreadyCancelled'],
} as const satisfies Endpoint;
