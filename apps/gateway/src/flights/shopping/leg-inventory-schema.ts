import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The seats of each leg of which one was sold; a leg without a row has all its seats. */
export const legInventory = pgTable(
  'leg_inventory',
  {
    /** As `DatedLeg` names it: flight, local date and station of departure. */
    legId: text().primaryKey(),
    /** The local date of the departure. */
    date: date({ mode: 'string' }).notNull(),
    /** Those of the aircraft that the schedule names; as many as are sold where it became smaller than that. */
    seats: integer().notNull(),
    /** Held or booked now. */
    sold: integer().notNull(),
  },
  (table) => [
    index().on(table.date),
    check('leg_inventory_sold_within_seats', sql`${table.sold} between 0 and ${table.seats}`),
  ],
);
