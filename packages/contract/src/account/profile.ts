import * as z from 'zod/mini';

import {
  contact,
  documentName,
  genders,
  passenger,
  travelDocument,
  assistanceCodes,
} from '../air-booking/passengers.ts';
import { calendarDate, placeCode } from '../air-booking/values.ts';
import { postalAddress } from '../account-help/enrollment.ts';
import { language, newUsername } from '../identity/values.ts';
import type { Endpoint } from '../endpoint.ts';

/** Where somebody likes to sit. */
export const seatWishes = ['window', 'aisle'] as const;

/** How many passports are kept of one person. */
export const mostPassports = 3;

const { phone } = contact.shape;
const { knownTravelerNumber, redressNumber } = passenger.shape;

/** Accepts what a member changes of who they are. The first and the last name, and the birth date, are corrected by the airline alone. */
export const personalDetails = z.strictObject({
  middleName: z.optional(documentName),
  gender: z.optional(z.enum(genders)),
  address: postalAddress,
  /** In international form: `+12145550123`. */
  phone: z.optional(phone),
  /** A second telephone number. */
  otherPhone: z.optional(phone),
  /** Of mails and pages. */
  language,
});

export type PersonalDetails = z.infer<typeof personalDetails>;

/** Accepts what a member wants on each trip. */
export const travelPreferences = z.strictObject({
  /** A station, or a group of them such as all airports of a city. */
  homeAirport: z.optional(placeCode),
  knownTravelerNumber,
  redressNumber,
  passports: z.array(travelDocument).check(z.maxLength(mostPassports)),
  assistance: z.array(z.enum(assistanceCodes)).check(z.maxLength(assistanceCodes.length)),
  /** Absent: it does not matter. */
  seat: z.optional(z.enum(seatWishes)),
});

export type TravelPreferences = z.infer<typeof travelPreferences>;

/** Accepts what is kept of a member. */
export const memberProfile = z.object({
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  birthDate: z.optional(calendarDate),
  username: z.optional(z.string()),
  email: z.optional(z.string()),
  /** Absent where the airline has no address. */
  personal: z.object({ ...personalDetails.shape, address: z.optional(postalAddress) }),
  travel: travelPreferences,
});

export type MemberProfile = z.infer<typeof memberProfile>;

const area = 'account' as const;

/** Tells what is kept of the member who is logged in. */
export const readProfile = {
  method: 'GET',
  path: '/api/account/v1/profile',
  area,
  summary:
    'Tells what the airline keeps of the member: who they are, where they live, and what they want on each trip.',
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: memberProfile,
} as const satisfies Endpoint;

/** Puts a member's personal details in the place of the old ones. */
export const updatePersonalDetails = {
  method: 'PUT',
  path: '/api/account/v1/profile/personal',
  area,
  summary: 'Puts middle name, gender, address, telephone numbers and language in the place of the old ones.',
  authentication: 'recent',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  body: personalDetails,
  success: 204,
} as const satisfies Endpoint;

/** Sets another username. One that is taken carries 400356113. */
export const updateUsername = {
  method: 'PUT',
  path: '/api/account/v1/username',
  area,
  summary: 'Sets another username for the login; a taken one is refused.',
  authentication: 'recent',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 60 }],
  body: z.strictObject({ username: newUsername }),
  success: 204,
  codes: [400356113],
} as const satisfies Endpoint;

/** Puts a member's travel preferences in the place of the old ones. */
export const updateTravelPreferences = {
  method: 'PUT',
  path: '/api/account/v1/profile/travel',
  area,
  summary: 'Puts home airport, numbers, passports, help on the way and seat in the place of the old ones.',
  authentication: 'recent',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  body: travelPreferences,
  success: 204,
  fieldCodes: ['unknownPlace'],
} as const satisfies Endpoint;
