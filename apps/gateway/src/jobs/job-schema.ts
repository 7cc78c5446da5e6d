import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';

import { instant } from '../database/instant.ts';

/** Work that a transaction left for after it. A row is deleted when its job is done: payloads may hold personal data. */
export const job = pgTable(
  'job',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    /** Identifies the intent: one kind has one job with this key. It is logged, so it holds no personal data. */
    key: text(),
    payload: jsonb().notNull(),
    createdAt: instant().notNull(),
    /** The job is not attempted before this time; each failure moves it on. */
    runAfter: instant().notNull(),
    attempts: smallint().notNull().default(0),
    /** Until then the job belongs to the instance that leased it last. */
    leasedUntil: instant(),
    /** When the last attempt failed; an operator decides what follows. */
    gaveUpAt: instant(),
  },
  (table) => [
    index('job_due')
      .on(table.runAfter)
      .where(sql`${table.gaveUpAt} is null`),
    index('job_gave_up')
      .on(table.gaveUpAt)
      .where(sql`${table.gaveUpAt} is not null`),
    uniqueIndex('job_intent').on(table.kind, table.key),
  ],
);
