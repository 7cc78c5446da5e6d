import { readMembershipIds } from '../../accounts/companies/member-store.ts';
import { findAccountById } from '../../accounts/identity/account-store.ts';
import type { Database } from '../../database/database.ts';
import { findOrdersOfAccount, readBookedTrip } from '../orders/booked-trip-store.ts';
import { isTripOf } from './rules/account-trips.ts';

/**
 * Finds a trip of an account by its record locator: the rule is the one of the list of trips.
 *
 * It begins with the orders of the account, so that other people's locators and nobody's take the same work.
 */
export async function findTripOfAccount(
  db: Database,
  accountId: string,
  recordLocator: string,
): Promise<string | undefined> {
  const found = await findAccountById(db, accountId);
  if (found === undefined) return undefined;
  const { account } = found;
  const memberIds = await readMembershipIds(db, accountId);
  const orders = await findOrdersOfAccount(db, { accountId, accountNumber: account.accountNumber, memberIds });
  const orderId = orders.get(recordLocator);
  const trip = orderId === undefined ? undefined : await readBookedTrip(db, { orderId });
  return trip !== undefined && isTripOf({ ...account, memberIds }, trip) ? orderId : undefined;
}
