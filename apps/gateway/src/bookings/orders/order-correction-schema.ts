import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import { bookingOrder } from './order-schema.ts';
import type { Correction } from './rules/correction.ts';

/**
 * Corrections of names and contacts of orders: rows are added, and marked when they are undone. Addresses and telephone numbers are
 * masked once nobody can give them back. What was corrected of passports and numbers leaves no row: what was replaced is not kept.
 */
export const orderCorrection = pgTable(
  'order_correction',
  {
    orderId: uuid()
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** The revision of the order that it made. */
    number: smallint().notNull(),
    /** The traveller's place in the order; null for a contact. */
    position: smallint(),
    /** The version of the order whose tickets it replaced; null for a contact. */
    replaces: smallint(),
    kind: text().$type<Correction['kind']>().notNull(),
    correction: jsonb().$type<Correction>().notNull(),
    correctedAt: instant().notNull(),
    /** When the address of before took it back. */
    undoneAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number] }),
    // Of those whose addresses are still known.
    index('order_correction_known_contact')
      .on(table.correctedAt)
      .where(sql`${table.correction} -> 'before' ? 'email'`),
  ],
);

export type OrderCorrectionRow = typeof orderCorrection.$inferSelect;
