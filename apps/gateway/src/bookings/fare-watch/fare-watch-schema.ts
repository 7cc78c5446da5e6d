import type { Language } from '@airline/contract';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { account } from '../../accounts/identity/identity-schema.ts';
import { instant } from '../../database/instant.ts';
import { bookingOrder } from '../orders/order-schema.ts';
import type { WatchedSearch } from './rules/watched-search.ts';

/** Who gets a mail when a trip or a search can be had for less: the contact of an order, an account, or an address that proved itself. */
export const fareWatch = pgTable(
  'fare_watch',
  {
    id: uuid().primaryKey(),
    /** The trip that is watched; its mails go to its contact. */
    orderId: uuid()
      .unique()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** Whose search it is. */
    accountId: uuid().references(() => account.id, { onDelete: 'cascade' }),
    /** Whose search it is where there is no account. Personal data: never logged. */
    email: text(),
    language: text().$type<Language>().notNull(),
    search: jsonb().$type<WatchedSearch>(),
    /** The same for the same search, so that it is watched once. */
    searchKey: text(),
    createdAt: instant().notNull(),
    /** When the address proved itself; no price is mailed before. */
    confirmedAt: instant(),
    /** When the watch of a trip was ended: its row stays, so that to begin it again mails no more often. */
    stoppedAt: instant(),
    /** Whether it was ended by a mail, or by who could show the trip. */
    stoppedBy: text().$type<'mail' | 'page'>(),
    endsAt: instant().notNull(),
    /** No instance looks at it before; each look moves it on. */
    checkAfter: instant().notNull(),
    /** The next price that is mailed has to be lower: in cents, or in points where they paid the trip. Null while nothing is on sale. */
    below: integer(),
    /** How often the flights of the order had been changed when they cost `below`. */
    version: smallint(),
    toldAt: instant(),
  },
  (table) => [
    uniqueIndex('fare_watch_of_account').on(table.accountId, table.searchKey),
    uniqueIndex('fare_watch_of_address').on(sql`lower(${table.email})`, table.searchKey),
    index('fare_watch_due')
      .on(table.checkAfter)
      .where(sql`${table.confirmedAt} is not null and ${table.stoppedAt} is null`),
    index().on(table.endsAt),
    check('fare_watch_whose', sql`num_nonnulls(${table.orderId}, ${table.accountId}, ${table.email}) = 1`),
    check('fare_watch_of_search', sql`(${table.orderId} is null) = (${table.search} is not null)`),
  ],
);

export type FareWatchRow = typeof fareWatch.$inferSelect;
