import * as z from 'zod/mini';

import { securityAnswer, securityQuestionId } from '../account-help/links.ts';
import { instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { language } from '../identity/values.ts';
import { browserFamilies, systemFamilies } from './sessions.ts';

/** What the history of an account tells of: logins that were tried, and changes of what protects it. */
export const historyEvents = [
  'sessionStarted',
  'sessionReauthenticated',
  'loginFailed',
  'secondFactorFailed',
  'refreshTokenReused',
  'sessionsEnded',
  'passwordChanged',
  'passwordReset',
  'accountSetUp',
  'emailChanged',
  'usernameChanged',
  'securityAnswersChanged',
  'companionNamed',
  'totpAdded',
  'totpRemoved',
  'recoveryCodesRenewed',
  'recoveryCodeUsed',
  'passkeyAdded',
  'passkeyRemoved',
  'deviceForgotten',
  'dataExported',
] as const;

/** Accepts one event of an account's history. */
export const historyEvent = z.object({
  /** What the page after it is asked for by. */
  id: z.string(),
  event: z.enum(historyEvents),
  at: instant,
  /** What it came from; absent where that was not kept. */
  device: z.optional(
    z.object({
      browser: z.enum(browserFamilies),
      browserVersion: z.optional(z.int()),
      system: z.enum(systemFamilies),
    }),
  ),
  /** Whether a login came from a browser that the account did not know. */
  isNewDevice: z.boolean(),
  /** Whether it came from the network that asks now. Where a network is, is not guessed. */
  isThisNetwork: z.boolean(),
});

/** Accepts a browser that has logged in to an account and was not forgotten. */
export const trustedDevice = z.object({
  id: z.uuid(),
  browser: z.enum(browserFamilies),
  browserVersion: z.optional(z.int()),
  system: z.enum(systemFamilies),
  /** Whether its last login is the session that asks. */
  isCurrent: z.boolean(),
  lastLoginAt: instant,
});

export type HistoryEvent = z.infer<typeof historyEvent>;
export type TrustedDevice = z.infer<typeof trustedDevice>;

const area = 'account' as const;

/** Tells which questions protect the account; the answers are hashed, and are given to nobody. */
export const readSecurityQuestions = {
  method: 'GET',
  path: '/api/account/v1/security-questions',
  area,
  summary: 'Tells which security questions the account has; never their answers.',
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ questionIds: z.array(securityQuestionId) }),
} as const satisfies Endpoint;

/** Puts two questions and answers in the place of those that the account has, and mails a notice. */
export const updateSecurityQuestions = {
  method: 'PUT',
  path: '/api/account/v1/security-questions',
  area,
  summary: 'Puts two security questions in the place of the old ones, and mails a notice.',
  authentication: 'recent',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 20 }],
  body: z.strictObject({ securityAnswers: z.array(securityAnswer).check(z.length(2)), language }),
  success: 204,
} as const satisfies Endpoint;

/** Tells what happened to the account: logins and changes of what protects it, twenty at a time, the newest first. */
export const readLoginHistory = {
  method: 'GET',
  path: '/api/account/v1/login-history',
  area,
  summary:
    'Tells logins to the account and changes of what protects it, the newest first, for as long as the audit log is kept.',
  query: z.strictObject({
    /** Those before an event that was given, by its id. */
    before: z.optional(z.string().check(z.regex(/^\d{1,15}$/))),
  }),
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 2 }],
  success: 200,
  answer: z.object({ events: z.array(historyEvent), hasMore: z.boolean() }),
} as const satisfies Endpoint;

/** Lists the browsers that the account knows by a login within 180 days, the one that logged in last first. */
export const listTrustedDevices = {
  method: 'GET',
  path: '/api/account/v1/devices',
  area,
  summary: 'Lists the browsers that have logged in to the account: wrong passwords of strangers do not lock them out.',
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ devices: z.array(trustedDevice) }),
} as const satisfies Endpoint;

/** Forgets a browser and ends the session of its last login; the session that asks stays. */
export const forgetTrustedDevice = {
  method: 'DELETE',
  path: '/api/account/v1/devices/{deviceId}',
  area,
  summary: 'Forgets a browser, and ends the session of its last login unless it is the one that asks.',
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  parameters: z.object({ deviceId: z.uuid() }),
  success: 204,
} as const satisfies Endpoint;
