import { lt, sql } from 'drizzle-orm';

import type { Database } from '../database/database.ts';
import { limitRefusal } from './refusal-schema.ts';

const hourMs = 60 * 60 * 1000;

/** Counts in memory what limits refuse: a flood of refused requests writes one row an hour for each limit, not one for each request. */
export interface RefusalTally {
  count(limitName: string): void;
  /** Adds to the database what was counted since the last time; what cannot be written waits for the next one. */
  write(db: Database, now: Date): Promise<void>;
}

/** Makes the tally of an instance. One that is killed loses what it counted since it wrote last. */
export function createRefusalTally(): RefusalTally {
  let counted = new Map<string, number>();
  return {
    count(limitName) {
      counted.set(limitName, (counted.get(limitName) ?? 0) + 1);
    },
    async write(db, now) {
      if (counted.size === 0) return;
      const written = counted;
      counted = new Map();
      const hour = new Date(Math.floor(now.getTime() / hourMs) * hourMs);
      // In one order, so that of two instances neither waits for the other's rows.
      const rows = [...written].map(([limitName, count]) => ({ hour, limitName, count }));
      rows.sort((one, other) => (one.limitName < other.limitName ? -1 : 1));
      try {
        await db
          .insert(limitRefusal)
          .values(rows)
          .onConflictDoUpdate({
            target: [limitRefusal.hour, limitRefusal.limitName],
            set: { count: sql`${limitRefusal.count} + excluded.count` },
          });
      } catch (error) {
        for (const [name, count] of written) counted.set(name, (counted.get(name) ?? 0) + count);
        throw error;
      }
    },
  };
}

/** Forgets what was refused before an instant. */
export async function deleteRefusalsBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(limitRefusal).where(lt(limitRefusal.hour, instant));
}
