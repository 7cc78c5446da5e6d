import { eq, sum } from 'drizzle-orm';

import type { Database } from './database.ts';
import { pointsMovement } from './schema.ts';

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
