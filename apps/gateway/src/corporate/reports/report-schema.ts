import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core';

import { company, account } from '../../accounts/identity/identity-schema.ts';
import { orderPassenger } from '../../bookings/orders/order-schema.ts';
import { instant } from '../../database/instant.ts';

const ofTraveller = (name: string, table: { readonly orderId: never; readonly position: never }) =>
  foreignKey({
    name,
    columns: [table.orderId, table.position],
    foreignColumns: [orderPassenger.orderId, orderPassenger.position],
  }).onDelete('cascade');

/**
 * What orders of companies come to, a line for each traveller: what their ticket cost, what each change cost or gave back, what the
 * cancellation gave back, and what extras cost and gave back. The lines of an order add up to what it cost, less what came back in any form.
 *
 * Nobody writes it: the function `project_company_orders` works it out of the order when a transaction that changed it ends.
 */
export const companySpendLine = pgTable(
  'company_spend_line',
  {
    orderId: uuid().notNull(),
    /** 0 the sale, then the number of the change; from 10001 purchases of extras, from 20001 what came back of them; 32000 the cancellation. */
    number: smallint().notNull(),
    /** The traveller's place in the order. */
    position: smallint().notNull(),
    companyId: uuid()
      .notNull()
      .references(() => company.id),
    at: instant().notNull(),
    kind: text().$type<'sale' | 'exchange' | 'refund' | 'extras' | 'extrasRefund'>().notNull(),
    /** The change or the purchase of extras that it is of; null of the sale and the cancellation. */
    subject: uuid(),
    /** The serial number of the ticket; null of a lap infant. */
    ticket: integer(),
    /** The flights that a sale books. */
    flights: smallint().notNull(),
    /** Without taxes and fees. Null, as those are, where an amount is not taken apart: of changes and cancellations. */
    baseMinor: integer(),
    taxesMinor: integer(),
    /** The passenger facility charges among the taxes (XF). */
    facilityMinor: integer(),
    totalMinor: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.number, table.position] }),
    ofTraveller('company_spend_line_traveller', table as never),
    index('company_spend_line_at').on(table.companyId, table.at, table.orderId, table.number, table.position),
    index('company_spend_line_sale')
      .on(table.orderId, table.totalMinor)
      .where(sql`${table.number} = 0`),
  ],
);

/** The flights that travellers of companies are booked on now. Written as `company_spend_line` is. */
export const companyFlight = pgTable(
  'company_flight',
  {
    orderId: uuid().notNull(),
    position: smallint().notNull(),
    legId: text().notNull(),
    companyId: uuid()
      .notNull()
      .references(() => company.id),
    flight: text().notNull(),
    origin: text().notNull(),
    destination: text().notNull(),
    departsAt: instant().notNull(),
    arrivesAt: instant().notNull(),
    /** As the clocks of their stations show them, with the offset. */
    departsLocal: text().notNull(),
    arrivesLocal: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.position, table.legId] }),
    ofTraveller('company_flight_traveller', table as never),
    index('company_flight_departure').on(table.companyId, table.departsAt, table.orderId, table.position, table.legId),
  ],
);

/** What travel managers wrote to travellers: to whom is worked out when it is sent, and not kept. */
export const travellerMessage = pgTable(
  'traveller_message',
  {
    /** What the client sent as its key, with the account before it. */
    key: text().primaryKey(),
    /** SHA-256 of what was asked for. */
    requestHash: text().notNull(),
    companyId: uuid()
      .notNull()
      .references(() => company.id),
    accountId: uuid()
      .notNull()
      .references(() => account.id),
    station: text().notNull(),
    travellers: integer().notNull(),
    mails: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [index().on(table.companyId, table.at)],
);
