import { documentVersions } from '@airline/documents';
import * as z from 'zod/mini';

import { documentName } from '../air-booking/passengers.ts';
import { calendarDate } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { credentialCodes, accountCodes } from '../problem-codes.ts';
import { language, loginName, newUsername, surface, typedPassword } from '../identity/values.ts';
import { continueTo, newPassword, securityAnswer } from './links.ts';

/** What somebody can allow the airline to do with their data; none of it is needed for an account. */
export const consentPurposes = ['marketingEmail', 'personalisedOffers', 'partnerSharing'] as const;

/**
 * The version of the terms of the points program (`program-terms` of `@airline/documents`) and of the texts of consents that are in force:
 * an application that was shown others is refused.
 */
export const currentTermsVersion = documentVersions['program-terms'];

/** Accepts one recorded choice; what was shown is known by the version of the texts and the language. */
export const consent = z.strictObject({ purpose: z.enum(consentPurposes), granted: z.boolean() });

/** Accepts where somebody lives; state and postal code as the country has them. */
export const postalAddress = z.strictObject({
  /** Alpha-2 code. */
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  line1: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  line2: z.optional(z.string().check(z.trim(), z.maxLength(100))),
  city: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
  /** The code of a US state; for the United States alone. */
  stateCode: z.optional(z.string().check(z.regex(/^[A-Z]{2}$/))),
  postalCode: z.optional(z.string().check(z.trim(), z.maxLength(20))),
});

export type PostalAddress = z.infer<typeof postalAddress>;

/** Accepts an application for membership. */
export const enrollmentRequest = z.strictObject({
  firstName: documentName,
  lastName: documentName,
  birthDate: calendarDate,
  email: z.email().check(z.maxLength(254)),
  address: postalAddress,
  username: newUsername,
  password: newPassword,
  securityAnswers: z.array(securityAnswer).check(z.length(2)),
  /** One for each purpose that was asked. */
  consents: z.array(consent).check(z.maxLength(consentPurposes.length)),
  /** Of the texts of terms and consents that were shown; a month alone in pages of earlier releases. */
  termsVersion: z.string().check(z.regex(/^\d{4}-\d{2}(?:-\d{2})?$/)),
  language,
  surface,
  continueTo: z.optional(continueTo),
});

export type EnrollmentRequest = z.infer<typeof enrollmentRequest>;

/**
 * Applies for membership: the account works once the link in the mail was opened.
 *
 * Whether the e-mail or the person is a member already is stated in that mail alone. A taken username carries 400356113, a bad
 * password 400356114.
 */
export const enrollMember = {
  method: 'POST',
  path: '/api/account-help/v1/enrollments',
  area: 'account-help',
  summary: 'Opens a member’s account, which works once the link that is mailed to its address was opened.',
  body: enrollmentRequest,
  callers: 'anybody',
  charges: [{ budget: 'enrollments', cost: 1 }],
  success: 202,
  isIdempotent: true,
  problems: ['idempotencyKeyMissing', 'idempotencyKeyReused', 'idempotencyKeyInUse'],
  codes: [400356113, 400356114],
} as const satisfies Endpoint;

/**
 * Corrects the address of an enrolment that nobody has confirmed, and mails the link there.
 *
 * The password proves who asks: a wrong one is refused, counted and locked as at the login.
 */
export const correctEnrollmentEmail = {
  method: 'PUT',
  path: '/api/account-help/v1/enrollments/email',
  area: 'account-help',
  summary:
    'Sets another address for an enrolment that is not confirmed yet, by its password, and mails the link there.',
  body: z.strictObject({
    username: loginName,
    password: typedPassword,
    email: z.email().check(z.maxLength(254)),
    language,
    surface,
  }),
  callers: 'anybody',
  charges: [{ budget: 'enrollments', cost: 1 }],
  success: 202,
  problems: ['enrollmentConfirmed', 'loginElsewhere'],
  codes: [...credentialCodes, ...accountCodes, 400518148],
} as const satisfies Endpoint;
