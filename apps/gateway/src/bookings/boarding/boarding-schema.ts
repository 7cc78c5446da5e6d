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
import { sql } from 'drizzle-orm';

import { instant } from '../../database/instant.ts';
import { checkIn } from '../orders/check-in-schema.ts';

/** Who is on board of a flight. What undoes their check-in takes them off. */
export const boarding = pgTable(
  'boarding',
  {
    orderId: uuid().notNull(),
    passenger: smallint().notNull(),
    legId: text().notNull(),
    at: instant().notNull(),
    /** The `Idempotency-Key` of the scan: the same scan that is sent again is no second one. */
    scanKey: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.passenger, table.legId] }),
    foreignKey({
      name: 'boarding_check_in',
      columns: [table.orderId, table.passenger, table.legId],
      foreignColumns: [checkIn.orderId, checkIn.passenger, checkIn.legId],
    }).onDelete('cascade'),
    uniqueIndex('boarding_scan').on(table.scanKey),
  ],
);

/** Up to which place in line a flight was called. */
export const boardingCall = pgTable(
  'boarding_call',
  { legId: text().primaryKey(), upTo: integer().notNull(), at: instant().notNull() },
  (table) => [check('boarding_call_is_a_place', sql`${table.upTo} >= 0`)],
);
