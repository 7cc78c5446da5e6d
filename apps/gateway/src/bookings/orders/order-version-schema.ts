import { jsonb, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { bookingOrder } from './order-schema.ts';

/** The ticket of a traveller, by their place in the order. */
export interface VersionTicket {
  readonly position: number;
  readonly serial: number;
}

/**
 * What orders booked before they were changed: one row for each version that another one replaced. Rows are added and never
 * changed.
 */
export const orderVersion = pgTable(
  'order_version',
  {
    orderId: uuid()
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** 0 as it was booked, then counted up. */
    number: smallint().notNull(),
    offer: jsonb().$type<OfferContent>().notNull(),
    /** The tickets that it had; those of now stand in `ticket`. */
    tickets: jsonb().$type<readonly VersionTicket[]>().notNull(),
    replacedAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.number] })],
);
