import type { TravellersAnswer, TripTravellers } from '@airline/contract';

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

/** Shows the data of a trip's travellers to who may correct them, and else that it takes a code; refuses one that is not right. */
export async function readTravellers(
  services: Pick<BookingServices, 'db' | 'now' | 'readLegStatuses'>,
  proved: ProvedTrip,
): Promise<TravellersAnswer | Refused> {
  const { missing, orderId } = proved;
  if (missing !== undefined && missing.name !== 'tripCodeNeeded') return { refused: missing };
  const { recordLocator, cancellation } = await readProvedTrip(services, proved);
  if (cancellation !== undefined) return refusedByName('tripAlreadyCancelled');
  if (missing !== undefined) return { needsCode: true, recordLocator };
  return { needsCode: false, ...(await showTravellers(services.db, orderId, services.now())) };
}

/** Shows the data of a trip's travellers as they are now. */
export async function showTravellers(db: Database, orderId: string, now: Date): Promise<TripTravellers> {
  const booked = await readBookedTrip(db, { orderId });
  if (booked === undefined) throw new Error(`The order ${orderId} has no trip.`);
  return toTripTravellers(booked, await readCorrections(db, orderId), now);
}
