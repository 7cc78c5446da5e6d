import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../database/database.ts';
import { job } from './job-schema.ts';

/** Lists the jobs that were given up, the latest first, without their payloads; those of one kind where it is given. */
export async function listGivenUpJobs(
  db: Database,
  limit: number,
  only?: string,
): Promise<readonly Pick<typeof job.$inferSelect, 'id' | 'kind' | 'key' | 'attempts' | 'gaveUpAt'>[]> {
  const { id, kind, key, attempts, gaveUpAt } = job;
  return db
    .select({ id, kind, key, attempts, gaveUpAt })
    .from(job)
    .where(and(isNotNull(gaveUpAt), only === undefined ? undefined : eq(kind, only)))
    .orderBy(desc(gaveUpAt), asc(id))
    .limit(limit);
}

/** Makes jobs that were given up due at once, with all their attempts: those with some ids, those of a kind, or all; returns their ids. */
export async function retryGivenUpJobs(
  db: Database,
  { ids, kind }: { readonly ids: readonly number[] | undefined; readonly kind: string | undefined },
  now: Date,
): Promise<readonly number[]> {
  const retried = await db
    .update(job)
    .set({ gaveUpAt: null, attempts: 0, runAfter: now })
    .where(
      and(
        isNotNull(job.gaveUpAt),
        ids === undefined ? undefined : inArray(job.id, [...ids]),
        kind === undefined ? undefined : eq(job.kind, kind),
      ),
    )
    .returning({ id: job.id });
  return retried.map(({ id }) => id).toSorted((one, other) => one - other);
}

/** How many jobs of a kind are where, and since when the oldest one that is due has been. */
export interface JobCount {
  readonly kind: string;
  readonly due: number;
  /** For their next attempt. */
  readonly waiting: number;
  readonly running: number;
  readonly givenUp: number;
  readonly oldestDue: Date | undefined;
}

/** Counts all jobs by kind. */
export async function countJobs(db: Database, now: Date): Promise<readonly JobCount[]> {
  const isLeased = sql`${job.leasedUntil} > ${now.toISOString()}::timestamptz`;
  const isDue = sql`${job.gaveUpAt} is null and ${isLeased} is not true and ${job.runAfter} <= ${now.toISOString()}::timestamptz`;
  const count = (where: SQL) => sql<number>`(count(*) filter (where ${where}))::integer`;
  const counts = await db
    .select({
      kind: job.kind,
      due: count(isDue),
      waiting: count(
        sql`${job.gaveUpAt} is null and ${isLeased} is not true and ${job.runAfter} > ${now.toISOString()}::timestamptz`,
      ),
      running: count(sql`${job.gaveUpAt} is null and ${isLeased}`),
      givenUp: count(sql`${job.gaveUpAt} is not null`),
      oldestDue: sql<string | null>`(min(${job.runAfter}) filter (where ${isDue}))::text`,
    })
    .from(job)
    .groupBy(job.kind)
    .orderBy(asc(job.kind));
  return counts.map(({ oldestDue, ...each }) => ({
    ...each,
    oldestDue: oldestDue === null ? undefined : new Date(oldestDue),
  }));
}
