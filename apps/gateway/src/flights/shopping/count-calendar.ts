import type { Context } from 'hono';

import { type Refused, refusedForNow } from '../../http/refusal.ts';
import { type OriginSettings, readTrace } from '../../http/request-origin.ts';
import { CountersAwayError } from '../../limits/counters-away.ts';
import type { RateLimits } from '../../limits/limit-rate.ts';

/** Counts one more low-fare calendar for an address; a refusal when there were too many. What counts may be away: prices are public. */
export async function countCalendar(
  context: Context,
  services: OriginSettings & { readonly limits: RateLimits },
): Promise<Refused | undefined> {
  try {
    const { address } = await readTrace(context, services);
    const limit = await services.limits.limitRate('calendarAddress', address);
    return limit.isExceeded ? refusedForNow(limit) : undefined;
  } catch (error) {
    if (error instanceof CountersAwayError) return undefined;
    throw error;
  }
}
