import type { TripTravellers } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import { type Refused, refusedByName } from '../../http/refusal.ts';
import { readBookedTrip, type StoredTrip } from '../orders/booked-trip-store.ts';
import type { BookingServices } from '../orders/services.ts';
import type { ProvedTrip } from '../trips/prove-trip.ts';
import { readProvedTrip } from '../trips/read-trip.ts';
import { readCorrections } from './correction-store.ts';
import { toTripTravellers } from './rules/travellers-view.ts';

/** Reads a trip to who may correct it; refuses who may only see it, and a trip that is cancelled. */
export async function readCorrectableTrip(
  services: Pick<BookingServices, 'db' | 'now' | 'readLegStatuses'>,
  proved: ProvedTrip,
): Promise<StoredTrip | Refused> {
  if (proved.missing !== undefined) return { refused: proved.missing };
  const booked = await readProvedTrip(services, proved);
  return booked.cancellation === undefined ? booked : refusedByName('tripAlreadyCancelled');
}

/** Shows the data of a trip's travellers as they are now. */
export async function showTravellers(db: Database, orderId: string, now: Date): Promise<TripTravellers> {
  const booked = await readBookedTrip(db, { orderId });
  if (booked === undefined) throw new Error(`The order ${orderId} has no trip.`);
  return toTripTravellers(booked, await readCorrections(db, orderId), now);
}
