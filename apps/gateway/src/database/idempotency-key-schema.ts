import { index, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from './instant.ts';

/** The answers of writes that may be asked for again, by the key that the client made for them. */
export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    key: text().primaryKey(),
    /** SHA-256 of method, path and body. */
    requestHash: text().notNull(),
    orderId: uuid().notNull(),
    createdAt: instant().notNull(),
    /** Until then the first request counts as under way; after it, a repeated one takes over. */
    lockedUntil: instant().notNull(),
    /** Absent while there is no answer yet. */
    status: smallint(),
    body: text(),
    mediaType: text(),
  },
  (table) => [index().on(table.createdAt)],
);
