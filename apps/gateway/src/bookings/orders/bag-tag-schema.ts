import { foreignKey, index, pgSequence, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import { checkIn } from './check-in-schema.ts';

/** The six digits of a bag tag that count, from 1 again after the last one: a bag is on its way for days, and not for a million bags. */
export const bagTagSerial = pgSequence('bag_tag_serial', { minValue: 1, maxValue: 999_999, cycle: true });

/** The tags of the bags that somebody drops who checked in, by the first flight of the direction. They are void with the check-in. */
export const bagTag = pgTable(
  'bag_tag',
  {
    orderId: uuid().notNull(),
    passenger: smallint().notNull(),
    legId: text().notNull(),
    /** Ten digits: IATA resolution 740. */
    number: text().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.passenger, table.legId, table.number] }),
    foreignKey({
      name: 'bag_tag_check_in',
      columns: [table.orderId, table.passenger, table.legId],
      foreignColumns: [checkIn.orderId, checkIn.passenger, checkIn.legId],
    }).onDelete('cascade'),
    index('bag_tag_number').on(table.number),
  ],
);
