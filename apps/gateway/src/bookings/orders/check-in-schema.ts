import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import { orderPassenger } from './order-schema.ts';

/**
 * Who checked in for which flight. A change or a cancellation deletes the rows of flights and travellers that the order no longer has: their
 * places in line are free again.
 *
 * The table stands with orders, and not with what writes it, because an order shows it and a change clears it.
 */
export const checkIn = pgTable(
  'check_in',
  {
    orderId: uuid().notNull(),
    /** The traveller's position in the order. */
    passenger: smallint().notNull(),
    legId: text().notNull(),
    at: instant().notNull(),
    /** In which place they checked in for the flight, from 1. */
    sequence: integer().notNull(),
    /** Their place in line to board, from 1 (A1); null of a lap infant, and where seats are assigned. */
    position: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.passenger, table.legId] }),
    foreignKey({
      name: 'check_in_passenger',
      columns: [table.orderId, table.passenger],
      foreignColumns: [orderPassenger.orderId, orderPassenger.position],
    }).onDelete('cascade'),
    uniqueIndex('check_in_sequence').on(table.legId, table.sequence),
    uniqueIndex('check_in_position')
      .on(table.legId, table.position)
      .where(sql`${table.position} is not null`),
    check('check_in_counts_from_one', sql`${table.sequence} > 0 and coalesce(${table.position}, 1) > 0`),
  ],
);

export type CheckInRow = typeof checkIn.$inferSelect;
