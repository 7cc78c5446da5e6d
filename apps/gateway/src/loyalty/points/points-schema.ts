import { sql } from 'drizzle-orm';
import { bigint, date, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';

/** Accounts stand above loyalty: their table is named here by its key alone. */
const account = pgTable('account', { id: uuid().primaryKey() });

/**
 * The movements of members' points: the sum of those that count is what can be spent. Rows are added, and their points never changed;
 * those that do not count yet go when their trip is cancelled.
 *
 * A trigger of the table refuses a movement after which an account would have less than nothing
 * (`points_movement_not_below_zero`).
 */
export const pointsMovement = pgTable(
  'points_movement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    orderId: uuid(),
    /** The direction of the order that earned it, from 0; 0 for all other kinds. */
    bound: smallint().notNull().default(0),
    kind: text().$type<'welcome' | 'earned' | 'spent' | 'returned' | 'takenBack' | 'promotion'>().notNull(),
    /** The promotion whose reward it is: one for each account. */
    promotionId: uuid(),
    points: integer().notNull(),
    at: instant().notNull(),
    /** From when on it counts; null for what counts from the beginning. */
    countsFrom: instant(),
    /** The day on which the last flight of the direction departs, by the clock there. Null of other kinds, and of releases before. */
    departsOn: date({ mode: 'string' }),
    /** When the account's tier was worked out with it; null while it is to be. */
    tierCheckedAt: instant(),
  },
  (table) => [
    index('points_movement_tier_due')
      .on(sql`coalesce(${table.countsFrom}, ${table.at})`)
      .where(sql`${table.tierCheckedAt} is null and ${table.kind} in ('earned', 'takenBack')`),
    index().on(table.accountId, table.at),
    uniqueIndex().on(table.orderId, table.accountId, table.kind, table.bound),
    uniqueIndex().on(table.promotionId, table.accountId),
  ],
);
