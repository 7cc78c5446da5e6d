import { bigint, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from '../database/instant.ts';

/** What browsers reported about themselves: errors and the references that people quote. Nothing personal. */
export const clientReports = pgTable(
  'client_report',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    receivedAt: instant().notNull(),
    occurredAt: instant().notNull(),
    app: text().notNull(),
    level: text().notNull(),
    event: text().notNull(),
    reference: text(),
    route: text().notNull(),
    message: text(),
    stack: text(),
    language: text().notNull(),
    /** The version of the deployment's settings that the page works with. */
    settings: text(),
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
    receivedAt: instant().notNull(),
    occurredAt: instant().notNull(),
    event: text().notNull(),
    app: text().notNull(),
    route: text().notNull(),
    language: text().notNull(),
    /** The version of the deployment's settings that the page works with. */
    settings: text(),
    /** The fields of the event's own, as the contract has them. */
    details: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** How many measurements the browser's full queue dropped before this batch. */
    droppedBefore: integer().notNull(),
  },
  (table) => [index().on(table.event, table.receivedAt), index().on(table.receivedAt)],
);
