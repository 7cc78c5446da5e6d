import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';

/** Accounts stand above loyalty: their table is named here by its key alone. */
const account = pgTable('account', { id: uuid().primaryKey() });

/** The movements of members' points; their sum is what can be spent. Rows are added, never changed. */
export const pointsMovement = pgTable(
  'points_movement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    orderId: uuid(),
    kind: text().$type<'welcome' | 'earned' | 'spent' | 'returned' | 'takenBack'>().notNull(),
    points: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.accountId, table.at), uniqueIndex().on(table.orderId, table.accountId, table.kind)],
);
