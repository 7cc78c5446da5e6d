import { and, eq, isNull, lt } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { refreshToken } from './identity-schema.ts';

export type RefreshTokenRow = typeof refreshToken.$inferSelect;

export async function findRefreshToken(db: Database, hash: string): Promise<RefreshTokenRow | undefined> {
  const [found] = await db.select().from(refreshToken).where(eq(refreshToken.hash, hash));
  return found;
}

/** Uses up whatever token of a session was not used: at most one is good at a time. */
export async function retireUnusedTokens(db: Database, sessionId: string, now: Date): Promise<void> {
  await db
    .update(refreshToken)
    .set({ usedAt: now })
    .where(and(eq(refreshToken.sessionId, sessionId), isNull(refreshToken.usedAt)));
}

export async function insertRefreshToken(
  db: Database,
  values: Pick<RefreshTokenRow, 'hash' | 'sessionId' | 'createdAt' | 'expiresAt'>,
): Promise<void> {
  await db.insert(refreshToken).values(values);
}

/** Names the successor that a token got at an instant, in place of any before. */
export async function nameSuccessor(db: Database, hash: string, successorHash: string, now: Date): Promise<void> {
  await db.update(refreshToken).set({ successorHash, usedAt: now }).where(eq(refreshToken.hash, hash));
}

/** Forgets the tokens that expired before an instant. */
export async function deleteRefreshTokensBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(refreshToken).where(lt(refreshToken.expiresAt, instant));
}
