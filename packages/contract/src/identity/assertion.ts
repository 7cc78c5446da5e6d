import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { credentialCodes, accountCodes, unavailableCodes } from '../problem-codes.ts';
import { clientCategory, loginName, passkeyCredential, secondFactor, typedPassword } from './values.ts';

/** Accepts the proof of who somebody is, in one of four ways. */
export const assertionRequest = z.discriminatedUnion('method', [
  /** Nobody: the anonymous traveller. */
  z.strictObject({ method: z.literal('anonymous') }),
  /** A username, an account number (blanks and hyphens don't count) or an e-mail that one account has, and its password. */
  z.strictObject({
    method: z.literal('password'),
    category: clientCategory,
    username: loginName,
    password: typedPassword,
  }),
  /** A passkey alone: it proves the person and their device in one. */
  z.strictObject({
    method: z.literal('passkey'),
    category: clientCategory,
    challengeId: z.uuid(),
    credential: passkeyCredential,
  }),
  /** The second factor of a login whose password was right, by the transaction that the problem 401120752 gave. */
  z.strictObject({
    method: z.literal('multiFactor'),
    /** The client that the environment checks second factors for, as `multiFactorFor` of `@airline/client-config` gives it. */
    clientId: z.string().check(z.minLength(1), z.maxLength(128)),
    transaction: z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/)),
    factor: secondFactor,
  }),
]);

export type AssertionRequest = z.infer<typeof assertionRequest>;

/** Accepts an assertion: a JWT that the token call exchanges once, within a minute. */
export const assertion = z.object({
  assertion: z.string(),
  /** 60. */
  expiresInSeconds: z.int(),
  /** After a login by a recovery code: how many of them are left. */
  recoveryCodesLeft: z.optional(z.int()),
});

/**
 * Verifies credentials and gives a single-use assertion for the token call.
 *
 * Its failures carry the catalogue's login codes (docs/rules.md §8), and 401120752 when a second factor is due. An account
 * whose enrolment is not confirmed has `nextStep` beside its code; so has the refusal of the right password of an account that
 * logs in elsewhere.
 */
export const requestAssertion = {
  method: 'POST',
  path: '/api/security/v4/security/assertion',
  area: 'identity',
  summary: 'Verifies credentials, a passkey or a second factor, or nobody, and gives an assertion for the token call.',
  body: assertionRequest,
  callers: 'anybody',
  charges: [{ budget: 'logins', cost: 1 }],
  success: 200,
  answer: assertion,
  problems: ['loginElsewhere', 'codeIncorrect', 'codeUsed', 'passkeyRefused', 'challengeExpired', 'signOnRequired'],
  codes: [...credentialCodes, ...accountCodes, ...unavailableCodes, 400518148, 401120752],
  fieldCodes: ['clientUnknown'],
} as const satisfies Endpoint;

/** Accepts a challenge for a passkey that logs in, or that is the second factor of a login. */
export const passkeyLoginChallenge = z.object({
  challengeId: z.uuid(),
  /** `PublicKeyCredentialRequestOptionsJSON`: for `PublicKeyCredential.parseRequestOptionsFromJSON`. */
  options: z.record(z.string(), z.unknown()),
});

/** Starts a login by passkey; names no account unless the password was right already. */
export const startPasskeyLogin = {
  method: 'POST',
  path: '/api/security/v4/security/passkey-challenges',
  area: 'identity',
  summary: 'Gives a challenge for a passkey: of any account, or of the one whose password was right already.',
  body: z.strictObject({
    /** Of the problem 401120752; absent for a login by passkey alone. */
    transaction: z.optional(z.string().check(z.regex(/^[A-Za-z0-9_-]{43}$/))),
  }),
  callers: 'anybody',
  charges: [{ budget: 'logins', cost: 1 }],
  success: 200,
  answer: passkeyLoginChallenge,
  problems: ['challengeExpired'],
  codes: [503517048],
} as const satisfies Endpoint;
