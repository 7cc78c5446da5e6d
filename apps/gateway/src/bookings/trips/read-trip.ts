import type { Trip } from '@airline/contract';

import type { Database } from '../../database/database.ts';
import type { Refused } from '../../http/refusal.ts';
import { readBookedTrip, type StoredTrip } from '../orders/booked-trip-store.ts';
import { toOwnedTrip, toTrip } from '../orders/rules/trip-view.ts';
import type { ProvedTrip } from './prove-trip.ts';

/** Reads the trip that somebody proved to be theirs. */
export async function readProvedTrip(db: Database, { orderId }: ProvedTrip): Promise<StoredTrip> {
  const booked = await readBookedTrip(db, { orderId });
  if (booked === undefined) throw new Error('A trip was proved and is not there.');
  return booked;
}

/** Shows the trip that somebody proved to be theirs, as it is at a moment; refuses a code that is not right. */
export async function showProvedTrip(db: Database, proved: ProvedTrip, now: Date): Promise<Trip | Refused> {
  const { missing } = proved;
  if (missing !== undefined && missing.name !== 'tripCodeNeeded') return { refused: missing };
  const booked = await readProvedTrip(db, proved);
  return missing === undefined ? toOwnedTrip(booked, now) : toTrip(booked, now);
}
