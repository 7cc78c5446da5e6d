import type { DisruptionKind } from '@airline/contract';
import { index, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import { bookingOrder } from './order-schema.ts';

/**
 * What an operator did to orders whose flights do not run, by the version of the order that it replaced or cancelled: written with the change or
 * the cancellation, in its transaction, and never changed.
 *
 * The table stands with orders, and not with what writes it, because an order shows that it was rebooked.
 */
export const orderRebooking = pgTable(
  'order_rebooking',
  {
    orderId: uuid()
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** The version of the order that it replaced or cancelled. */
    replaces: smallint().notNull(),
    /** The run of the command that did it. */
    runId: uuid().notNull(),
    /** Who ran the command, as they said. */
    operator: text().notNull(),
    at: instant().notNull(),
    /** The place of the direction in the trip, from 0. */
    bound: smallint().notNull(),
    kind: text().$type<DisruptionKind>().notNull(),
    /** The leg that was cancelled or missed. */
    legId: text().notNull(),
    /** The itinerary of the direction before. */
    before: text().notNull(),
    /** The itinerary that took its place; null where the money was given back. */
    after: text(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.replaces] }), index().on(table.runId)],
);

export type OrderRebookingRow = typeof orderRebooking.$inferSelect;
