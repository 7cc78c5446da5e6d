import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { language, loginName, surface } from '../identity/values.ts';
import { continueTo } from './links.ts';

/** Where a mailed link leads: the app that asked, and its product for the portal. */
export const linkReturn = z.strictObject({
  surface,
  /** The portal's `{product}`; for `ctm` alone. */
  product: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/), z.maxLength(60))),
});

/** What every request says of where it comes from. */
const askedFrom = { language, returnTo: linkReturn, continueTo: z.optional(continueTo) };

/** Accepts what somebody wants help with, and what they know. */
export const lookupRequest = z.discriminatedUnion('purpose', [
  /** Told the username and account number of every account with this e-mail. */
  z.strictObject({
    purpose: z.literal('forgotUsername'),
    email: z.email().check(z.maxLength(254)),
    ...askedFrom,
  }),
  /** A new password for the account of this username or account number. */
  z.strictObject({ purpose: z.literal('resetPassword'), username: loginName, ...askedFrom }),
  /** The first login of an account that somebody else opened: it has a number and an e-mail, and no password. */
  z.strictObject({
    purpose: z.literal('completeSetup'),
    accountNumber: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
    ...askedFrom,
  }),
  /** The mail of an enrolment once more; one who has confirmed it already is informed of that. */
  z.strictObject({ purpose: z.literal('confirmEnrollment'), username: loginName, ...askedFrom }),
]);

export type LookupRequest = z.infer<typeof lookupRequest>;

/**
 * Asks for a link by mail.
 *
 * The answer is the same, in body and in time, whether there is such an account or not: only the mail tells.
 */
export const requestLink = {
  method: 'POST',
  path: '/api/account-help/v1/lookups',
  area: 'account-help',
  summary: 'Mails a link to the account’s own address, if there is such an account. The answer does not tell.',
  body: lookupRequest,
  callers: 'anybody',
  charges: [{ budget: 'accountHelp', cost: 1 }],
  success: 202,
} as const satisfies Endpoint;
