import { and, eq, isNull, lt, lte } from 'drizzle-orm';

import type { Database } from './database.ts';
import { idempotencyKey } from './idempotency-key-schema.ts';

/** A request that may come again. */
export interface KeyedRequest {
  readonly key: string;
  /** SHA-256 of method, path and body. */
  readonly requestHash: string;
}

export type StoredRequest = typeof idempotencyKey.$inferSelect;

/** An answer as it is sent, and sent again. */
export interface StoredResponse {
  readonly status: number;
  readonly mediaType: string;
  readonly body: string;
  /** Of what passes by itself: it is never kept, for it would not be true of the next request. */
  readonly retryAfterSeconds?: number | undefined;
}

/** Claims a key for the request that makes an order; false when somebody has it. */
export async function claimKey(
  db: Database,
  request: KeyedRequest & { readonly orderId: string },
  now: Date,
  lockMs: number,
): Promise<boolean> {
  const claimed = await db
    .insert(idempotencyKey)
    .values({ ...request, createdAt: now, lockedUntil: new Date(now.getTime() + lockMs) })
    .onConflictDoNothing()
    .returning({ key: idempotencyKey.key });
  return claimed.length > 0;
}

export async function findKey(db: Database, key: string): Promise<StoredRequest | undefined> {
  const [found] = await db.select().from(idempotencyKey).where(eq(idempotencyKey.key, key));
  return found;
}

/** Takes over a request that nobody works at any more; false when somebody does, or it has its answer. */
export async function takeOverKey(db: Database, key: string, now: Date, lockMs: number): Promise<boolean> {
  const taken = await db
    .update(idempotencyKey)
    .set({ lockedUntil: new Date(now.getTime() + lockMs) })
    .where(and(eq(idempotencyKey.key, key), isNull(idempotencyKey.status), lte(idempotencyKey.lockedUntil, now)))
    .returning({ key: idempotencyKey.key });
  return taken.length > 0;
}

/** Keeps the answer of a request, to be given again; but none that passes by itself: asked again, it is made anew. */
export async function storeResponse(db: Database, key: string, answer: StoredResponse): Promise<void> {
  const { retryAfterSeconds, ...kept } = answer;
  if (retryAfterSeconds !== undefined) return;
  await db.update(idempotencyKey).set(kept).where(eq(idempotencyKey.key, key));
}

/** Lets a key be used as if it never was: for a request that failed and changed nothing. */
export async function forgetKey(db: Database, key: string): Promise<void> {
  await db.delete(idempotencyKey).where(eq(idempotencyKey.key, key));
}

export async function deleteKeysBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(idempotencyKey).where(lt(idempotencyKey.createdAt, instant));
}
