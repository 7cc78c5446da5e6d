import type { Trip } from '@airline/contract';

import type { Refused } from '../../http/refusal.ts';
import { readBookedTrip, type StoredTrip } from '../orders/booked-trip-store.ts';
import { withDisruptions } from '../orders/read-disruptions.ts';
import { toOwnedTrip, toTrip } from '../orders/rules/trip-view.ts';
import type { BookingServices } from '../orders/services.ts';
import type { ProvedTrip } from './prove-trip.ts';

type ReadingServices = Pick<BookingServices, 'db' | 'now' | 'readLegStatuses'>;

/** Reads the trip that somebody proved to be theirs, with what keeps it from being flown as booked. */
export async function readProvedTrip(services: ReadingServices, { orderId }: ProvedTrip): Promise<StoredTrip> {
  const booked = await readBookedTrip(services.db, { orderId });
  if (booked === undefined) throw new Error('A trip was proved and is not there.');
  const [trip = booked] = await withDisruptions(services, [booked]);
  return trip;
}

/** Shows the trip that somebody proved to be theirs, as it is now; refuses a code that is not right. */
export async function showProvedTrip(services: ReadingServices, proved: ProvedTrip): Promise<Trip | Refused> {
  const { missing } = proved;
  if (missing !== undefined && missing.name !== 'tripCodeNeeded') return { refused: missing };
  const booked = await readProvedTrip(services, proved);
  const now = services.now();
  return missing === undefined ? toOwnedTrip(booked, now) : toTrip(booked, now);
}
