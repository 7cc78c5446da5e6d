import { asc, gt, lte, sql } from 'drizzle-orm';

import { advisoryLocks } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/database.ts';
import { tokenKey } from './identity-schema.ts';

export type TokenKeyRow = typeof tokenKey.$inferSelect;

/** Reads the keys that still verify, the first that signs first. */
export async function readTokenKeys(db: Database, now: Date): Promise<readonly TokenKeyRow[]> {
  return db.select().from(tokenKey).where(gt(tokenKey.verifiesUntil, now)).orderBy(asc(tokenKey.signsFrom));
}

/**
 * Adds the keys that `missing` finds wanting among those there are: one instance at a time, so that all have the same.
 *
 * Keys that verify nothing any more go.
 */
export async function addTokenKeys(
  db: Database,
  now: Date,
  missing: (keys: readonly TokenKeyRow[]) => Promise<readonly TokenKeyRow[]>,
): Promise<readonly TokenKeyRow[]> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.tokenKeys})`);
    await transaction.delete(tokenKey).where(lte(tokenKey.verifiesUntil, now));
    const made = await missing(await readTokenKeys(transaction, now));
    if (made.length > 0) await transaction.insert(tokenKey).values([...made]);
    return readTokenKeys(transaction, now);
  });
}
