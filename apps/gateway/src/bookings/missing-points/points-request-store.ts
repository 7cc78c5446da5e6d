import { and, asc, desc, eq, sql } from 'drizzle-orm';

import { account } from '../../accounts/identity/identity-schema.ts';
import type { Database } from '../../database/database.ts';
import type { EarnedPoints } from '../../loyalty/points/rules/earned-points.ts';
import { bookingOrder, ticket } from '../orders/order-schema.ts';
import { pointsRequest } from './points-request-schema.ts';

const shownColumns = {
  id: pointsRequest.id,
  recordLocator: bookingOrder.recordLocator,
  state: pointsRequest.state,
  points: pointsRequest.points,
  askedAt: pointsRequest.askedAt,
  decidedAt: pointsRequest.decidedAt,
};

/** Reads what an account asked for, the newest first; of one order where it is given. */
export async function readPointsRequests(db: Database, accountId: string, orderId?: string) {
  return db
    .select(shownColumns)
    .from(pointsRequest)
    .innerJoin(bookingOrder, eq(bookingOrder.id, pointsRequest.orderId))
    .where(
      and(
        eq(pointsRequest.accountId, accountId),
        orderId === undefined ? undefined : eq(pointsRequest.orderId, orderId),
      ),
    )
    .orderBy(desc(pointsRequest.askedAt));
}

export type PointsRequestRow = Awaited<ReturnType<typeof readPointsRequests>>[number];

/** Finds the record locator of the trip that a ticket is of. */
export async function findLocatorOfTicket(db: Database, serial: number): Promise<string | undefined> {
  const [found] = await db
    .select({ recordLocator: bookingOrder.recordLocator })
    .from(ticket)
    .innerJoin(bookingOrder, eq(bookingOrder.id, ticket.orderId))
    .where(eq(ticket.serial, serial));
  return found?.recordLocator ?? undefined;
}

/** Tells whether an order has brought an account points, those that wait for their flight included. */
export async function hasEarnedFrom(db: Database, accountId: string, orderId: string): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    select 1 from points_movement where account_id = ${accountId} and order_id = ${orderId} and kind = 'earned' limit 1`)) as {
    readonly rows: readonly unknown[];
  };
  return rows.length > 0;
}

/** Adds a request; false where the account has one for the order, or another account one for the traveller. */
export async function insertPointsRequest(db: Database, values: typeof pointsRequest.$inferInsert): Promise<boolean> {
  const added = await db.insert(pointsRequest).values(values).onConflictDoNothing().returning({ id: pointsRequest.id });
  return added.length > 0;
}

/** Adds the points of a flown trip to an account: each direction counts from the departure of its last flight on. */
export async function insertEarnedPoints(
  db: Database,
  { accountId, orderId }: { readonly accountId: string; readonly orderId: string },
  earned: readonly EarnedPoints[],
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into points_movement (account_id, order_id, bound, kind, points, at, counts_from, departs_on)
    select ${accountId}::uuid, ${orderId}::uuid, b.bound, 'earned', b.points, ${now.toISOString()}::timestamptz, b."countsFrom", b."departsOn"
    from jsonb_to_recordset(${JSON.stringify(earned)}::jsonb) as b (bound smallint, points integer, "countsFrom" timestamptz, "departsOn" date)
    on conflict (order_id, account_id, kind, bound) do nothing`);
}

/** Reads the requests that wait for people of the airline, the oldest first. */
export async function readWaitingRequests(db: Database) {
  return db
    .select({ ...shownColumns, reason: pointsRequest.reason, accountNumber: account.accountNumber })
    .from(pointsRequest)
    .innerJoin(bookingOrder, eq(bookingOrder.id, pointsRequest.orderId))
    .innerJoin(account, eq(account.id, pointsRequest.accountId))
    .where(eq(pointsRequest.state, 'waiting'))
    .orderBy(asc(pointsRequest.askedAt))
    .limit(200);
}

/** Decides a request that waits, and gives it; undefined where it does not wait, or no longer. */
export async function decideRequest(db: Database, id: string, state: 'credited' | 'declined', now: Date) {
  const [decided] = await db
    .update(pointsRequest)
    .set({ state, decidedAt: now })
    .where(and(eq(pointsRequest.id, id), eq(pointsRequest.state, 'waiting')))
    .returning();
  return decided;
}

/** Reads what an account asked for, as its holder may have it. */
export async function exportPointsRequests(
  db: Database,
  accountId: string,
): Promise<readonly Record<string, unknown>[]> {
  return (await readPointsRequests(db, accountId)).map(({ id: _id, ...request }) => request);
}
