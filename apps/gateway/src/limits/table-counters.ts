import type { Database } from '../database/database.ts';
import { countMore, forgetCount, readCount } from './rate-limit-store.ts';
import type { RateCounters } from './rate-counters.ts';

/** Counts in the table `rate_limit` of the database. */
export function createTableCounters(db: Database, now: () => Date): RateCounters {
  return {
    async count(key, limit, more) {
      const at = now();
      const { count, windowStart } = await countMore(db, { key, more }, limit, at);
      return { count, leftMs: windowStart.getTime() + limit.windowMs - at.getTime() };
    },
    async readCount(key, limit) {
      const at = now();
      const counted = await readCount(db, key, limit, at);
      if (counted === undefined) return { count: 0, leftMs: 0 };
      return { count: counted.count, leftMs: counted.windowStart.getTime() + limit.windowMs - at.getTime() };
    },
    forgetCount: (key) => forgetCount(db, key),
  };
}
