import * as z from 'zod/mini';

import { calendarDate, instant, money } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { fundNumber } from './values.ts';

/** Accepts who shall have a fund: a member, by the account number and the last name. */
export const fundTransfer = z.strictObject({
  /** The fund, one of the account. */
  number: fundNumber,
  /** Ten digits, with or without blanks and hyphens. */
  recipientNumber: z.string().check(z.trim(), z.regex(/^\d(?:[\s-]?\d){9}$/)),
  recipientLastName: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
});

export type FundTransfer = z.infer<typeof fundTransfer>;

/** Accepts what a transfer does: the whole fund changes its holder, and keeps its last day. */
export const fundTransferQuote = z.object({
  amount: money,
  expiresOn: calendarDate,
  lastFour: z.string(),
  /** The recipient, so that who means them recognizes them: `M••• R•••`. */
  recipientHint: z.string(),
});

export type FundTransferQuote = z.infer<typeof fundTransferQuote>;

/** The refusals of a transfer. */
const transferProblems = [
  'fundNotFound',
  'fundExpired',
  'fundSpent',
  'fundNotTransferable',
  'recipientNotFound',
  'recipientIsHolder',
] as const;

/** Says what a transfer would do, and changes nothing. */
export const quoteFundTransfer = {
  method: 'POST',
  path: '/api/travel-funds/v1/transfer-quotes',
  area: 'travel-funds',
  summary: 'Says what transferring a fund of the account to another member would do.',
  body: fundTransfer,
  authentication: 'recent',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 200,
  answer: fundTransferQuote,
  problems: transferProblems,
} as const satisfies Endpoint;

/** Transfers a fund whole, once and irrevocably: the recipient has it under a new number, and both are mailed. */
export const transferFund = {
  method: 'POST',
  path: '/api/travel-funds/v1/transfers',
  area: 'travel-funds',
  summary: 'Transfers a fund of the account to another member, whole and irrevocably; both are mailed.',
  body: z.strictObject({
    ...fundTransfer.shape,
    /** What the quote said. When another amount is left by now, nothing is transferred. */
    shown: money,
  }),
  authentication: 'recent',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 200,
  answer: z.object({ ...fundTransferQuote.shape, transferredAt: instant }),
  isIdempotent: true,
  problems: ['idempotencyKeyMissing', 'idempotencyKeyReused', ...transferProblems, 'fundChanged', 'fundsLocked'],
} as const satisfies Endpoint;
