import type { Context } from 'hono';

import { CountersAwayError } from '../adapters/rate-counters/redis-counters.ts';
import type { IdentityServices } from '../identity-services.ts';
import { answerProblem, refuseForNow } from '../problems.ts';
import { traceOf } from '../request-origin.ts';

/** Whether somebody may try to prove whose a trip is. */
export type TripTry =
  | { readonly refusal: Response }
  /** Call `proved` once they did: who knows the names begins anew. */
  | { readonly proved: () => Promise<void> };

/**
 * Counts one more try to prove whose a trip is, by the address it comes from and by the locator: a locator and a name can be
 * guessed. Locators that nobody has are counted alike. Where nothing can be counted, nobody tries.
 */
export async function countTripTry(
  context: Context,
  identity: IdentityServices,
  recordLocator: string,
): Promise<TripTry> {
  const { limits } = identity;
  const locator = recordLocator.toUpperCase();
  try {
    const { address } = await traceOf(context, identity);
    const states = [
      await limits.limitRate('tripAddress', address),
      await limits.limitRate('tripLocator', locator),
    ].filter(({ isExceeded }) => isExceeded);
    if (states.length > 0) {
      const waits = states.map(({ retryAfterSeconds }) => retryAfterSeconds);
      return { refusal: refuseForNow(context, Math.max(...waits)) };
    }
  } catch (error) {
    if (!(error instanceof CountersAwayError)) throw error;
    context.header('retry-after', '5');
    return { refusal: answerProblem(context, { status: 503, title: 'Trips cannot be looked up for a moment.' }) };
  }
  return { proved: () => limits.forgetRate('tripLocator', locator) };
}

/** Counts one more low-fare calendar for an address; a refusal when there were too many. What counts may be away: prices are public. */
export async function countCalendar(context: Context, identity: IdentityServices): Promise<Response | undefined> {
  try {
    const { address } = await traceOf(context, identity);
    const { isExceeded, retryAfterSeconds } = await identity.limits.limitRate('calendarAddress', address);
    return isExceeded ? refuseForNow(context, retryAfterSeconds) : undefined;
  } catch (error) {
    if (error instanceof CountersAwayError) return undefined;
    throw error;
  }
}
