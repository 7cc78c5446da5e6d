import { randomUUID } from 'node:crypto';

import type { TripFareWatch } from '@airline/contract';

import { maskEmail } from '../../accounts/identity/rules/mask-email.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { lookEveryMs } from './check-watches.ts';
import { fareWatchJob } from './fare-watch-jobs.ts';
import { endWatch, findWatchOfTrip, watchTrip } from './fare-watch-store.ts';
import { priceOfTrip } from './find-trip-drop.ts';
import { countChanges } from './rules/count-changes.ts';
import { findWatchableBounds } from './rules/watchable-bounds.ts';
import type { FareWatchServices } from './services.ts';

type TripWatchServices = Pick<FareWatchServices, 'db' | 'limits' | 'now'>;

/** Tells whether a trip is watched, and whether anything would come back. */
export async function readTripWatch(
  { db, now }: Pick<TripWatchServices, 'db' | 'now'>,
  trip: StoredTrip,
): Promise<TripFareWatch> {
  const { bounds, nothingBack } = findWatchableBounds(trip, now());
  const row = await findWatchOfTrip(db, trip.orderId);
  return {
    isOn: nothingBack === undefined && row !== undefined && row.stoppedAt === null,
    ...(nothingBack === undefined ? {} : { nothingBack }),
    isMailed: false,
    isPartial: nothingBack === undefined && bounds.length < trip.offer.bounds.length,
    emailHint: maskEmail(trip.contact.email),
  };
}

/**
 * Begins or ends the watch of a trip; a trip of which nothing would come back is not watched. What the contact ended by a mail is theirs
 * to begin again: anyone who asks for it, they get a link, a few a day at most, and the answer is the same.
 */
export async function setTripWatch(
  services: TripWatchServices,
  trip: StoredTrip,
  isOn: boolean,
): Promise<TripFareWatch | Refused> {
  const { db, limits, now } = services;
  const { orderId } = trip;
  const at = now();
  if (isOn) {
    if (trip.cancellation !== undefined) return refusedByName('tripAlreadyCancelled');
    const { until } = findWatchableBounds(trip, at);
    if (until === undefined) return refusedByName('fareWatchGivesNothing');
    const watch = {
      id: randomUUID(),
      orderId,
      language: trip.contact.language,
      endsAt: until,
      checkAfter: new Date(at.getTime() + lookEveryMs),
      below: priceOfTrip(trip),
      version: countChanges(trip),
    };
    const begun = await watchTrip(db, watch, at);
    if (begun.stoppedAt !== null) {
      if (!(await limits.limitRate('fareWatchMails', orderId)).isExceeded) {
        await insertJobs(db, [fareWatchJob('fareWatchLinkMail', { watchId: begun.id, id: randomUUID() })], at);
      }
      return { ...(await readTripWatch(services, trip)), isMailed: true };
    }
  } else {
    const row = await findWatchOfTrip(db, orderId);
    if (row !== undefined) await endWatch(db, { id: row.id, by: 'page' }, at);
  }
  return readTripWatch(services, trip);
}
