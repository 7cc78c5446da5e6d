import { sql } from 'drizzle-orm';
import { bigint, check, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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

export * from './order-schema.ts';
export * from '../adapters/payment/sandbox/sandbox-schema.ts';
