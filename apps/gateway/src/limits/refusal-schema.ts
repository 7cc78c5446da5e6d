import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

import { instant } from '../database/instant.ts';

/** How many requests and tries a limit refused in an hour, on all instances. Nothing of whom. */
export const limitRefusal = pgTable(
  'limit_refusal',
  {
    hour: instant().notNull(),
    limitName: text().notNull(),
    count: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.hour, table.limitName] })],
);
