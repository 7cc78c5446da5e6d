import type { Trip } from '@airline/contract';

import { isSamePerson } from '../../accounts/identity/rules/person-name.ts';
import { toTrip } from '../orders/rules/trip-view.ts';
import { byNextDeparture } from './rules/trip-order.ts';
import { readTripsOfAccount, type StoredTrip } from '../orders/booked-trip-store.ts';
import type { Database } from '../../database/database.ts';
import { type Account, findAccountById } from '../../accounts/identity/account-store.ts';

/**
 * Lists the trips of an account, the next departure first, then the past ones, the latest first: those that were booked
 * with it, and those on which its holder flies.
 *
 * A number alone proves nothing: who mistypes theirs may have typed somebody else's. So the names must be the holder's too.
 */
export async function listTrips(db: Database, accountId: string, now: Date): Promise<readonly Trip[]> {
  const found = await findAccountById(db, accountId);
  if (found === undefined) return [];
  const { account } = found;
  const stored = await readTripsOfAccount(db, { accountId, accountNumber: account.accountNumber });
  return stored
    .filter((trip) => trip.accountId === accountId || flies(account, trip))
    .map((trip) => toTrip(trip, now))
    .toSorted(byNextDeparture(now));
}

function flies({ accountNumber, firstName, lastName }: Account, { passengers }: StoredTrip): boolean {
  if (firstName === null || lastName === null) return false;
  return passengers.some(
    (passenger) => passenger.frequentFlyerNumber === accountNumber && isSamePerson({ firstName, lastName }, passenger),
  );
}
