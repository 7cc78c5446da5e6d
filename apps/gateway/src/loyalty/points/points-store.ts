import { desc, eq, inArray, sql, sum } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { pointsMovement } from './points-schema.ts';

/** Adds up the points that a member can spend now. */
export async function readPointsBalance(db: Database, accountId: string): Promise<number> {
  const [row] = await db
    .select({ balance: sum(pointsMovement.points).mapWith(Number) })
    .from(pointsMovement)
    .where(eq(pointsMovement.accountId, accountId));
  return row?.balance ?? 0;
}

/** Adds a movement of points that belongs to no order. */
export async function insertPoints(
  db: Database,
  values: Pick<typeof pointsMovement.$inferInsert, 'accountId' | 'kind' | 'points' | 'at'>,
): Promise<void> {
  await db.insert(pointsMovement).values(values);
}

/** Lets nobody else spend an account's points until the transaction ends; who only earns does not wait. */
export async function lockPoints(db: Database, accountId: string): Promise<void> {
  await db.execute(sql`select 1 from account where id = ${accountId} for no key update`);
}

/** Gives back the points that an order spent. Once: the schema has room for one movement of a kind. */
export async function returnPoints(db: Database, orderId: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into points_movement (account_id, order_id, kind, points, at)
    select account_id, order_id, 'returned', -points, ${now.toISOString()}::timestamptz
    from points_movement where order_id = ${orderId} and kind = 'spent'`);
}

/** One movement of points, with the order that it belongs to. */
export interface PointsMovementRow {
  readonly kind: (typeof pointsMovement.$inferSelect)['kind'];
  readonly points: number;
  readonly at: Date;
  readonly orderId: string | null;
}

/** Reads the movements of an account's points, the newest first. */
export async function readPointsMovements(db: Database, accountId: string): Promise<readonly PointsMovementRow[]> {
  return db
    .select({
      kind: pointsMovement.kind,
      points: pointsMovement.points,
      at: pointsMovement.at,
      orderId: pointsMovement.orderId,
    })
    .from(pointsMovement)
    .where(eq(pointsMovement.accountId, accountId))
    .orderBy(desc(pointsMovement.at), desc(pointsMovement.id));
}

/** Reads the movements of orders. */
export async function readPointsOfOrders(db: Database, orderIds: readonly string[]) {
  return db
    .select()
    .from(pointsMovement)
    .where(inArray(pointsMovement.orderId, [...orderIds]));
}
