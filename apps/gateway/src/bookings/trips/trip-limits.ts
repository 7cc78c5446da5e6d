import type { Context } from 'hono';

import { CountersAwayError } from '../../limits/counters-away.ts';
import { type Refused, refusedForNow } from '../../http/refusal.ts';
import { type OriginSettings, readTrace } from '../../http/request-origin.ts';
import type { RateLimits } from '../../limits/limit-rate.ts';

/** Whether somebody may try to prove whose a trip is. */
export type TripTry =
  | Refused
  /** Call `proved` once they did: who knows the names begins anew. */
  | { readonly proved: () => Promise<void> };

/**
 * Counts one more try to prove whose a trip is, by the address it comes from and by the locator: a locator and a name can be
 * guessed. Locators that nobody has are counted alike. Where nothing can be counted, nobody tries.
 */
export async function countTripTry(
  context: Context,
  services: OriginSettings & { readonly limits: RateLimits },
  recordLocator: string,
): Promise<TripTry> {
  const { limits } = services;
  const locator = recordLocator.toUpperCase();
  try {
    const { address } = await readTrace(context, services);
    const states = [
      await limits.limitRate('tripAddress', address),
      await limits.limitRate('tripLocator', locator),
    ].filter(({ isExceeded }) => isExceeded);
    if (states.length > 0) {
      const waits = states.map(({ retryAfterSeconds }) => retryAfterSeconds);
      return refusedForNow({ retryAfterSeconds: Math.max(...waits) });
    }
  } catch (error) {
    if (!(error instanceof CountersAwayError)) throw error;
    context.header('retry-after', '5');
    return { refused: { kind: 'plain', status: 503, title: 'Trips cannot be looked up for a moment.' } };
  }
  return { proved: () => limits.forgetRate('tripLocator', locator) };
}
