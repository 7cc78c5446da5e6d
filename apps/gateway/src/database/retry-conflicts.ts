import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Pool } from 'pg';

/** What PostgreSQL rolls back since it stood in the way of another: a failed serialisation, a deadlock. */
const conflictCodes: ReadonlySet<unknown> = new Set(['40001', '40P01']);
const mostAttempts = 3;

/** Tells whether a transaction was rolled back since another one was in its way: nothing of it was done. */
function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && conflictCodes.has(cause.code)) return true;
  }
  return false;
}

async function untilThrough<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (attempts === mostAttempts || !isConflict(error)) throw error;
    }
  }
}

/** Lets a pool ask each statement that is a transaction by itself again after a conflict. */
export function retryConflicts(pool: Pool): void {
  const query = pool.query.bind(pool) as (...given: readonly unknown[]) => Promise<unknown>;
  const retried = (...given: readonly unknown[]): Promise<unknown> => untilThrough(() => query(...given));
  pool.query = retried as typeof pool.query;
}

/** Lets a database do each transaction again after a conflict: what it does outside the database must not be in it. */
export function retryTransactions(db: NodePgDatabase): void {
  const transaction = db.transaction.bind(db);
  db.transaction = (work, options) => untilThrough(() => transaction(work, options));
}
