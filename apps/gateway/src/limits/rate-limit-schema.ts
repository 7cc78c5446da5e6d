import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

import { instant } from '../database/instant.ts';

/** How often something was asked for lately: one row for each limit and whom it counts. */
export const rateLimit = pgTable(
  'rate_limit',
  {
    /** The limit's name and the hash of the account, address or device. */
    key: text().primaryKey(),
    windowStart: instant().notNull(),
    count: integer().notNull(),
  },
  (table) => [index().on(table.windowStart)],
);
