import { bigint, date, integer, jsonb, pgTable, primaryKey } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import type { LegPattern } from './rules/leg-pattern.ts';
import type { CarrierSchedule, DataSetHeader } from './rules/schedule-data-set.ts';

/** The flight schedule in force: the data set with the highest version. Others are gone when it is there. */
export const scheduleDataSets = pgTable('schedule_data_set', {
  version: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  storedAt: instant().notNull(),
  /** The first date of a timetable that the gateway drew itself; null for one that was imported. */
  generatedFrom: date({ mode: 'string' }),
  header: jsonb().$type<DataSetHeader>().notNull(),
  /** Each carrier's records but for its legs. */
  carriers: jsonb().$type<readonly Omit<CarrierSchedule, 'legs'>[]>().notNull(),
});

/** The leg patterns of the schedule in force, each in the shape of an SSIM flight leg record. */
export const scheduleLegPatterns = pgTable(
  'schedule_leg_pattern',
  {
    version: bigint({ mode: 'number' })
      .notNull()
      .references(() => scheduleDataSets.version, { onDelete: 'cascade' }),
    /** Its carrier's place in the data set, and its own among that carrier's legs. */
    carrierPlace: integer().notNull(),
    place: integer().notNull(),
    /** One document: a schedule is only ever read whole, and thirty columns take ten times as long to read. */
    pattern: jsonb().$type<LegPattern>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.version, table.carrierPlace, table.place] })],
);
