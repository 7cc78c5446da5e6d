import { type Refused, refusedByName } from '../../http/refusal.ts';
import type { BookingServices } from '../orders/services.ts';
import { insertAddedTrip } from './added-trip-store.ts';
import { findTripOfAccount } from './account-trip.ts';
import { proveByNames } from './prove-trip.ts';

/**
 * Puts a trip among those of an account. It is found as without an account: by its record locator and the names of a traveller, with the
 * same answer and the same limits for a wrong locator and wrong names. One that is the account's own stays that.
 */
export async function addTrip(
  services: Pick<BookingServices, 'db' | 'now' | 'limits'>,
  accountId: string,
  names: { readonly recordLocator: string; readonly firstName: string; readonly lastName: string },
  address: string,
): Promise<Refused | undefined> {
  const { db, now } = services;
  const lookup = { ...names, recordLocator: names.recordLocator.toUpperCase() };
  if ((await findTripOfAccount(db, accountId, lookup.recordLocator)) !== undefined) return undefined;
  const named = await proveByNames({ services, lookup, address });
  if ('refused' in named) return named;
  const { firstName, lastName } = lookup;
  const isAdded = await insertAddedTrip(db, { accountId, orderId: named.orderId, firstName, lastName }, now());
  return isAdded ? undefined : refusedByName('tooManyAddedTrips');
}
