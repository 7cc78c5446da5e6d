import { desc, eq, gt, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { pointsMovement } from './points-schema.ts';

/** What a member has: points to spend now, and those of flights that have not departed. */
export interface PointsHeld {
  readonly balance: number;
  readonly pending: { readonly points: number; readonly nextAt: Date } | undefined;
}

/** Adds up the points that a member can spend at a moment, and those that count later. */
export async function readPointsHeld(db: Database, accountId: string, now: Date): Promise<PointsHeld> {
  const isPending = gt(pointsMovement.countsFrom, now);
  const [row] = await db
    .select({
      all: sql`coalesce(sum(${pointsMovement.points}), 0)`.mapWith(Number),
      pending: sql`coalesce(sum(${pointsMovement.points}) filter (where ${isPending}), 0)`.mapWith(Number),
      nextAt: sql`min(${pointsMovement.countsFrom}) filter (where ${isPending})`.mapWith(pointsMovement.countsFrom),
    })
    .from(pointsMovement)
    .where(eq(pointsMovement.accountId, accountId));
  const { all = 0, pending = 0, nextAt = null } = row ?? {};
  return { balance: all - pending, pending: nextAt === null ? undefined : { points: pending, nextAt } };
}

/** Adds a movement of points that belongs to no order. */
export async function insertPoints(
  db: Database,
  values: Pick<typeof pointsMovement.$inferInsert, 'accountId' | 'kind' | 'points' | 'at'>,
): Promise<void> {
  await db.insert(pointsMovement).values(values);
}

const dayMs = 24 * 60 * 60 * 1000;

/** Adds flights of the days before a moment that belong to no order, one a day and all of one year. */
export async function insertFlown(
  db: Database,
  { accountId, flights, points }: { readonly accountId: string; readonly flights: number; readonly points: number },
  now: Date,
): Promise<void> {
  const beginning = Date.UTC(now.getUTCFullYear(), 0, 1);
  await db.insert(pointsMovement).values(
    Array.from({ length: flights }, (_, place) => {
      const at = new Date(Math.max(beginning, now.getTime() - (flights - place) * dayMs));
      const departsOn = at.toISOString().slice(0, 'YYYY-MM-DD'.length);
      return { accountId, kind: 'earned' as const, points, at, departsOn };
    }),
  );
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
  /** When it counts, or counted. */
  readonly at: Date;
  readonly orderId: string | null;
}

/** Reads the movements of an account's points, by when they count: the latest first. */
export async function readPointsMovements(db: Database, accountId: string): Promise<readonly PointsMovementRow[]> {
  const countsAt = sql`coalesce(${pointsMovement.countsFrom}, ${pointsMovement.at})`.mapWith(pointsMovement.at);
  return db
    .select({
      kind: pointsMovement.kind,
      points: pointsMovement.points,
      at: countsAt,
      orderId: pointsMovement.orderId,
    })
    .from(pointsMovement)
    .where(eq(pointsMovement.accountId, accountId))
    .orderBy(desc(countsAt), desc(pointsMovement.id));
}
