import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { language } from '../identity/values.ts';
import { mailedToken } from '../mailed-token.ts';

/**
 * The mails that a person chooses. All others are sent whatever is chosen here: what was bought, what changed of it, what protects
 * the account, and what somebody asked for by itself, as a watch of a fare.
 */
export const mailTopics = [
  /** New promotions: what is chosen is the consent `marketingEmail`, and off until somebody wants it. */
  'promotions',
  /** Points that came outside of a trip, as the answer to a request for missing ones. */
  'points',
  /** That check-in of a trip has opened. */
  'tripReminders',
  /** Travel funds that will expire. */
  'funds',
  /** Logins from a browser and a network that the account did not know. */
  'newDevices',
] as const;

export type MailTopic = (typeof mailTopics)[number];

/** Accepts whether a person wants the mails of each topic. */
export const mailChoices = z.strictObject({
  promotions: z.boolean(),
  points: z.boolean(),
  tripReminders: z.boolean(),
  funds: z.boolean(),
  newDevices: z.boolean(),
} satisfies Record<MailTopic, unknown>);

export type MailChoices = z.infer<typeof mailChoices>;

const area = 'account' as const;

/** Tells which mails a member wants, and in which language. */
export const readMailChoices = {
  method: 'GET',
  path: '/api/account/v1/mail-choices',
  area,
  summary: 'Tells which of the mails that can be turned off the member wants, and in which language all are written.',
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ choices: mailChoices, language, email: z.optional(z.string()) }),
} as const satisfies Endpoint;

/** Puts what a member wants in the place of what they wanted. */
export const updateMailChoices = {
  method: 'PUT',
  path: '/api/account/v1/mail-choices',
  area,
  summary: 'Says which of the mails that can be turned off the member wants, and in which language all are written.',
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  body: z.strictObject({ choices: mailChoices, language }),
  success: 204,
} as const satisfies Endpoint;

/** Accepts what the link in a mail about promotions carries. */
const unsubscription = z.strictObject({ token: mailedToken });

/** Turns off mails about promotions by the link in one of them, without a login. Twice is once. */
export const stopPromotionMails = {
  method: 'POST',
  path: '/api/account/v1/promotion-mails/stop',
  area,
  summary: 'Turns off mails about promotions by the link in one of them.',
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  body: unsubscription,
  success: 204,
  problems: ['mailLinkInvalid'],
} as const satisfies Endpoint;

/**
 * Turns off mails about promotions at the press of a mail reader's own button.
 *
 * Source: RFC 8058 §3.1, §5.
 */
export const unsubscribePromotionMails = {
  method: 'POST',
  path: '/api/account/v1/promotion-mails/one-click/{token}',
  area,
  summary: 'Turns off mails about promotions at the press of a mail reader’s own button (RFC 8058).',
  parameters: z.object({ token: mailedToken }),
  callers: 'anybody',
  takesNoApiKey: true,
  charges: [{ budget: 'unsubscribing', cost: 1 }],
  success: 204,
  problems: ['mailLinkInvalid'],
} as const satisfies Endpoint;
