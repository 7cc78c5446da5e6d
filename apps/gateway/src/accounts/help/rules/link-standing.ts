import type { LinkPurpose } from '@airline/contract';

const minuteMs = 60_000;

/**
 * How long a mailed link works, by what it is for: what opens or erases an account, or shows whose it is, is done at once and is
 * short, since a mailbox is weak proof; what confirms an address is not.
 */
export const linkLifetimeMs = {
  forgotUsername: 10 * minuteMs,
  resetPassword: 10 * minuteMs,
  completeSetup: 10 * minuteMs,
  confirmErasure: 10 * minuteMs,
  confirmEmail: 60 * minuteMs,
  confirmEnrollment: 24 * 60 * minuteMs,
} as const satisfies Record<LinkPurpose, number>;

/** How many wrong rounds of answers end a link. */
export const mostWrongRounds = 5;

/** What has happened to a link. */
export interface LinkHistory {
  readonly tries: number;
  readonly expiresAt: Date;
  readonly provedAt: Date | null;
  readonly usedAt: Date | null;
  readonly supersededAt: Date | null;
}

/** Whether a link can be used, or the first reason why not. */
export type LinkStanding = 'open' | 'linkUsed' | 'linkSuperseded' | 'linkExhausted' | 'linkExpired';

/** Tells how a link stands: what its owner did with it comes before what time did. */
export function linkStanding(link: LinkHistory, now: Date): LinkStanding {
  if (link.usedAt !== null) return 'linkUsed';
  if (link.supersededAt !== null) return 'linkSuperseded';
  if (link.provedAt === null && link.tries >= mostWrongRounds) return 'linkExhausted';
  return link.expiresAt > now ? 'open' : 'linkExpired';
}
