import { randomUUID } from 'node:crypto';

import type { TripFareWatch } from '@airline/contract';

import { maskEmail } from '../../accounts/identity/rules/mask-email.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { lookEveryMs } from './check-watches.ts';
import { endWatch, findWatchOfTrip, watchTrip } from './fare-watch-store.ts';
import { priceOfTrip } from './find-trip-drop.ts';
import { countChanges } from './rules/count-changes.ts';
import { findWatchableBounds } from './rules/watchable-bounds.ts';
import type { FareWatchServices } from './services.ts';

type TripWatchServices = Pick<FareWatchServices, 'db' | 'now'>;

/** Tells whether a trip is watched, and whether anything would come back. */
export async function readTripWatch({ db, now }: TripWatchServices, trip: StoredTrip): Promise<TripFareWatch> {
  const { bounds, nothingBack } = findWatchableBounds(trip, now());
  const row = await findWatchOfTrip(db, trip.orderId);
  return {
    isOn: nothingBack === undefined && row !== undefined && row.stoppedAt === null,
    ...(nothingBack === undefined ? {} : { nothingBack }),
    isPartial: nothingBack === undefined && bounds.length < trip.offer.bounds.length,
    emailHint: maskEmail(trip.contact.email),
  };
}

/** Begins or ends the watch of a trip; a trip of which nothing would come back is not watched. */
export async function setTripWatch(
  services: TripWatchServices,
  trip: StoredTrip,
  isOn: boolean,
): Promise<TripFareWatch | Refused> {
  const { db, now } = services;
  const at = now();
  if (isOn) {
    if (trip.cancellation !== undefined) return refusedByName('tripAlreadyCancelled');
    const { until } = findWatchableBounds(trip, at);
    if (until === undefined) return refusedByName('fareWatchGivesNothing');
    const watch = {
      id: randomUUID(),
      orderId: trip.orderId,
      language: trip.contact.language,
      endsAt: until,
      checkAfter: new Date(at.getTime() + lookEveryMs),
      below: priceOfTrip(trip),
      version: countChanges(trip),
    };
    await watchTrip(db, watch, at);
  } else {
    const row = await findWatchOfTrip(db, trip.orderId);
    if (row !== undefined) await endWatch(db, row.id, at);
  }
  return readTripWatch(services, trip);
}
