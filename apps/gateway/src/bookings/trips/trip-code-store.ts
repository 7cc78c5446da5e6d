import { and, eq, gt, lt, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { tripCode } from '../orders/order-schema.ts';

/** So many wrong tries from all addresses together end the codes of a trip; the next mail has a good one again. */
export const mostWrongTries = 100;

/** Keeps the hash of a code that is mailed, beside those of earlier mails whose time is not over. */
export async function addTripCode(
  db: Database,
  { orderId, codeHash, expiresAt }: Pick<typeof tripCode.$inferInsert, 'orderId' | 'codeHash' | 'expiresAt'>,
  now: Date,
): Promise<void> {
  const last = sql`jsonb_build_object('codeHash', ${tripCode.codeHash}, 'expiresAt', ${tripCode.expiresAt})`;
  await db
    .insert(tripCode)
    .values({ orderId, codeHash, expiresAt, wrongTries: 0 })
    .onConflictDoUpdate({
      target: tripCode.orderId,
      set: {
        codeHash,
        expiresAt,
        wrongTries: 0,
        earlierCodes: sql`(
          select coalesce(jsonb_agg(earlier), '[]'::jsonb)
          from jsonb_array_elements(${tripCode.earlierCodes} || ${last}) as earlier
          where (earlier ->> 'expiresAt')::timestamptz > ${now.toISOString()}::timestamptz
        )`,
      },
    });
}

/** How a code compares with those that were mailed; `expired` where none of them is good any more. */
export type CodeComparison = 'right' | 'wrong' | 'expired';

/**
 * Compares a code's hash with those that are good. One statement counts the try and compares, so that tries that come at the
 * same moment are as many as the codes allow; a right code counts none.
 */
export async function compareTripCode(
  db: Database,
  { orderId, codeHash }: { readonly orderId: string; readonly codeHash: string },
  now: Date,
): Promise<CodeComparison> {
  const isRight = sql<boolean>`(${tripCode.codeHash} = ${codeHash} or exists (
    select 1 from jsonb_array_elements(${tripCode.earlierCodes}) as earlier
    where earlier ->> 'codeHash' = ${codeHash}
      and (earlier ->> 'expiresAt')::timestamptz > ${now.toISOString()}::timestamptz
  ))`;
  const [compared] = await db
    .update(tripCode)
    .set({ wrongTries: sql`case when ${isRight} then ${tripCode.wrongTries} else ${tripCode.wrongTries} + 1 end` })
    .where(and(eq(tripCode.orderId, orderId), gt(tripCode.expiresAt, now), lt(tripCode.wrongTries, mostWrongTries)))
    .returning({ isRight });
  if (compared === undefined) return 'expired';
  return compared.isRight ? 'right' : 'wrong';
}
