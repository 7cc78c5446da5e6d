import type { Language } from '@airline/contract';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import { bookingOrder } from '../orders/order-schema.ts';
import type { ToldNews } from './rules/told-news.ts';

/**
 * Who is reported what happens to flights: an address that proved itself, of one flight; and the contact of an order, of all of its flights.
 * An order has a row from the first thing that is mailed of it, or that is said of its alerts: without one it is reported.
 */
export const flightAlert = pgTable(
  'flight_alert',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .unique()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** Who asked for one flight. Personal data: never logged. */
    email: text(),
    language: text().$type<Language>(),
    flight: text(),
    /** The local date of the flight's departure. */
    date: date({ mode: 'string' }),
    createdAt: instant().notNull(),
    /** When the address proved itself; nothing is reported before. */
    confirmedAt: instant(),
    /** When the alerts of a trip were ended: its row stays, so that they do not begin again. */
    stoppedAt: instant(),
    /** Whether they were ended by a mail, or by who could show the trip. */
    stoppedBy: text().$type<'mail' | 'page'>(),
    /** When those of one flight end by themselves. */
    endsAt: instant(),
    /** Of a trip: which disruptions of its directions were told, as `disruptionKey` names them. Nothing is taken out of it. */
    toldDisruptions: text().array().notNull().default([]),
  },
  (table) => [
    uniqueIndex('flight_alert_of_address').on(sql`lower(${table.email})`, table.flight, table.date),
    index('flight_alert_of_flight').on(table.flight, table.date),
    index().on(table.endsAt),
    check('flight_alert_whose', sql`num_nonnulls(${table.orderId}, ${table.email}) = 1`),
    check(
      'flight_alert_of_flight',
      sql`num_nonnulls(${table.email}, ${table.language}, ${table.flight}, ${table.date}, ${table.endsAt}) in (0, 5)`,
    ),
  ],
);

export type FlightAlertRow = typeof flightAlert.$inferSelect;

/** What the people of a leg were told of it. */
export const legNews = pgTable(
  'leg_news',
  {
    /** As `DatedLeg` names it. */
    legId: text().primaryKey(),
    /** The local date of the departure. */
    date: date({ mode: 'string' }).notNull(),
    /** How often something was told of it. */
    news: integer().notNull(),
    told: jsonb().$type<ToldNews>().notNull(),
  },
  (table) => [index().on(table.date)],
);
