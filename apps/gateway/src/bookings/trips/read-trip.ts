import type { Trip } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import { readBookedTrip, type StoredTrip } from '../orders/booked-trip-store.ts';
import { toTrip } from '../orders/rules/trip-view.ts';
import type { ProvedTrip } from './prove-trip.ts';

/** Reads the trip that somebody proved to be theirs. */
export async function readProvedTrip(db: Database, { orderId }: ProvedTrip): Promise<StoredTrip> {
  const booked = await readBookedTrip(db, { orderId });
  if (booked === undefined) throw new Error('A trip was proved and is not there.');
  return booked;
}

/** Shows the trip that somebody proved to be theirs, as it is at a moment. */
export async function showProvedTrip(db: Database, proved: ProvedTrip, now: Date): Promise<Trip> {
  return toTrip(await readProvedTrip(db, proved), now);
}
