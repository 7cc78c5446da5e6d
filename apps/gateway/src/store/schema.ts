import { bigint, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
