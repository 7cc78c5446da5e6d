import type { FundMovementKind } from '@airline/contract';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { account, company } from '../../accounts/identity/identity-schema.ts';
import { instant } from '../../database/instant.ts';

/** Orders stand above funds: their table is named here by its key alone. */
const bookingOrder = pgTable('booking_order', { id: uuid().primaryKey() });

/**
 * The travel funds: what cancellations gave as a credit, one an order at most, what changes of flights gave, and what was transferred,
 * under a number of its own.
 *
 * What is left of one is the sum of its movements. A trigger writes the first of them, `issued` or `transferredIn`, with the row.
 */
export const travelCredit = pgTable(
  'travel_credit',
  {
    number: text().primaryKey(),
    /** The cancelled order that it came from; null for what a change gave (`order_change` names it), and for what was transferred. */
    orderId: uuid()
      .unique()
      .references(() => bookingOrder.id),
    recordLocator: text(),
    /** Whose it is. Personal data: never logged. */
    holderFirstName: text().notNull(),
    holderLastName: text().notNull(),
    amountMinor: integer().notNull(),
    currency: text().notNull(),
    issuedAt: instant().notNull(),
    /** The last day on which a flight can be booked with it. */
    expiresOn: date({ mode: 'string' }).notNull(),
    /** Whose account lists it, and may transfer it. */
    accountId: uuid().references(() => account.id),
    kind: text().$type<'personal' | 'business'>().notNull().default('personal'),
    /** The company of what is `business`. */
    companyId: uuid().references(() => company.id),
    isTransferable: boolean().notNull().default(true),
    /** The number under which it was somebody else's: a fund is transferred once. */
    transferredFrom: text().references((): AnyPgColumn => travelCredit.number),
  },
  (table) => [
    uniqueIndex('travel_credit_transferred_once').on(table.transferredFrom),
    index().on(table.recordLocator),
    index().on(table.accountId),
    index().on(table.expiresOn),
  ],
);

/**
 * The movements of travel funds: rows are added and never changed.
 *
 * A trigger of the table refuses a movement after which a fund would have less than nothing
 * (`travel_fund_movement_not_below_zero`).
 */
export const travelFundMovement = pgTable(
  'travel_fund_movement',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    fundNumber: text()
      .notNull()
      .references(() => travelCredit.number, { onDelete: 'cascade' }),
    kind: text().$type<FundMovementKind>().notNull(),
    /** In cents: what it gets is above zero, what leaves it below. */
    amountMinor: integer().notNull(),
    at: instant().notNull(),
    /** The order that was cancelled for it, that spent it, or that gave it back; null for what a change issued. */
    orderId: uuid().references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /**
     * What of the order it belongs to, by its id: a change of it, or what else moves a part of what it costs. Null for the order itself:
     * what held it spent, and what its release or its whole cancellation returned.
     */
    subject: uuid(),
  },
  (table) => [
    index().on(table.fundNumber, table.at),
    // Of an order, and of each subject of it, a fund has one movement of a kind.
    uniqueIndex('travel_fund_movement_of_subject')
      .on(table.orderId, sql`coalesce(${table.subject}, ${table.orderId})`, table.fundNumber, table.kind)
      .where(sql`${table.orderId} is not null`),
    uniqueIndex('travel_fund_movement_once')
      .on(table.fundNumber, table.kind)
      .where(sql`${table.kind} in ('issued', 'transferredIn', 'transferredOut')`),
    check(
      'travel_fund_movement_sign',
      sql`(${table.kind} in ('issued', 'returned', 'transferredIn')) = (${table.amountMinor} > 0)`,
    ),
  ],
);

/** Which mails about a fund's last day went out: each once. */
export const travelFundNotice = pgTable(
  'travel_fund_notice',
  {
    fundNumber: text()
      .notNull()
      .references(() => travelCredit.number, { onDelete: 'cascade' }),
    /** How many days before its last day at most. */
    daysBefore: smallint().notNull(),
    at: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.fundNumber, table.daysBefore] })],
);
