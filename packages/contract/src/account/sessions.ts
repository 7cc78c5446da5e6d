import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';

/** The families of browsers that a session is named by; `other` for every other one, and for none. */
export const browserFamilies = ['chrome', 'edge', 'firefox', 'opera', 'safari', 'samsung', 'other'] as const;

/** The families of systems that a session is named by; `other` for every other one, and for none. */
export const systemFamilies = ['android', 'chromeOs', 'ipad', 'iphone', 'linux', 'mac', 'windows', 'other'] as const;

/** Accepts an open session as its owner sees it: enough to know it again, and nothing of where it is. */
export const openSession = z.object({
  id: z.uuid(),
  /** Whether it is the one that asks. */
  isCurrent: z.boolean(),
  browser: z.enum(browserFamilies),
  /** The main version of the browser, where it said one. */
  browserVersion: z.optional(z.int()),
  system: z.enum(systemFamilies),
  /** Whether it is one of the airline's mobile app. */
  isApp: z.boolean(),
  /** Whether its person said that others use the device too: it is not remembered. */
  isSharedDevice: z.boolean(),
  startedAt: instant,
  /** When it last got new tokens: within five minutes of its last use. */
  lastUsedAt: instant,
});

/** Accepts the open sessions of an account. */
export const openSessions = z.object({
  /** The one that asks first, then the one used last. */
  sessions: z.array(openSession),
});

export type OpenSession = z.infer<typeof openSession>;
export type OpenSessions = z.infer<typeof openSessions>;

const area = 'account' as const;

/** Tells the open sessions of the account. */
export const listSessions = {
  method: 'GET',
  path: '/api/account/v1/sessions',
  area,
  summary: 'Tells the sessions of the account that are open, by their kind of device.',
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: openSessions,
} as const satisfies Endpoint;

/** Ends one session of the account. */
export const endOpenSession = {
  method: 'DELETE',
  path: '/api/account/v1/sessions/{sessionId}',
  area,
  summary: 'Ends one session of the account; one that is over already is no fault.',
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  parameters: z.object({ sessionId: z.uuid() }),
  success: 204,
} as const satisfies Endpoint;

/** Ends every session of the account but the one that asks. */
export const endOtherSessions = {
  method: 'DELETE',
  path: '/api/account/v1/sessions',
  area,
  summary: 'Ends every session of the account but the one that asks.',
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 204,
} as const satisfies Endpoint;
