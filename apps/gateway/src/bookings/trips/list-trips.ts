import type { Trip } from '@airline/contract';

import { readMembershipIds } from '../../accounts/companies/member-store.ts';
import { findAccountById } from '../../accounts/identity/account-store.ts';
import type { Database } from '../../database/database.ts';
import { readTripsOfAccount, type StoredTrip } from '../orders/booked-trip-store.ts';
import { readAddedTrips } from './added-trip-store.ts';
import { withDisruptions } from '../orders/read-disruptions.ts';
import { toTrip } from '../orders/rules/trip-view.ts';
import type { BookingServices } from '../orders/services.ts';
import { isTripOf } from './rules/account-trips.ts';
import { byNextDeparture } from './rules/trip-order.ts';

/** Lists the trips of an account, the next departure first, then the past ones, the latest first; those added by hand are named. */
export async function listTrips(
  services: Pick<BookingServices, 'db' | 'now' | 'readLegStatuses'>,
  accountId: string,
): Promise<{ readonly trips: readonly Trip[]; readonly added: readonly string[] }> {
  const now = services.now();
  const own = await readAccountTrips(services.db, accountId);
  const ids = new Set(own.map(({ orderId }) => orderId));
  // A trip that became the account's own since it was added is its own.
  const added = (await readAddedTrips(services.db, accountId)).filter(({ orderId }) => !ids.has(orderId));
  const trips = await withDisruptions(services, [...own, ...added]);
  return {
    trips: trips.map((trip) => toTrip(trip, now)).toSorted(byNextDeparture(now)),
    added: added.map(({ recordLocator }) => recordLocator),
  };
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
  const memberIds = await readMembershipIds(db, accountId);
  const stored = await readTripsOfAccount(db, { accountId, accountNumber: account.accountNumber, memberIds });
  return stored.filter((trip) => isTripOf({ ...account, memberIds }, trip));
}
