import type { requestTripCode as endpoint, TripLookup } from '@airline/contract';
import type * as z from 'zod/mini';

import { type Refused, refusedForNow } from '../../http/refusal.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import type { BookingServices } from '../orders/services.ts';
import { countPace } from './trip-code-pace.ts';
import { tripCodeLifetimeMs } from './trip-codes.ts';
import type { TripJobs } from './trip-jobs.ts';

/** After how long a person may think that the mail got lost. */
const mailTakesSeconds = 60;

/**
 * Accepts a request for the code of a trip, or refuses its address for some minutes; the last code it asked for is good meanwhile.
 *
 * Nothing here looks for the trip: one count and one row are written for everybody alike, and a worker finds out the rest once
 * the answer is out. So neither the answer nor its time reveals whether there is such a trip.
 */
export async function requestTripCode(
  { db, limits, now }: Pick<BookingServices, 'db' | 'limits' | 'now'>,
  lookup: Omit<TripLookup, 'code'>,
  address: string,
): Promise<z.infer<typeof endpoint.answer> | Refused> {
  const recordLocator = lookup.recordLocator.toUpperCase();
  const counted = await countPace(limits, 'requests', `${recordLocator} ${address}`);
  if (counted.isExceeded) return refusedForNow(counted);
  const payload: TripJobs['tripCodeMail'] = { ...lookup, recordLocator };
  await insertJobs(db, [{ kind: 'tripCodeMail', payload }], now());
  return {
    validForSeconds: tripCodeLifetimeMs / 1000,
    nextAfterSeconds: Math.max(mailTakesSeconds, counted.retryAfterSeconds),
  };
}
