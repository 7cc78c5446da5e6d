import { createHmac } from 'node:crypto';

import type { RateCounters } from './rate-counters.ts';
import { limits, type LimitName } from './limits.ts';

/** What a limit says about one more request. */
export interface LimitState {
  /** How many there were in this window, this one among them. */
  readonly count: number;
  readonly isExceeded: boolean;
  /** Whole seconds until the window is over, at least one: for `Retry-After`. */
  readonly retryAfterSeconds: number;
}

/** Counts requests, on all instances together. Whom a limit counts is kept as a keyed hash alone. */
export interface RateLimits {
  /** Counts one more request of a name for somebody: an address, an account, a login name. */
  limitRate(name: LimitName, key: string): Promise<LimitState>;
  /** Tells whether somebody had as many as the limit allows, and counts nothing. */
  readRate(name: LimitName, key: string): Promise<LimitState>;
  /** Lets somebody begin anew: after a login that succeeded, or a new password. */
  forgetRate(name: LimitName, key: string): Promise<void>;
}

/** Makes the limits; `secret` is the key of the hashes. */
export function createRateLimits(counters: RateCounters, secret: () => Promise<Uint8Array>): RateLimits {
  const toKey = async (name: LimitName, key: string): Promise<string> =>
    `${name}:${createHmac('sha256', await secret())
      .update(`${name}\n${key}`)
      .digest('base64url')}`;
  const toSeconds = (leftMs: number): number => Math.max(1, Math.ceil(leftMs / 1000));
  return {
    async limitRate(name, key) {
      const limit = limits[name];
      const { count, leftMs } = await counters.countOne(await toKey(name, key), limit);
      return { count, isExceeded: count > limit.most, retryAfterSeconds: toSeconds(leftMs) };
    },
    async readRate(name, key) {
      const limit = limits[name];
      const { count, leftMs } = await counters.readCount(await toKey(name, key), limit);
      return { count, isExceeded: count >= limit.most, retryAfterSeconds: toSeconds(leftMs) };
    },
    async forgetRate(name, key) {
      await counters.forgetCount(await toKey(name, key));
    },
  };
}
