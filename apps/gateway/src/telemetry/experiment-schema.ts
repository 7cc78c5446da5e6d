import type { Experiment } from '@airline/contract';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from '../database/instant.ts';

/** The experiments that were ever begun. A row is never deleted: its name is used once. */
export const experiment = pgTable('experiment', {
  name: text().primaryKey(),
  /** All of it, as it was begun. */
  definition: jsonb().$type<Experiment>().notNull(),
  startedAt: instant().notNull(),
  /** When it ends by itself, or was ended. */
  endsAt: instant().notNull(),
});
