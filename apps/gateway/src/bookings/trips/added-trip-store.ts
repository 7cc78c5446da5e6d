import { and, eq, sql } from 'drizzle-orm';

import { isSamePerson, type PersonName } from '../../accounts/identity/rules/person-name.ts';
import type { Database } from '../../database/database.ts';
import { readTripsOfOrders, type StoredTrip } from '../orders/booked-trip-store.ts';
import { bookingOrder } from '../orders/order-schema.ts';
import { addedTrip } from './added-trip-schema.ts';

/** How many trips an account may have beside its own. */
const mostAddedTrips = 50;

/** Reads the trips that were added to an account, as far as the traveller whose names proved each still flies. */
export async function readAddedTrips(db: Database, accountId: string): Promise<readonly StoredTrip[]> {
  const rows = await db.select().from(addedTrip).where(eq(addedTrip.accountId, accountId));
  const trips = await readTripsOfOrders(
    db,
    rows.map(({ orderId }) => orderId),
  );
  const names = new Map<string, PersonName>(rows.map((row) => [row.orderId, row]));
  return trips.filter((trip) => {
    const proved = names.get(trip.orderId);
    return proved !== undefined && trip.passengers.some((passenger) => isSamePerson(proved, passenger));
  });
}

/**
 * Adds a trip to an account, once; false where there is no room for another. One statement counts and adds: two at once may leave one
 * trip more than there is room for, and no more.
 */
export async function insertAddedTrip(
  db: Database,
  { accountId, orderId, firstName, lastName }: PersonName & { readonly accountId: string; readonly orderId: string },
  now: Date,
): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    insert into added_trip (account_id, order_id, first_name, last_name, added_at)
    select ${accountId}::uuid, ${orderId}::uuid, ${firstName}, ${lastName}, ${now.toISOString()}::timestamptz
    where (select count(*) from added_trip where account_id = ${accountId} and order_id <> ${orderId}) < ${mostAddedTrips}
    on conflict (account_id, order_id) do update set first_name = excluded.first_name, last_name = excluded.last_name
    returning order_id`)) as { readonly rows: readonly unknown[] };
  return rows.length > 0;
}

/** Takes a trip out of those that were added to an account. */
export async function deleteAddedTrip(db: Database, accountId: string, recordLocator: string): Promise<void> {
  const order = db
    .select({ id: bookingOrder.id })
    .from(bookingOrder)
    .where(eq(bookingOrder.recordLocator, recordLocator));
  await db.delete(addedTrip).where(and(eq(addedTrip.accountId, accountId), sql`${addedTrip.orderId} in ${order}`));
}

/** Reads which trips somebody added to their account, as they may have it. */
export async function exportAddedTrips(db: Database, accountId: string): Promise<readonly Record<string, unknown>[]> {
  return db
    .select({
      recordLocator: bookingOrder.recordLocator,
      firstName: addedTrip.firstName,
      lastName: addedTrip.lastName,
      addedAt: addedTrip.addedAt,
    })
    .from(addedTrip)
    .innerJoin(bookingOrder, eq(bookingOrder.id, addedTrip.orderId))
    .where(eq(addedTrip.accountId, accountId))
    .orderBy(addedTrip.addedAt);
}
