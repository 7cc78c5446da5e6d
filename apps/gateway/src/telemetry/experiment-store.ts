import type { Experiment } from '@airline/contract';
import { and, asc, desc, eq, gt, lte, sql } from 'drizzle-orm';

import { advisoryLocks } from '../database/advisory-locks.ts';
import type { Database } from '../database/database.ts';
import { experiment } from './experiment-schema.ts';

export type ExperimentRow = typeof experiment.$inferSelect;

/** How many browsers were shown a variant, and how many of them reached the goal. */
export interface VariantCount {
  readonly experiment: string;
  readonly variant: string;
  readonly exposures: number;
  readonly conversions: number;
}

/** Why an experiment cannot begin: its name was used before, or another one runs in its place. */
export type BeginRefusal = 'nameTaken' | 'placeTaken';

/** Begins an experiment: of a place one runs at a time, and a name is used once. */
export async function beginExperiment(
  db: Database,
  definition: Experiment,
  startedAt: Date,
  endsAt: Date,
): Promise<'begun' | BeginRefusal> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.experiments})`);
    const running = await listRunning(transaction, startedAt);
    if (running.some(({ definition: { place } }) => place === definition.place)) return 'placeTaken';
    const begun = await transaction
      .insert(experiment)
      .values({ name: definition.name, definition, startedAt, endsAt })
      .onConflictDoNothing()
      .returning({ name: experiment.name });
    return begun.length === 0 ? 'nameTaken' : 'begun';
  });
}

/** Ends an experiment now; false when none of that name runs. */
export async function endExperiment(db: Database, name: string, now: Date): Promise<boolean> {
  const ended = await db
    .update(experiment)
    .set({ endsAt: now })
    .where(and(eq(experiment.name, name), gt(experiment.endsAt, now)))
    .returning({ name: experiment.name });
  return ended.length > 0;
}

/** Lists the experiments that run at an instant, by their names. */
export async function listRunning(db: Pick<Database, 'select'>, now: Date): Promise<readonly ExperimentRow[]> {
  return db
    .select()
    .from(experiment)
    .where(and(lte(experiment.startedAt, now), gt(experiment.endsAt, now)))
    .orderBy(asc(experiment.name));
}

/** Lists the experiments that ended after an instant or run still, those that began last first. */
export async function listEndedAfter(db: Database, instant: Date): Promise<readonly ExperimentRow[]> {
  return db.select().from(experiment).where(gt(experiment.endsAt, instant)).orderBy(desc(experiment.startedAt));
}

/** Counts what was measured of experiments while they ran. */
export async function countVariants(db: Database): Promise<readonly VariantCount[]> {
  const { rows } = (await db.execute(sql`
    select e.name as experiment, m.details ->> 'variant' as variant,
      count(*) filter (where m.event = 'experimentExposed')::integer as exposures,
      count(*) filter (where m.event = 'experimentConverted')::integer as conversions
    from measurement m join experiment e on e.name = m.details ->> 'experiment'
    where m.event in ('experimentExposed', 'experimentConverted')
      and m.received_at >= e.started_at and m.received_at < e.ends_at
    group by 1, 2`)) as { readonly rows: readonly VariantCount[] };
  return rows;
}
