import * as z from 'zod/mini';

import { passengerKind } from './party.ts';
import { calendarDate } from './values.ts';

/**
 * Accepts a name as travel documents print it: Latin letters with their accents, and between them a space, a hyphen, an
 * apostrophe or a full stop.
 */
export const documentName = z
  .string()
  .check(z.trim(), z.minLength(1), z.maxLength(40), z.regex(/^\p{Script=Latin}[\p{Script=Latin}\p{M} .'’-]*$/u));

/** The genders of the US Secure Flight programme, as 49 CFR 1560 asks for them, with unspecified and undisclosed. */
export const genders = ['female', 'male', 'unspecified', 'undisclosed'] as const;

/** The help that can be asked for, by the IATA special service request that it becomes. */
export const assistanceCodes = ['WCHR', 'WCHS', 'WCHC', 'BLND', 'DEAF', 'DPNA', 'SVAN', 'MAAS'] as const;

/** Accepts a passport, for a journey that touches a station abroad. */
export const travelDocument = z.strictObject({
  number: z.string().check(z.trim(), z.regex(/^[A-Za-z0-9]{5,15}$/)),
  /** Alpha-2 code of the country. */
  nationality: z.string().check(z.regex(/^[A-Z]{2}$/)),
  expiresOn: calendarDate,
});

/** Accepts one traveller as the person typed them. */
export const passenger = z.strictObject({
  kind: passengerKind,
  firstName: documentName,
  middleName: z.optional(documentName),
  lastName: documentName,
  suffix: z.optional(z.enum(['JR', 'SR', 'II', 'III', 'IV'])),
  birthDate: calendarDate,
  gender: z.enum(genders),
  /** Number of the Department of Homeland Security's Traveler Redress Inquiry Program: 7 to 13 digits. */
  redressNumber: z.optional(z.string().check(z.trim(), z.regex(/^\d{7,13}$/))),
  /** Known traveller number (TSA PreCheck, Global Entry): 8 to 10 letters and digits. */
  knownTravelerNumber: z.optional(z.string().check(z.trim(), z.regex(/^[A-Za-z0-9]{8,10}$/))),
  frequentFlyerNumber: z.optional(z.string().check(z.trim(), z.regex(/^\d{6,14}$/))),
  /** Absent: given at check-in. */
  document: z.optional(travelDocument),
  assistance: z.array(z.enum(assistanceCodes)).check(z.maxLength(assistanceCodes.length)),
});

export type Passenger = z.infer<typeof passenger>;

/** Accepts where news of the trip goes. */
export const contact = z.strictObject({
  email: z.email().check(z.maxLength(254)),
  /** In international form: `+12145550123`. */
  phone: z.string().check(z.trim(), z.regex(/^\+[1-9]\d{6,14}$/)),
  /** The language of the mails. */
  language: z.enum(['es', 'en']),
});

export type Contact = z.infer<typeof contact>;
