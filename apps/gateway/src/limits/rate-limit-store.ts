import { and, eq, gte, lt, sql } from 'drizzle-orm';

import type { Limit } from './limits.ts';
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

/** Forgets the windows that began before an instant: longer ago than any window lasts. */
export async function deleteCountsBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(rateLimit).where(lt(rateLimit.windowStart, instant));
}
