import { and, asc, eq, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../database/database.ts';
import { job } from './job-schema.ts';

type JobRow = typeof job.$inferSelect;

/** A job that this instance alone may run until its lease ends. */
export interface LeasedJob extends Pick<JobRow, 'id' | 'kind' | 'key' | 'payload' | 'createdAt'> {
  /** How many attempts there have been, with this one. */
  readonly attempts: number;
}

/** A new job. Of those with the same kind and key there is one. */
export interface NewJob {
  readonly kind: string;
  readonly key?: string;
  readonly payload: unknown;
  /** The job is not attempted before this time; at once by default. */
  readonly runAfter?: Date;
}

/** Inserts jobs: call it in the transaction that makes them necessary. */
export async function insertJobs(db: Database, jobs: readonly NewJob[], now: Date): Promise<void> {
  await db
    .insert(job)
    .values(jobs.map((each) => ({ runAfter: now, ...each, createdAt: now })))
    .onConflictDoNothing();
}

/**
 * Leases the due jobs of some kinds, the longest due first. Instances that lease at the same moment get different jobs, and
 * none waits for another.
 *
 * A job that is still there when its lease ends counts as dropped, and is leased again.
 */
export async function leaseJobs(
  db: Database,
  { kinds, limit, leaseMs }: { readonly kinds: readonly string[]; readonly limit: number; readonly leaseMs: number },
  now: Date,
): Promise<readonly LeasedJob[]> {
  // A common table expression with `for update` runs once; as a subquery it may run again for each row.
  const due = db.$with('due').as(
    db
      .select({ id: job.id })
      .from(job)
      .where(
        and(
          inArray(job.kind, [...kinds]),
          isNull(job.gaveUpAt),
          lte(job.runAfter, now),
          or(isNull(job.leasedUntil), lte(job.leasedUntil, now)),
        ),
      )
      .orderBy(asc(job.runAfter), asc(job.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  );
  const leased = await db
    .with(due)
    .update(job)
    .set({ leasedUntil: new Date(now.getTime() + leaseMs), attempts: sql`${job.attempts} + 1` })
    .where(inArray(job.id, db.select({ id: due.id }).from(due)))
    .returning();
  // An update gives its rows as they lie on the disk.
  return leased.toSorted((one, other) => one.runAfter.getTime() - other.runAfter.getTime() || one.id - other.id);
}

/** Deletes a job that is done, or that nobody may keep, with its payload. */
export async function deleteJob(db: Database, id: number): Promise<void> {
  await db.delete(job).where(eq(job.id, id));
}

/** Only the last lease of a job may change it: the number of attempts identifies the lease. */
function isLeasedAs({ id, attempts }: LeasedJob): SQL | undefined {
  return and(eq(job.id, id), eq(job.attempts, attempts));
}

/** Ends the lease of a job that failed, to be attempted again. */
export async function postponeJob(db: Database, leased: LeasedJob, runAfter: Date): Promise<void> {
  await db.update(job).set({ runAfter, leasedUntil: null }).where(isLeasedAs(leased));
}

/** Keeps a job that failed for the last time, for an operator. */
export async function giveUpJob(db: Database, leased: LeasedJob, now: Date): Promise<void> {
  await db.update(job).set({ gaveUpAt: now, leasedUntil: null }).where(isLeasedAs(leased));
}
