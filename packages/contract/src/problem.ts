import * as z from 'zod/mini';

import { clientCategory } from './identity/values.ts';
import { linkPurpose } from './account-help/link-purpose.ts';

/**
 * Accepts where an account logs in that was tried at the login of another category: as what, and the path of the page; a
 * service, which uses none, has no path.
 */
export const loginElsewhere = z.object({
  kind: z.literal('logInElsewhere'),
  category: clientCategory,
  path: z.optional(z.string()),
});

export type LoginElsewhere = z.infer<typeof loginElsewhere>;

/** Accepts the body of an error answer: RFC 9457, with the catalogue's code where there is one. */
export const problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  /** The gateway error number of the error catalogue (docs/rules.md §8). */
  code: z.optional(z.number()),
  /** With 401120752: the proof of the first factor, and the second factors that the account has. */
  multiFactor: z.optional(
    z.object({ transaction: z.string(), factors: z.array(z.enum(['totp', 'passkey', 'recoveryCode'])) }),
  ),
  /**
   * How many more tries there are: with a wrong password, the third in a row and those after it, for the name; with wrong answers,
   * for the mailed link that asks.
   */
  triesLeft: z.optional(z.int()),
  /** With a name or a second factor that was tried too often: the whole seconds until it may be tried again. */
  lockedForSeconds: z.optional(z.int()),
  /** What the person of an account has to do before they are in. Told after the right password alone. */
  nextStep: z.optional(
    z.discriminatedUnion('kind', [
      /** With 400518006: open the link that was mailed to this address, masked. */
      z.object({ kind: z.literal('confirmEmail'), maskedEmail: z.string() }),
      loginElsewhere,
      /** With the refusal `signOnInvited`: answer the invitation of the company, at this path. */
      z.object({ kind: z.literal('openInvitation'), path: z.string() }),
    ]),
  ),
  /** Of a mailed link that does nothing any more: what it was for, and whether that holds now. */
  mailedLink: z.optional(z.object({ purpose: linkPurpose, isDone: z.boolean() })),
  /** What a person can quote and an operator can find in the log. */
  reference: z.optional(z.string()),
  /** One entry for each rejected field: a JSON pointer into the request's body, and a code whose words stand in i18n. */
  errors: z.optional(
    z.array(
      z.object({
        pointer: z.string(),
        code: z.string(),
        params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
      }),
    ),
  ),
});

export type Problem = z.infer<typeof problem>;

export const problemMediaType = 'application/problem+json';
