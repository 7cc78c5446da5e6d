import type { mailBoardingPasses as endpoint } from '@airline/contract';
import type * as z from 'zod/mini';

import type { Refused } from '../../http/refusal.ts';
import { boardingPassJob, enqueueOrderJobs } from '../orders/order-jobs.ts';
import { maskEmail } from '../../accounts/identity/rules/mask-email.ts';
import type { ProvedTrip } from '../trips/prove-trip.ts';
import { readCheckInTrip } from './check-in.ts';
import { readPassesOf } from './read-boarding-passes.ts';
import type { CheckInServices } from './services.ts';

/** What is asked for within this time is one mail. */
const paceMs = 10 * 60 * 1000;

/** Has the boarding passes of a trip mailed to its contact; a job has one key, so that a pace needs no count. */
export async function mailBoardingPasses(
  services: CheckInServices,
  proved: ProvedTrip,
): Promise<z.infer<typeof endpoint.answer> | Refused> {
  const booked = await readCheckInTrip(services, proved);
  if ('refused' in booked) return booked;
  const at = services.now();
  const { passes } = await readPassesOf(services, booked, { isProved: false });
  if (passes.length > 0) {
    const wish = `asked-${Math.floor(at.getTime() / paceMs)}`;
    await enqueueOrderJobs(services.db, [boardingPassJob(booked.orderId, wish)], at);
  }
  return { emailHint: maskEmail(booked.contact.email), passes: passes.length };
}
