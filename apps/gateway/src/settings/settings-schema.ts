import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from '../database/instant.ts';

/** Each version of the deployment's settings that a gateway has worked with, so that a report that names one can be understood. */
export const settingsVersion = pgTable('settings_version', {
  version: text().primaryKey(),
  settings: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
  /** Where the first gateway that had it read it from. */
  source: text().notNull(),
  firstInForceAt: instant().notNull(),
  lastInForceAt: instant().notNull(),
});
