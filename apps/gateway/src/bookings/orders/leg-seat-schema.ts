import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { orderExtraPurchase } from './order-extra-schema.ts';
import { orderPassenger } from './order-schema.ts';

/**
 * The seats of flights that somebody has (`given`), holds while they pay (`held`), or had until the flight got an aircraft without it
 * (`gone`): a seat of a flight is one row, so that nothing is sold twice. A purchase that moves somebody to another seat holds the new one beside the old one, which goes when it is paid.
 *
 * The table stands with orders, and not with what writes it, because an order shows its seats and a change clears them.
 */
export const legSeat = pgTable(
  'leg_seat',
  {
    legId: text().notNull(),
    /** Row and letter: `12C`. */
    seat: text().notNull(),
    orderId: uuid().notNull(),
    /** The traveller's position in the order. */
    passenger: smallint().notNull(),
    state: text().$type<'held' | 'given' | 'gone'>().notNull(),
    /** The purchase that it is of; null where nothing was due for it. */
    purchaseId: uuid().references(() => orderExtraPurchase.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.legId, table.seat] }),
    foreignKey({
      name: 'leg_seat_passenger',
      columns: [table.orderId, table.passenger],
      foreignColumns: [orderPassenger.orderId, orderPassenger.position],
    }).onDelete('cascade'),
    uniqueIndex('leg_seat_given_once')
      .on(table.orderId, table.passenger, table.legId)
      .where(sql`${table.state} = 'given'`),
    index('leg_seat_of_purchase').on(table.purchaseId),
    check('leg_seat_state', sql`${table.state} in ('held', 'given', 'gone')`),
    check('leg_seat_held_by_purchase', sql`${table.state} <> 'held' or ${table.purchaseId} is not null`),
  ],
);

export type LegSeatRow = typeof legSeat.$inferSelect;
