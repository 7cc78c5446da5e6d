import { and, eq, gte, like, lt, not, or, sql } from 'drizzle-orm';

import { type Limit, limits } from './limits.ts';
import type { Database } from '../database/database.ts';
import { rateLimit } from './rate-limit-schema.ts';

/** What a limit has counted within its window. */
interface Count {
  readonly count: number;
  readonly windowStart: Date;
}

/** Counts so many more, in a new window where the last one is over: one statement, so that no two are counted as one. */
export async function countMore(
  db: Database,
  { key, more }: { readonly key: string; readonly more: number },
  { windowMs }: Limit,
  now: Date,
): Promise<Count> {
  const isOver = lt(rateLimit.windowStart, new Date(now.getTime() - windowMs));
  const [row] = await db
    .insert(rateLimit)
    .values({ key, windowStart: now, count: more })
    .onConflictDoUpdate({
      target: rateLimit.key,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${rateLimit.count} + excluded.count end`,
        windowStart: sql`case when ${isOver} then excluded.window_start else ${rateLimit.windowStart} end`,
      },
    })
    .returning({ count: rateLimit.count, windowStart: rateLimit.windowStart });
  if (row === undefined) throw new Error('A count was written and is not there.');
  return row;
}

/** Gives what was counted in the window that is not over; `undefined` where there is none. */
export async function readCount(db: Database, key: string, { windowMs }: Limit, now: Date): Promise<Count | undefined> {
  const [row] = await db
    .select({ count: rateLimit.count, windowStart: rateLimit.windowStart })
    .from(rateLimit)
    .where(and(eq(rateLimit.key, key), gte(rateLimit.windowStart, new Date(now.getTime() - windowMs))));
  return row;
}

export async function forgetCount(db: Database, key: string): Promise<void> {
  await db.delete(rateLimit).where(eq(rateLimit.key, key));
}

const dayMs = 24 * 60 * 60 * 1000;

/** Those whose windows are longer than a day; a count's key begins with its limit's name. */
const longLimits = Object.entries<Limit>(limits).filter(([, { windowMs }]) => windowMs > dayMs);

/** Forgets the windows that are over: after a day, but for the few limits that count for longer. */
export async function deleteOldCounts(db: Database, now: Date): Promise<void> {
  const isOlderThan = (ms: number) => lt(rateLimit.windowStart, new Date(now.getTime() - ms));
  const isLong = longLimits.map(([name]) => like(rateLimit.key, `${name}:%`));
  await db.delete(rateLimit).where(and(isOlderThan(dayMs), not(or(...isLong) ?? sql`false`)));
  for (const [name, { windowMs }] of longLimits) {
    await db.delete(rateLimit).where(and(isOlderThan(windowMs), like(rateLimit.key, `${name}:%`)));
  }
}
