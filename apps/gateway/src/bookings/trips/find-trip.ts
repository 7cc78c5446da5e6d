import type { Trip, TripLookup } from '@airline/contract';

import { isSamePerson, type PersonName } from '../../accounts/identity/rules/person-name.ts';
import { type BookedTrip, toTrip } from '../orders/rules/trip-view.ts';
import type { Database } from '../../database/database.ts';
import { readBookedTrip } from '../orders/booked-trip-store.ts';

/** Compared with when there is no trip, so that a wrong locator takes about the work of a wrong name. */
const nobody: PersonName = { firstName: 'Nadie', lastName: 'Ninguno' };

/** Finds the trip of a traveller by its locator and their names; a wrong locator and a wrong name get the same answer. */
export async function findBookedTrip(
  db: Database,
  lookup: TripLookup,
): Promise<(BookedTrip & { readonly orderId: string }) | undefined> {
  const trip = await readBookedTrip(db, { recordLocator: lookup.recordLocator.toUpperCase() });
  const travellers = trip?.passengers ?? [nobody];
  const isTraveller = travellers.some((traveller) => isSamePerson(lookup, traveller));
  return isTraveller ? trip : undefined;
}

/** Shows the trip of a traveller at a moment, by its locator and their names. */
export async function findTrip(db: Database, lookup: TripLookup, now: Date): Promise<Trip | undefined> {
  const trip = await findBookedTrip(db, lookup);
  return trip && toTrip(trip, now);
}
