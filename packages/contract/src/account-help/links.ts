import * as z from 'zod/mini';

import { calendarDate, instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { accountNumber, newUsername } from '../identity/values.ts';
import { linkPurpose } from './link-purpose.ts';

/** Accepts the secret of a mailed link: 32 random bytes, base64url. It stands behind the `#`, so no server log has it. */
export const linkToken = z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/));

/** Accepts one of the ten security questions, by its id in the reference data. */
export const securityQuestionId = z.string().check(z.regex(/^[a-zA-Z]{3,40}$/));

/**
 * Accepts the page that the person wanted when a login was due: a path of the site, which the login leads back to. Which pages an
 * app leads to is its own rule, applied when the address is followed.
 */
export const continueTo = z.string().check(z.regex(/^\/(?!\/)[!-~]*$/), z.maxLength(500));

/** Accepts one thing that the person is asked, beside having the mail. */
export const recoveryCheck = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('zipCode') }),
  z.object({ kind: z.literal('dateOfBirth') }),
  z.object({ kind: z.literal('email') }),
  /** The same question until it is answered. */
  z.object({ kind: z.literal('securityQuestion'), questionId: securityQuestionId }),
]);

export type RecoveryCheck = z.infer<typeof recoveryCheck>;

/** Accepts what a link asks for and until when. */
export const linkState = z.object({
  purpose: linkPurpose,
  expiresAt: instant,
  /** What is asked; empty when nothing is, or all was answered. */
  checks: z.array(recoveryCheck),
  /** Whether the checks are answered: what is left is the result. */
  isProved: z.boolean(),
});

export type LinkState = z.infer<typeof linkState>;

const linkProblems = ['linkInvalid', 'linkExpired', 'linkUsed', 'linkSuperseded', 'linkExhausted'] as const;

/**
 * Reads a mailed link without using it up. A POST, so that the secret stands in no address.
 *
 * The refusal of a link that does nothing any more says in `mailedLink` what it was for, and whether that is done.
 */
export const readLink = {
  method: 'POST',
  path: '/api/account-help/v1/links/state',
  area: 'account-help',
  summary: 'Tells what a mailed link is for and what it asks; does not use it up.',
  body: z.strictObject({ token: linkToken }),
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: linkState,
  problems: linkProblems,
} as const satisfies Endpoint;

/** Accepts the answers to a link's checks: those that it asks. */
export const recoveryAnswers = z.strictObject({
  token: linkToken,
  zipCode: z.optional(z.string().check(z.trim(), z.maxLength(20))),
  dateOfBirth: z.optional(calendarDate),
  email: z.optional(z.string().check(z.trim(), z.maxLength(254))),
  securityAnswer: z.optional(z.string().check(z.trim(), z.maxLength(200))),
});

/** Answers a link's checks. Wrong answers carry 400356110, 400356111, 400356112 or 400356115; five of them end the link. */
export const answerLink = {
  method: 'POST',
  path: '/api/account-help/v1/links/answers',
  area: 'account-help',
  summary: 'Answers what a mailed link asks. Each wrong answer is reported by its code of the catalogue.',
  body: recoveryAnswers,
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: linkState,
  problems: linkProblems,
  codes: [400356110, 400356111, 400356112, 400356115],
} as const satisfies Endpoint;

/** Accepts an account as its owner sees it. */
export const foundAccount = z.object({
  username: z.optional(z.string()),
  accountNumber: z.optional(z.string()),
  firstName: z.string(),
});

/** The least characters of a security answer that is chosen, accents and outer spaces not counted. */
export const shortestAnswerLength = 3;

/** Accepts a chosen security question and its answer. */
export const securityAnswer = z.strictObject({
  questionId: securityQuestionId,
  answer: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
});

/** Accepts a new password; the rules are `checkPassword` of `@airline/validation`, and the code of a broken one 400356114. */
export const newPassword = z.string().check(z.maxLength(1_000));

/** Accepts what a proved link is to do. */
export const linkResultRequest = z.discriminatedUnion('purpose', [
  z.strictObject({ token: linkToken, purpose: z.literal('forgotUsername') }),
  z.strictObject({ token: linkToken, purpose: z.literal('resetPassword'), newPassword }),
  z.strictObject({
    token: linkToken,
    purpose: z.literal('completeSetup'),
    username: newUsername,
    newPassword,
    securityAnswers: z.array(securityAnswer).check(z.length(2)),
  }),
  z.strictObject({ token: linkToken, purpose: z.literal('confirmEnrollment') }),
  z.strictObject({ token: linkToken, purpose: z.literal('confirmEmail') }),
  z.strictObject({ token: linkToken, purpose: z.literal('confirmErasure') }),
]);

export type LinkResultRequest = z.infer<typeof linkResultRequest>;

/** Where the login that follows leads: what was wanted when the link was asked for. */
const wayOn = { continueTo: z.optional(continueTo) };

/** Accepts what a link did. Nothing of it logs anybody in. */
export const linkResult = z.discriminatedUnion('purpose', [
  z.object({ purpose: z.literal('forgotUsername'), accounts: z.array(foundAccount), ...wayOn }),
  z.object({
    purpose: z.literal('resetPassword'),
    username: z.optional(z.string()),
    /** What also opens or protects the account and was not changed; absent where there is nothing of it. */
    keeps: z.optional(z.object({ passkeys: z.int(), authenticatorApp: z.boolean() })),
    ...wayOn,
  }),
  z.object({ purpose: z.literal('completeSetup'), username: z.string(), ...wayOn }),
  z.object({
    purpose: z.literal('confirmEnrollment'),
    accountNumber,
    username: z.string(),
    firstName: z.string(),
    ...wayOn,
  }),
  z.object({ purpose: z.literal('confirmEmail'), email: z.string() }),
  z.object({ purpose: z.literal('confirmErasure') }),
]);

export type LinkResult = z.infer<typeof linkResult>;

/** Does what a link is for, once. A taken username carries 400356113, a bad password 400356114, a lost account 400356116. */
export const completeLink = {
  method: 'POST',
  path: '/api/account-help/v1/links/result',
  area: 'account-help',
  summary: 'Does what a mailed link is for, once its checks are answered: sets the password, tells the username, …',
  body: linkResultRequest,
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: linkResult,
  problems: [...linkProblems, 'proofMissing'],
  codes: [400356113, 400356114, 400356116],
} as const satisfies Endpoint;
