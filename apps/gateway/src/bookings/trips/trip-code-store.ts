import { and, eq, gt, lt, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { tripCode } from '../orders/order-schema.ts';

/** A code ends after so many wrong tries. */
const mostWrongTries = 5;

/** Keeps the hash of a code that is mailed; the code before it is known as superseded. */
export async function replaceTripCode(
  db: Database,
  { orderId, codeHash, expiresAt }: Pick<typeof tripCode.$inferInsert, 'orderId' | 'codeHash' | 'expiresAt'>,
): Promise<void> {
  await db
    .insert(tripCode)
    .values({ orderId, codeHash, expiresAt, wrongTries: 0 })
    .onConflictDoUpdate({
      target: tripCode.orderId,
      set: { codeHash, expiresAt, wrongTries: 0, supersededHash: sql`${tripCode.codeHash}` },
    });
}

/** How a code compares with the one that was mailed last. */
export type CodeComparison = 'right' | 'wrong' | 'superseded' | 'expired';

/**
 * Compares a code's hash with the one that was mailed last. One statement counts the try and compares, so that tries that come
 * at the same moment are as many as a code allows; the right code counts none.
 */
export async function compareTripCode(
  db: Database,
  { orderId, codeHash }: { readonly orderId: string; readonly codeHash: string },
  now: Date,
): Promise<CodeComparison> {
  const isRight = eq(tripCode.codeHash, codeHash);
  const [compared] = await db
    .update(tripCode)
    .set({ wrongTries: sql`case when ${isRight} then ${tripCode.wrongTries} else ${tripCode.wrongTries} + 1 end` })
    .where(and(eq(tripCode.orderId, orderId), gt(tripCode.expiresAt, now), lt(tripCode.wrongTries, mostWrongTries)))
    .returning({ codeHash: tripCode.codeHash, supersededHash: tripCode.supersededHash });
  if (compared === undefined) return 'expired';
  if (compared.codeHash === codeHash) return 'right';
  return compared.supersededHash === codeHash ? 'superseded' : 'wrong';
}
