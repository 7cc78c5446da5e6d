import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

import type { LegPattern } from '../domain/schedule/leg-pattern.ts';
import type { CarrierSchedule, DataSetHeader } from '../domain/schedule/schedule-data-set.ts';

/** What browsers reported about themselves: errors and the references that people quote. Nothing personal. */
export const clientReports = pgTable(
  'client_report',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    app: text().notNull(),
    level: text().notNull(),
    event: text().notNull(),
    reference: text(),
    route: text().notNull(),
    message: text(),
    stack: text(),
    language: text().notNull(),
    /** How many reports the browser's full queue dropped before this batch. */
    droppedBefore: integer().notNull(),
  },
  (table) => [index().on(table.reference), index().on(table.receivedAt)],
);

/** The steps of bookings and the web vitals of pages: closed words, numbers and codes of places. Nothing personal. */
export const measurement = pgTable(
  'measurement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    occurredAt: timestamp({ withTimezone: true }).notNull(),
    event: text().notNull(),
    app: text().notNull(),
    route: text().notNull(),
    language: text().notNull(),
    /** The fields of the event's own, as the contract has them. */
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** How many measurements the browser's full queue dropped before this batch. */
    droppedBefore: integer().notNull(),
  },
  (table) => [index().on(table.event, table.receivedAt), index().on(table.receivedAt)],
);

/** The seats of each leg of which one was sold; a leg without a row has all its seats. */
export const legInventory = pgTable(
  'leg_inventory',
  {
    /** As `DatedLeg` names it: flight, local date and station of departure. */
    legId: text().primaryKey(),
    /** The local date of the departure. */
    date: date({ mode: 'string' }).notNull(),
    /** Those of the aircraft when the first one was sold. */
    seats: integer().notNull(),
    /** Held or booked now. */
    sold: integer().notNull(),
  },
  (table) => [
    index().on(table.date),
    check('leg_inventory_sold_within_seats', sql`${table.sold} between 0 and ${table.seats}`),
  ],
);

/** The secrets that all instances of the gateway share: made by the first one that needs it. */
export const signingKey = pgTable('signing_key', {
  /** What it signs, such as `offer`. */
  purpose: text().primaryKey(),
  /** 32 random bytes, base64url. */
  secret: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
});

export * from './account-task-schema.ts';
export * from './identity-schema.ts';
export * from './order-schema.ts';
export * from '../adapters/payment/sandbox/sandbox-schema.ts';
/** The flight schedule in force: the data set with the highest version. Others are gone when it is there. */
export const scheduleDataSets = pgTable('schedule_data_set', {
  version: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  storedAt: timestamp({ withTimezone: true }).notNull(),
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
