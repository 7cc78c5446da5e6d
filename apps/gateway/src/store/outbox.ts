import { and, asc, eq, inArray, isNull, lte, sql } from 'drizzle-orm';

import type { Database } from './database.ts';
import { outbox } from './schema.ts';

export type OutboxMessage = typeof outbox.$inferSelect;
export type OutboxKind = OutboxMessage['kind'];

/** Writes down what has to happen outside: in the transaction that makes it necessary. */
export async function enqueue(db: Database, orderId: string, kinds: readonly OutboxKind[], now: Date): Promise<void> {
  await db
    .insert(outbox)
    .values(kinds.map((kind) => ({ kind, orderId, createdAt: now, dueAt: now })))
    .onConflictDoNothing();
}

/**
 * Takes due messages for this worker: two workers never get the same one at a time, and neither waits for the other.
 *
 * After `leaseMs` a message that is not done counts as dropped, and another worker may take it.
 */
export async function leaseMessages(
  db: Database,
  limit: number,
  now: Date,
  leaseMs: number,
): Promise<readonly OutboxMessage[]> {
  const due = db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.doneAt), isNull(outbox.failedAt), lte(outbox.dueAt, now)))
    .orderBy(asc(outbox.dueAt))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(outbox)
    .set({ dueAt: new Date(now.getTime() + leaseMs), attempts: sql`${outbox.attempts} + 1` })
    .where(inArray(outbox.id, due))
    .returning();
}

export async function markDone(db: Database, id: number, now: Date): Promise<void> {
  await db.update(outbox).set({ doneAt: now }).where(eq(outbox.id, id));
}

/** Puts a message off after a failed attempt. */
export async function putOff(db: Database, id: number, dueAt: Date): Promise<void> {
  await db.update(outbox).set({ dueAt }).where(eq(outbox.id, id));
}

/** Leaves a message to the operator. */
export async function giveUp(db: Database, id: number, now: Date): Promise<void> {
  await db.update(outbox).set({ failedAt: now }).where(eq(outbox.id, id));
}
