import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { passengerKind } from './party.ts';
import { contact, passenger, travelDocument } from './passengers.ts';
import { tripLink } from './trip-link.ts';
import { proofProblems, tripLookup } from './trips.ts';
import { calendarDate, instant, recordLocator } from './values.ts';

/** How often the name of a traveller is corrected at most. */
export const mostNameCorrections = 2;

/** For how many days the address that a trip had before gets it back by its mailed link. */
export const contactUndoDays = 7;

/** Accepts the data of a trip's travellers and its contact, as who may correct them sees them: what is secret by its end alone. */
export const tripTravellers = z.object({
  recordLocator,
  /** Counts the corrections: a correction names the one that it was made of, so that none overwrites another one unseen. */
  revision: z.int(),
  /** In the trip's order. */
  travellers: z.array(
    z.object({
      kind: passengerKind,
      firstName: z.string(),
      middleName: z.optional(z.string()),
      lastName: z.string(),
      suffix: passenger.shape.suffix,
      /** How often the name can still be corrected. */
      nameCorrectionsLeft: z.int(),
      /** The passport that was given; absent when none was. */
      document: z.optional(z.object({ lastThree: z.string(), nationality: z.string(), expiresOn: calendarDate })),
      /** The last three digits of the member number that was given. */
      frequentFlyerHint: z.optional(z.string()),
      /** The last three symbols of the known traveller number that was given. */
      knownTravelerHint: z.optional(z.string()),
    }),
  ),
  /** Whether the trip touches a station abroad, so that it needs passports. */
  needsDocument: z.boolean(),
  /** The local date of the last landing: a passport is good until then. */
  lastArrival: calendarDate,
  /** Until when names can be corrected: when check-in opens. Absent when it has. */
  namesUntil: z.optional(instant),
  /** Until when everything else can be corrected: the last departure. Absent when it is over. */
  correctionsUntil: z.optional(instant),
  /** Where news goes: `a•••@e•••.com`, and the last two digits of the telephone number. */
  contact: z.object({ emailHint: z.string(), phoneEnd: z.string() }),
});

export type TripTravellers = z.infer<typeof tripTravellers>;

/** Accepts the data of a trip's travellers, or that it takes a mailed code to see it. */
export const travellersAnswer = z.discriminatedUnion('needsCode', [
  z.extend(tripTravellers, { needsCode: z.literal(false) }),
  /** The trip is named without a code, and not by the access token of the account whose trip it is. */
  z.object({ needsCode: z.literal(true), recordLocator }),
]);

export type TravellersAnswer = z.infer<typeof travellersAnswer>;

/**
 * Shows who flies on a trip, and what can be corrected; without a code or a login, that it takes one. A code that is not right is
 * refused. A POST, so that no name stands in an address.
 */
export const readTravellers = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/travellers',
  area: 'air-booking',
  summary:
    'Shows the data of a trip’s travellers and its contact to who may correct them, by a mailed code or the login of the account whose trip it is; to everybody else who can show the trip, that it takes one.',
  body: tripLookup,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: travellersAnswer,
  problems: [...proofProblems, 'tripAlreadyCancelled'],
} as const satisfies Endpoint;

/** What every correction names. */
const corrected = {
  ...tripLookup.shape,
  /** The revision that the person was shown. When there is a later one, nothing is corrected. */
  revision: z.int().check(z.nonnegative()),
};

const { firstName, middleName, lastName, suffix, frequentFlyerNumber, knownTravelerNumber } = passenger.shape;

/** Accepts the correction of one traveller: what is absent stays as it is, what is `null` is taken away. */
export const travellerCorrection = z
  .strictObject({
    ...corrected,
    /** The traveller's place in the trip, from 0. */
    traveller: z.int().check(z.nonnegative(), z.lte(18)),
    /** The whole name as it stands on the document. */
    name: z.optional(z.strictObject({ firstName, middleName, lastName, suffix })),
    document: z.optional(travelDocument),
    /** The number of a member of this name. */
    frequentFlyerNumber: z.optional(z.nullable(frequentFlyerNumber.def.innerType)),
    knownTravelerNumber: z.optional(z.nullable(knownTravelerNumber.def.innerType)),
  })
  .check(
    z.refine((asked) =>
      [asked.name, asked.document, asked.frequentFlyerNumber, asked.knownTravelerNumber].some(
        (answer) => answer !== undefined,
      ),
    ),
  );

export type TravellerCorrection = z.infer<typeof travellerCorrection>;

/** The refusals of every correction. */
const correctionProblems = [
  'idempotencyKeyMissing',
  'idempotencyKeyReused',
  ...proofProblems,
  'tripCodeNeeded',
  'tripAlreadyCancelled',
  'correctionsClosed',
  'correctionOutdated',
] as const;

/**
 * Corrects the data of one traveller, for who proves by a mailed code or a login that they may.
 *
 * A name is corrected where it is a slip in the name that was booked, and not another person: twice at most, until check-in opens. It
 * is free, and the traveller gets a new ticket. From then on the new name finds the trip, and the old one does not.
 */
export const correctTraveller = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/travellers/correction',
  area: 'air-booking',
  summary:
    'Corrects the name of a traveller, or adds or changes their passport, member number or known traveller number. All of it, or nothing.',
  body: travellerCorrection,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: tripTravellers,
  isIdempotent: true,
  problems: [
    ...correctionProblems,
    'nameOfAnotherPerson',
    'nameCorrectionsClosed',
    'nameCorrectionsUsedUp',
    'changeUnderWay',
  ],
  fieldCodes: ['travellerUnknown', 'memberUnknown', 'documentNotNeeded', 'expiresBeforeTravel', 'duplicatePassenger'],
} as const satisfies Endpoint;

/** Accepts where news of a trip goes from now on: what is absent stays as it is. */
export const contactCorrection = z
  .strictObject({ ...corrected, email: z.optional(contact.shape.email), phone: z.optional(contact.shape.phone) })
  .check(z.refine(({ email, phone }) => email !== undefined || phone !== undefined));

export type ContactCorrection = z.infer<typeof contactCorrection>;

/**
 * Changes where news of a trip goes, its mailed codes among them. Both addresses are notified; the one that the trip had gets a link
 * that gives it back, whatever follows. The codes and the mailed links of before are over.
 */
export const correctContact = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/contact',
  area: 'air-booking',
  summary:
    'Corrects the e-mail address or the telephone number of a trip, or both. The address of before is told, and can undo it for seven days.',
  body: contactCorrection,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: tripTravellers,
  isIdempotent: true,
  problems: [...correctionProblems],
} as const satisfies Endpoint;

/** Gives a trip back to the address that it had, by the link that was mailed there. Done twice it is done once. */
export const undoContact = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/contact/undo',
  area: 'air-booking',
  summary:
    'Takes back the correction of a contact, and all that followed it, by the link that was mailed to the address of before.',
  body: tripLink,
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: z.object({ recordLocator, emailHint: z.string() }),
  problems: ['linkInvalid', 'linkExpired'],
} as const satisfies Endpoint;
