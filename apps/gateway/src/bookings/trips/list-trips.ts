import type { Trip } from '@airline/contract';

import { findAccountById } from '../../accounts/identity/account-store.ts';
import type { Database } from '../../database/database.ts';
import { readTripsOfAccount, type StoredTrip } from '../orders/booked-trip-store.ts';
import { withDisruptions } from '../orders/read-disruptions.ts';
import { toTrip } from '../orders/rules/trip-view.ts';
import type { BookingServices } from '../orders/services.ts';
import { isTripOf } from './rules/account-trips.ts';
import { byNextDeparture } from './rules/trip-order.ts';

/** Lists the trips of an account, the next departure first, then the past ones, the latest first. */
export async function listTrips(
  services: Pick<BookingServices, 'db' | 'now' | 'readLegStatuses'>,
  accountId: string,
): Promise<readonly Trip[]> {
  const now = services.now();
  const trips = await withDisruptions(services, await readAccountTrips(services.db, accountId));
  return trips.map((trip) => toTrip(trip, now)).toSorted(byNextDeparture(now));
}

/** Finds the record locators of an account's trips, by the ids of their orders. */
export async function findTripLocators(db: Database, accountId: string): Promise<ReadonlyMap<string, string>> {
  const trips = await readAccountTrips(db, accountId);
  return new Map(trips.map(({ orderId, recordLocator }) => [orderId, recordLocator]));
}

async function readAccountTrips(db: Database, accountId: string): Promise<readonly StoredTrip[]> {
  const found = await findAccountById(db, accountId);
  if (found === undefined) return [];
  const { account } = found;
  const stored = await readTripsOfAccount(db, { accountId, accountNumber: account.accountNumber });
  return stored.filter((trip) => isTripOf(account, trip));
}
