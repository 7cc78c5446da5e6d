import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { identityChallenge } from './identity-schema.ts';

export type IdentityChallenge = typeof identityChallenge.$inferSelect;
export type ChallengeKind = IdentityChallenge['kind'];

export async function insertChallenge(db: Database, values: typeof identityChallenge.$inferInsert): Promise<void> {
  await db.insert(identityChallenge).values(values);
}

/** Finds the challenge of a secret, by its hash, as long as it waits. */
export async function findChallengeBySecret(
  db: Database,
  kind: ChallengeKind,
  secretHash: string,
  now: Date,
): Promise<IdentityChallenge | undefined> {
  const [found] = await db
    .select()
    .from(identityChallenge)
    .where(and(eq(identityChallenge.secretHash, secretHash), isWaiting(kind, now)));
  return found;
}

export async function findChallenge(
  db: Database,
  kind: ChallengeKind,
  id: string,
  now: Date,
): Promise<IdentityChallenge | undefined> {
  const [found] = await db
    .select()
    .from(identityChallenge)
    .where(and(eq(identityChallenge.id, id), isWaiting(kind, now)));
  return found;
}

/** Uses a challenge up; false when somebody was faster, or its time is over. */
export async function consumeChallenge(db: Database, kind: ChallengeKind, id: string, now: Date): Promise<boolean> {
  const used = await db
    .update(identityChallenge)
    .set({ usedAt: now })
    .where(and(eq(identityChallenge.id, id), isWaiting(kind, now)))
    .returning({ id: identityChallenge.id });
  return used.length > 0;
}

/** Counts one more try at a challenge before it is looked at; gives how many there were. */
export async function countTry(db: Database, id: string): Promise<number> {
  const [row] = await db
    .update(identityChallenge)
    .set({ tries: sql`${identityChallenge.tries} + 1` })
    .where(eq(identityChallenge.id, id))
    .returning({ tries: identityChallenge.tries });
  return row?.tries ?? Number.POSITIVE_INFINITY;
}

/** Forgets the challenges that expired before an instant. */
export async function deleteChallengesBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(identityChallenge).where(lt(identityChallenge.expiresAt, instant));
}

function isWaiting(kind: ChallengeKind, now: Date) {
  return and(eq(identityChallenge.kind, kind), isNull(identityChallenge.usedAt), gt(identityChallenge.expiresAt, now));
}
