import { createHmac } from 'node:crypto';

import { type BudgetName, budgets } from '@airline/contract';

import { toSite } from '../http/network-address.ts';
import { createMemoryCounters } from './memory-counters.ts';
import type { RateCounters } from './rate-counters.ts';
import { limits, type Limit, type LimitName } from './limits.ts';

/** What a limit says about one more request. */
export interface LimitState {
  /** How many there were in this window, this one among them. */
  readonly count: number;
  readonly isExceeded: boolean;
  /** Whole seconds until the window is over, at least one: for `Retry-After`. */
  readonly retryAfterSeconds: number;
}

/** Whom a budget is charged by. */
export type Payer =
  /** The network that a request came from, as {@link toClientNetwork} has it. */
  { readonly network: string } | { readonly accountId: string } | 'everybody';

/** Counts requests. Whom a limit counts on all instances together is kept as a keyed hash alone. */
export interface RateLimits {
  /** Counts one more try of a name for somebody, on all instances together: an address, an account, a login name. */
  limitRate(name: LimitName, key: string): Promise<LimitState>;
  /** Tells whether somebody had as many as the limit allows, and counts nothing. */
  readRate(name: LimitName, key: string): Promise<LimitState>;
  /** Lets somebody begin anew: after a login that succeeded, or a new password. */
  forgetRate(name: LimitName, key: string): Promise<void>;
  /** Charges a request to a budget; returns after how many seconds there is more, or `undefined` where it was enough. */
  charge(budget: BudgetName, payer: Payer, cost: number): Promise<number | undefined>;
}

/** A /48 has as much as so many /64 networks, and a network as much as so many accounts. */
const networksOfSite = 16;
const accountsOfNetwork = 20;

/**
 * Makes the limits; `secret` is the key of the hashes, and `onRefused` hears of each request and try that is refused.
 *
 * What an instance counts for itself stays in its memory, and so does that a shared budget is used up: a flood of refused
 * requests writes nothing.
 */
export function createRateLimits(
  counters: RateCounters,
  secret: () => Promise<Uint8Array>,
  now: () => Date,
  onRefused: (name: LimitName | BudgetName) => void = () => undefined,
): RateLimits {
  const memory = createMemoryCounters(now);
  const usedUp = createMemoryCounters(now);
  const toKey = async (name: string, key: string): Promise<string> =>
    `${name}:${createHmac('sha256', await secret())
      .update(`${name}\n${key}`)
      .digest('base64url')}`;

  const countShared = async (name: string, key: string, limit: Limit, cost: number) => {
    const known = usedUp.peek(`${name} ${key}`);
    if (known !== undefined) return known;
    const counted = await counters.count(await toKey(name, key), limit, cost);
    if (counted.count > limit.most) {
      await usedUp.count(`${name} ${key}`, { most: 0, windowMs: counted.leftMs }, counted.count);
    }
    return counted;
  };

  return {
    async limitRate(name, key) {
      const limit = limits[name];
      const { count, leftMs } = await counters.count(await toKey(name, key), limit, 1);
      if (count > limit.most) onRefused(name);
      return { count, isExceeded: count > limit.most, retryAfterSeconds: toSeconds(leftMs) };
    },
    async readRate(name, key) {
      const limit = limits[name];
      const { count, leftMs } = await counters.readCount(await toKey(name, key), limit);
      if (count >= limit.most) onRefused(name);
      return { count, isExceeded: count >= limit.most, retryAfterSeconds: toSeconds(leftMs) };
    },
    async forgetRate(name, key) {
      await counters.forgetCount(await toKey(name, key));
    },
    async charge(name, payer, cost) {
      const { by, most, windowSeconds, ...budget } = budgets[name];
      for (const { key, times } of toCounted(by, payer)) {
        const limit = { most: most * times, windowMs: windowSeconds * 1000 };
        const { count, leftMs } = await ('isShared' in budget
          ? countShared(name, key, limit, cost)
          : memory.count(`${name} ${key}`, limit, cost));
        if (count > limit.most) {
          onRefused(name);
          return toSeconds(leftMs);
        }
      }
      return undefined;
    },
  };
}

/** Returns what a payer is counted by, and how many times the budget is theirs. */
function toCounted(by: 'address' | 'account' | 'everybody', payer: Payer): readonly { key: string; times: number }[] {
  if (payer === 'everybody') return [{ key: 'everybody', times: 1 }];
  if ('accountId' in payer) return [{ key: payer.accountId, times: 1 }];
  const times = by === 'account' ? accountsOfNetwork : 1;
  const site = toSite(payer.network);
  const counted = [{ key: payer.network, times }];
  return site === undefined ? counted : [...counted, { key: site, times: times * networksOfSite }];
}

function toSeconds(milliseconds: number): number {
  return Math.max(1, Math.ceil(milliseconds / 1000));
}
