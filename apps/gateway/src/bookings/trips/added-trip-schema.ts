import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';

import { account } from '../../accounts/identity/identity-schema.ts';
import { instant } from '../../database/instant.ts';
import { bookingOrder } from '../orders/order-schema.ts';

/** Trips that somebody put among those of their account by record locator and the names of a traveller: they are shown, and nothing else. */
export const addedTrip = pgTable(
  'added_trip',
  {
    accountId: uuid()
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    orderId: uuid()
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** The names that proved it: it is shown as long as somebody of these names flies. */
    firstName: text().notNull(),
    lastName: text().notNull(),
    addedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.orderId] }), index().on(table.orderId)],
);
