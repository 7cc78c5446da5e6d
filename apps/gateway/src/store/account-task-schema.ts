import { bigint, index, jsonb, pgTable, smallint } from 'drizzle-orm/pg-core';

import type { AccountTask } from '../domain/account-help/account-task.ts';
import { instant } from './instant.ts';

/**
 * What account help does after its answer: lookups and mails. Personal data: a row is deleted when it is done or given up.
 */
export const accountTask = pgTable(
  'account_task',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    task: jsonb().$type<AccountTask>().notNull(),
    createdAt: instant().notNull(),
    attempts: smallint().notNull().default(0),
    /** Not to be tried before: moved on while somebody works at it, and after each failure. */
    dueAt: instant().notNull(),
  },
  (table) => [index().on(table.dueAt)],
);
