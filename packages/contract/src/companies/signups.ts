import { documentVersions } from '@airline/documents';
import * as z from 'zod/mini';

import { documentName } from '../air-booking/passengers.ts';
import { instant } from '../air-booking/values.ts';
import { newPassword } from '../account-help/links.ts';
import type { Endpoint } from '../endpoint.ts';
import { language, newUsername } from '../identity/values.ts';
import { mailedToken } from '../mailed-token.ts';
import { companyProfile } from './company.ts';

/** The version of the terms of use that are in force: who opens a company and was shown others is refused. */
export const currentTermsOfUse = documentVersions['terms-of-use'];

/** Accepts who signs a company up. */
export const companySignupRequest = z.strictObject({
  companyName: companyProfile.shape.name,
  /** What the company is registered by with the tax office, as it is written there. */
  registrationNumber: z.optional(z.string().check(z.trim(), z.regex(/^[\dA-Za-z][\dA-Za-z ./-]{2,29}$/))),
  firstName: documentName,
  lastName: documentName,
  email: z.email().check(z.maxLength(254)),
  /** The part of the portal's address that the company is to be under. */
  product: z.string().check(z.regex(/^[a-z][\da-z-]*$/), z.maxLength(40)),
  language,
});

export type CompanySignupRequest = z.infer<typeof companySignupRequest>;

/** Accepts a sign-up as the person who proved its address sees it. */
export const companySignup = z.object({
  ...companySignupRequest.shape,
  /** Until when its link works; then all of it is erased. */
  expiresAt: instant,
});

export type CompanySignup = z.infer<typeof companySignup>;

/** Asks for the link that proves the address of who signs a company up; the answer is the same for every address. */
export const signUpCompany = {
  method: 'POST',
  path: '/api/corporate/v1/company-signups',
  area: 'companies',
  summary:
    'Mails a link to the address of who signs a company up. The answer is the same for every address; without the link nothing is opened, and after 48 hours all is erased.',
  body: companySignupRequest,
  isIdempotent: true,
  callers: 'anybody',
  charges: [{ budget: 'companySignups', cost: 1 }],
  success: 202,
  problems: ['idempotencyKeyMissing', 'idempotencyKeyReused'],
} as const satisfies Endpoint;

/** Shows the sign-up of a mailed link; the link by itself opens nothing. */
export const readCompanySignup = {
  method: 'POST',
  path: '/api/corporate/v1/company-signups/state',
  area: 'companies',
  summary: 'Shows the sign-up that a mailed link is about; the link by itself opens nothing.',
  body: z.strictObject({ token: mailedToken }),
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: companySignup,
  problems: ['linkInvalid', 'linkExpired', 'linkUsed'],
} as const satisfies Endpoint;

/** Opens the company of a mailed link with its first administrator. */
export const completeCompanySignup = {
  method: 'POST',
  path: '/api/corporate/v1/company-signups/completion',
  area: 'companies',
  summary: 'Opens the company of a mailed link, once, with the account of its first administrator.',
  body: z.strictObject({
    token: mailedToken,
    username: newUsername,
    password: newPassword,
    /** Of the terms of use that were shown. */
    termsVersion: z.string().check(z.maxLength(10)),
  }),
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 5 }],
  success: 201,
  answer: z.object({ companyName: z.string(), companyNumber: z.string(), product: z.string(), username: z.string() }),
  problems: ['linkInvalid', 'linkExpired', 'linkUsed'],
  codes: [400356113, 400356114],
} as const satisfies Endpoint;
