import { desc, eq, lt, sql } from 'drizzle-orm';

import type { LegPattern, ScheduleDataSet } from './rules/index.ts';
import { advisoryLocks } from '../../database/advisory-locks.ts';
import type { Database } from '../../database/database.ts';
import { scheduleDataSets, scheduleLegPatterns } from './schedule-schema.ts';

/** A schedule as it is kept: the data set, and where it comes from. */
export interface StoredSchedule {
  readonly version: number;
  readonly dataSet: ScheduleDataSet;
  /** The first date of a timetable that the gateway drew itself; absent for one that was imported. */
  readonly generatedFrom?: string;
}

/** Between statements other work gets its turn. */
const LEGS_A_STATEMENT = 2_000;

/** Tells the version of the schedule in force; `undefined` in a database that has none yet. */
export async function readScheduleVersion(db: Database): Promise<number | undefined> {
  const [row] = await db
    .select({ version: scheduleDataSets.version })
    .from(scheduleDataSets)
    .orderBy(desc(scheduleDataSets.version))
    .limit(1);
  return row?.version;
}

/** Reads the schedule in force, whole: what somebody stores meanwhile comes with the next reading. */
export async function readSchedule(db: Database): Promise<StoredSchedule | undefined> {
  return db.transaction(
    async (transaction) => {
      const [stored] = await transaction
        .select()
        .from(scheduleDataSets)
        .orderBy(desc(scheduleDataSets.version))
        .limit(1);
      if (!stored) return undefined;
      // One document for each carrier: as rows, fourteen thousand legs take three times as long to arrive.
      const rows = await transaction
        .select({
          carrierPlace: scheduleLegPatterns.carrierPlace,
          legs: sql<string>`json_agg(${scheduleLegPatterns.pattern} order by ${scheduleLegPatterns.place})::text`,
        })
        .from(scheduleLegPatterns)
        .where(eq(scheduleLegPatterns.version, stored.version))
        .groupBy(scheduleLegPatterns.carrierPlace);
      const legsOf = new Map(rows.map(({ carrierPlace, legs }) => [carrierPlace, JSON.parse(legs) as LegPattern[]]));
      const carriers = stored.carriers.map((carrier, place) => ({ ...carrier, legs: legsOf.get(place) ?? [] }));
      return {
        version: stored.version,
        dataSet: { header: stored.header, carriers },
        ...(stored.generatedFrom === null ? {} : { generatedFrom: stored.generatedFrom }),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

/**
 * Puts a schedule in force, all of it or nothing, and drops the one before.
 *
 * With `instead` given it is stored only where that version still is in force (`undefined`: where there is none), so that
 * of several instances with the same idea one has its way. Gives the new version, or `undefined` when another was first.
 */
export async function storeSchedule(
  db: Database,
  { dataSet, generatedFrom }: Omit<StoredSchedule, 'version'>,
  storedAt: Date,
  only?: { readonly instead: number | undefined },
): Promise<number | undefined> {
  return db.transaction(async (transaction) => {
    // Longer than a request may take: a whole timetable is many rows, and another instance may be storing one.
    await transaction.execute(sql`set local statement_timeout = '50s'`);
    await transaction.execute(sql`set local lock_timeout = '50s'`);
    await transaction.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.schedule})`);
    if (only && (await readScheduleVersion(transaction)) !== only.instead) return undefined;
    const carriers = dataSet.carriers.map(({ legs: _legs, ...carrier }) => carrier);
    const [stored] = await transaction
      .insert(scheduleDataSets)
      .values({ storedAt, generatedFrom: generatedFrom ?? null, header: dataSet.header, carriers })
      .returning({ version: scheduleDataSets.version });
    if (!stored) throw new Error('The database stored a schedule and gave no version.');
    const { version } = stored;
    for (const [carrierPlace, { legs }] of dataSet.carriers.entries()) {
      for (let from = 0; from < legs.length; from += LEGS_A_STATEMENT) {
        const patterns = JSON.stringify(legs.slice(from, from + LEGS_A_STATEMENT));
        // One parameter for a thousand legs: a row of parameters for each takes ten times as long.
        await transaction.execute(sql`
          insert into ${scheduleLegPatterns} (version, carrier_place, place, pattern)
          select ${version}, ${carrierPlace}, ${from} + ordinality - 1, value
          from jsonb_array_elements(${patterns}::jsonb) with ordinality`);
      }
    }
    await transaction.delete(scheduleDataSets).where(lt(scheduleDataSets.version, version));
    return version;
  });
}
