import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { passkeyCredential, passkeyOptions } from '../identity/values.ts';

/** Accepts a passkey as its owner sees it. */
export const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: z.optional(instant),
});

/** Accepts the second factors of an account. */
export const multiFactorState = z.object({
  /** Whether an authenticator app is set up. */
  totp: z.boolean(),
  /** How many of the ten recovery codes were not used. */
  recoveryCodesLeft: z.int(),
  passkeys: z.array(passkey),
});

export type MultiFactorState = z.infer<typeof multiFactorState>;

const area = 'account' as const;

/** Tells the second factors of the account. */
export const readMultiFactor = {
  method: 'GET',
  path: '/api/account/v1/multi-factor',
  area,
  summary: 'Tells which second factors the account has.',
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: multiFactorState,
} as const satisfies Endpoint;

/** Starts the set-up of an authenticator app. */
export const startTotp = {
  method: 'POST',
  path: '/api/account/v1/multi-factor/totp',
  area,
  summary: 'Makes a new secret for an authenticator app; it counts from the moment that a code of it was confirmed.',
  authentication: 'recent',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 201,
  answer: z.object({
    setupId: z.uuid(),
    /** `otpauth://totp/…`: what the QR code holds. */
    otpauthUri: z.string(),
    /** The same secret for typing, base32 (RFC 4648 §6). */
    secret: z.string(),
  }),
} as const satisfies Endpoint;

/** Accepts the recovery codes, told once. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

/** Ends the set-up of an authenticator app. */
export const confirmTotp = {
  method: 'POST',
  path: '/api/account/v1/multi-factor/totp/confirmation',
  area,
  summary: 'Confirms the authenticator app by a code of it, and gives ten recovery codes, once.',
  authentication: 'recent',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  body: z.strictObject({ setupId: z.uuid(), code: z.string().check(z.trim(), z.regex(/^\d{6}$/)) }),
  success: 200,
  answer: recoveryCodes,
  problems: ['codeIncorrect', 'challengeExpired'],
} as const satisfies Endpoint;

/** Makes new recovery codes. */
export const renewRecoveryCodes = {
  method: 'POST',
  path: '/api/account/v1/multi-factor/recovery-codes',
  area,
  summary: 'Gives ten new recovery codes, once; the old ones no longer work.',
  authentication: 'recent',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 200,
  answer: recoveryCodes,
} as const satisfies Endpoint;

/** Takes the authenticator app away. */
export const removeTotp = {
  method: 'DELETE',
  path: '/api/account/v1/multi-factor/totp',
  area,
  summary: 'Takes the authenticator app and its recovery codes away.',
  authentication: 'recent',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 204,
} as const satisfies Endpoint;

/** Starts the creation of a passkey. */
export const startPasskeyRegistration = {
  method: 'POST',
  path: '/api/account/v1/multi-factor/passkeys/challenges',
  area,
  summary: 'Gives a challenge for a new passkey of the account.',
  authentication: 'recent',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 201,
  answer: z.object({ challengeId: z.uuid(), options: passkeyOptions }),
} as const satisfies Endpoint;

/** Adds a passkey. */
export const addPasskey = {
  method: 'POST',
  path: '/api/account/v1/multi-factor/passkeys',
  area,
  summary: 'Adds the passkey that an authenticator made for the challenge.',
  authentication: 'recent',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  body: z.strictObject({
    challengeId: z.uuid(),
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(60)),
    credential: passkeyCredential,
  }),
  success: 201,
  answer: passkey,
  problems: ['passkeyRefused', 'challengeExpired'],
} as const satisfies Endpoint;

/** Takes a passkey away. */
export const removePasskey = {
  method: 'DELETE',
  path: '/api/account/v1/multi-factor/passkeys/{passkeyId}',
  area,
  summary: 'Takes a passkey away; one that is gone already is no fault.',
  authentication: 'recent',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  parameters: z.object({ passkeyId: z.uuid() }),
  success: 204,
  problems: ['lastFactor'],
} as const satisfies Endpoint;
