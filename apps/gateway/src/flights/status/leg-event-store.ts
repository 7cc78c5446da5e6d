import { and, eq, gte, inArray, lt } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import { legReportedJob } from './leg-event-jobs.ts';
import { legEvents, saysOfCancellation } from './leg-event-schema.ts';
import type { LegEvent } from './rules/index.ts';

/** Rows of one statement: each is six parameters at most, of which a statement has 65,535 at most. */
const ROWS_A_STATEMENT = 5_000;

/** Adds reports of legs, all of them or none, and leaves a job for each leg: what its people are to be told. */
export async function insertLegEvents(db: Database, events: readonly LegEvent[], recordedAt: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    for (let from = 0; from < events.length; from += ROWS_A_STATEMENT) {
      await transaction.insert(legEvents).values(
        events.slice(from, from + ROWS_A_STATEMENT).map(({ legId, saidAt, source, facts }) => ({
          legId,
          date: legId.slice(-'YYYY-MM-DD-DAL'.length, -'-DAL'.length),
          saidAt: new Date(saidAt),
          recordedAt,
          source,
          facts,
        })),
      );
    }
    const jobs = [...new Set(events.map(({ legId }) => legId))].map(legReportedJob);
    for (let from = 0; from < jobs.length; from += ROWS_A_STATEMENT) {
      await insertJobs(transaction, jobs.slice(from, from + ROWS_A_STATEMENT), recordedAt);
    }
  });
}

/** Reads what was reported of legs, by leg; a leg of which nothing was has no entry. */
export async function readLegEvents(
  db: Database,
  legIds: readonly string[],
): Promise<ReadonlyMap<string, readonly LegEvent[]>> {
  if (legIds.length === 0) return new Map();
  const { legId, saidAt, source, facts } = legEvents;
  const rows = await db
    .select({ legId, saidAt, source, facts })
    .from(legEvents)
    .where(inArray(legId, [...legIds]));
  const byLeg = new Map<string, LegEvent[]>();
  for (const row of rows) {
    const event = { ...row, saidAt: row.saidAt.getTime() };
    const events = byLeg.get(event.legId);
    if (events) events.push(event);
    else byLeg.set(event.legId, [event]);
  }
  return byLeg;
}

/** Lists the ids of the legs of some dates of which a cancellation was reported, or withdrawn. */
export async function listLegsWithCancellation(db: Database, dates: readonly string[]): Promise<readonly string[]> {
  if (dates.length === 0) return [];
  const rows = await db
    .selectDistinct({ legId: legEvents.legId })
    .from(legEvents)
    .where(and(inArray(legEvents.date, [...dates]), saysOfCancellation));
  return rows.map(({ legId }) => legId);
}

/** Lists the ids of the legs of a date and of those after it that an import ever cancelled. */
export async function listLegsCancelledByImport(db: Database, date: string): Promise<readonly string[]> {
  const rows = await db
    .selectDistinct({ legId: legEvents.legId })
    .from(legEvents)
    .where(and(gte(legEvents.date, date), saysOfCancellation, eq(legEvents.source, 'import')));
  return rows.map(({ legId }) => legId);
}

/** Deletes the reports of legs that departed before a date. */
export async function deleteLegEventsBefore(db: Database, date: string): Promise<void> {
  await db.delete(legEvents).where(lt(legEvents.date, date));
}

/** Lists the ids of the legs of some dates of which anything was reported. */
export async function listReportedLegs(db: Database, dates: readonly string[]): Promise<readonly string[]> {
  if (dates.length === 0) return [];
  const rows = await db
    .selectDistinct({ legId: legEvents.legId })
    .from(legEvents)
    .where(inArray(legEvents.date, [...dates]))
    .orderBy(legEvents.legId);
  return rows.map(({ legId }) => legId);
}
