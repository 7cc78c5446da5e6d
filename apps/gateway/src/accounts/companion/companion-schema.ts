import { date, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { sql } from 'drizzle-orm';

import { instant } from '../../database/instant.ts';
import { account } from '../identity/identity-schema.ts';

/** Whom members named to fly with them for taxes alone: one at a time, and who was named before. */
export const namedCompanion = pgTable(
  'named_companion',
  {
    id: uuid().primaryKey(),
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    firstName: text().notNull(),
    lastName: text().notNull(),
    birthDate: date({ mode: 'string' }).notNull(),
    namedAt: instant().notNull(),
    /** When somebody else was named; `null` of who is named now. */
    endedAt: instant(),
  },
  (table) => [
    index().on(table.accountId),
    uniqueIndex('named_companion_now')
      .on(table.accountId)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** The years for which the airline let a member fly with a companion. What flights reach is worked out of them, and kept nowhere. */
export const companionGrant = pgTable(
  'companion_grant',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The calendar year in which it was given; it counts until the end of the next one. */
    year: smallint().notNull(),
    since: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.year] })],
);
