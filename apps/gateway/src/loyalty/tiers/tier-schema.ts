import type { MembershipTier, TierPeriod } from '@airline/contract';
import { sql } from 'drizzle-orm';
import { boolean, date, index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';

/** Accounts stand above loyalty: their table is named here by its key alone. */
const account = pgTable('account', { id: uuid().primaryKey() });

/**
 * The tiers that accounts reached or were given, each for a time. Those that were earned are worked out of the flights of their year, and
 * written anew with each further flight; `account.tier` is the highest of those that count.
 */
export const tierPeriod = pgTable(
  'tier_period',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    /** The calendar year whose flights reached it, or in which it was given. */
    year: smallint().notNull(),
    tier: text().$type<MembershipTier>().notNull(),
    cause: text().$type<TierPeriod['cause']>().notNull(),
    since: instant().notNull(),
    /** The last day on which it counts, by the airline's clock. */
    validUntil: date({ mode: 'string' }).notNull(),
    /** Whether its end was taken into account. */
    isOver: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.year, table.tier, table.cause] }),
    index('tier_period_ending')
      .on(table.validUntil)
      .where(sql`not ${table.isOver}`),
  ],
);
