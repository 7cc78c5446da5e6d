import { asc, eq, inArray, lte, sql } from 'drizzle-orm';

import type { AccountTask } from '../domain/account-help/account-task.ts';
import type { Database } from './database.ts';
import { accountTask } from './schema.ts';

export type WaitingTask = typeof accountTask.$inferSelect;

/** Writes down what account help has to do after its answer: one row, whatever it will come to. */
export async function enqueueTask(db: Database, task: AccountTask, now: Date): Promise<void> {
  await db.insert(accountTask).values({ task, createdAt: now, dueAt: now });
}

/** Takes the oldest due tasks for this worker; after `leaseMs` a task that is still there counts as dropped. */
export async function leaseTasks(
  db: Database,
  limit: number,
  now: Date,
  leaseMs: number,
): Promise<readonly WaitingTask[]> {
  const due = db
    .select({ id: accountTask.id })
    .from(accountTask)
    .where(lte(accountTask.dueAt, now))
    .orderBy(asc(accountTask.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const leased = await db
    .update(accountTask)
    .set({ dueAt: new Date(now.getTime() + leaseMs), attempts: sql`${accountTask.attempts} + 1` })
    .where(inArray(accountTask.id, due))
    .returning();
  return leased.toSorted((one, other) => one.id - other.id);
}

/** Forgets a task with all that it says of somebody: it is done, or given up. */
export async function deleteTask(db: Database, id: number): Promise<void> {
  await db.delete(accountTask).where(eq(accountTask.id, id));
}

/** Puts a task off after a failed attempt. */
export async function putOffTask(db: Database, id: number, dueAt: Date): Promise<void> {
  await db.update(accountTask).set({ dueAt }).where(eq(accountTask.id, id));
}
