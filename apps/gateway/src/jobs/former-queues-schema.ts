import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../database/instant.ts';

/**
 * The queues of the release before, whose instances write to them while both releases run. The next release drops them with
 * `move-former-jobs.ts` and `database/rollback/0012_one_job_queue.sql`.
 */
export const outbox = pgTable(
  'outbox',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text().notNull(),
    orderId: uuid().notNull(),
    createdAt: instant().notNull(),
    attempts: smallint().notNull().default(0),
    dueAt: instant().notNull(),
    doneAt: instant(),
    failedAt: instant(),
  },
  (table) => [
    index('outbox_due')
      .on(table.dueAt)
      .where(sql`${table.doneAt} is null and ${table.failedAt} is null`),
    uniqueIndex().on(table.orderId, table.kind),
  ],
);

export const accountTask = pgTable(
  'account_task',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    task: jsonb().notNull(),
    createdAt: instant().notNull(),
    attempts: smallint().notNull().default(0),
    dueAt: instant().notNull(),
  },
  (table) => [index().on(table.dueAt)],
);
