import { sql } from 'drizzle-orm';
import { bigint, date, index, jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import type { EventSource, LegFacts } from './rules/index.ts';

/** Whether a report is about a cancellation. */
export const saysOfCancellation = sql`facts ? 'isCancelled'`;

/** What was reported of legs, each report a row. Rows are only ever added: the database refuses to change one. */
export const legEvents = pgTable(
  'leg_event',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** As `DatedLeg` names it: flight, local date and station of departure. */
    legId: text().notNull(),
    /** The local date of the departure. */
    date: date({ mode: 'string' }).notNull(),
    saidAt: instant().notNull(),
    recordedAt: instant().notNull(),
    source: text().$type<EventSource>().notNull(),
    facts: jsonb().$type<LegFacts>().notNull(),
  },
  (table) => [
    index().on(table.legId),
    index().on(table.date),
    // Searches ask for them every other second.
    index('leg_event_cancellation_index').on(table.date).where(saysOfCancellation),
  ],
);
