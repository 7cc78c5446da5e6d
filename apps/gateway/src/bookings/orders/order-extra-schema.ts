import type { ExtraKind } from '@airline/contract';
import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import { bookingOrder, orderPassenger } from './order-schema.ts';
import type { OrderPayment } from './rules/order-payment.ts';
import type { PurchaseReleaseReason } from './rules/release-reason.ts';

/** What pays a purchase. */
export interface ExtraPayment extends OrderPayment {
  /** The payment of the order that a company moves this one with, as a part of it; absent where it is moved by itself. */
  readonly movedWith?: string;
}

/** One extra that is bought: of several bags each is one. */
export interface BoughtExtra {
  readonly kind: ExtraKind;
  /** The traveller's position in the order. */
  readonly passenger: number;
  /** The direction, by its place in the version that it is bought of. */
  readonly bound: number;
  /** The flight; null of what is for a whole direction. */
  readonly legId: string | null;
  /** The seat that it buys, at nothing where it stands beside others that cost something. */
  readonly seat?: string;
  readonly amountMinor: number;
}

/**
 * Purchases of extras, from the moment their places are kept: held, then confirmed or released. A confirmed one makes a version of its order,
 * as a change does, so that nothing that was read before it gives an extra back twice, or forgets one.
 *
 * Its payment is none of `order_payment`: what pays fares never gives back an extra, nor the other way. What was bought with the order is moved
 * with the order's own payment, as a part of it.
 *
 * The tables stand with orders, and not with what writes them, because an order shows its extras and a change ends them.
 */
export const orderExtraPurchase = pgTable(
  'order_extra_purchase',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** The version of the order that it was bought of, and replaces; -1 where it was bought with the order. */
    replaces: smallint().notNull(),
    status: text().$type<'held' | 'confirmed' | 'released'>().notNull(),
    /** Why its places were let go. */
    releaseReason: text().$type<PurchaseReleaseReason>(),
    extras: jsonb().$type<readonly BoughtExtra[]>().notNull(),
    /** What pays all of it; what it says of the payer is there once it is paid. */
    payment: jsonb().$type<ExtraPayment>().notNull(),
    /** Why it is outside the policy of the trip's company, in the words of who bought it; null where nothing asked. */
    policyReason: text(),
    /** A keyed hash of the network address that it came from. */
    addressHash: text().notNull(),
    createdAt: instant().notNull(),
    holdExpiresAt: instant().notNull(),
    /** When the reconciler looks at it next, as long as it is held. */
    settleAfter: instant().notNull(),
    confirmedAt: instant(),
    /** When the processor was asked to take the money, and did. */
    capturedAt: instant(),
  },
  (table) => [
    // Two at the same time would be made of the same version, and the second one would be paid for nothing.
    uniqueIndex('order_extra_purchase_held_once')
      .on(table.orderId)
      .where(sql`${table.status} = 'held'`),
    index('order_extra_purchase_of_order').on(table.orderId),
    index('order_extra_purchase_held')
      .on(table.settleAfter)
      .where(sql`${table.status} = 'held'`),
    index('order_extra_purchase_declined')
      .on(table.addressHash, table.createdAt)
      .where(sql`${table.releaseReason} in ('declined', 'insufficientFunds', 'challengeFailed')`),
    check('order_extra_purchase_status', sql`${table.status} in ('held', 'confirmed', 'released')`),
  ],
);

/** What orders bought beside their fares, and what became of it. */
export const orderExtra = pgTable(
  'order_extra',
  {
    id: uuid().primaryKey(),
    orderId: uuid().notNull(),
    purchaseId: uuid()
      .notNull()
      .references(() => orderExtraPurchase.id, { onDelete: 'cascade' }),
    kind: text().$type<ExtraKind>().notNull(),
    passenger: smallint().notNull(),
    /** The direction, by its place in what the order books now. */
    bound: smallint().notNull(),
    legId: text(),
    amountMinor: integer().notNull(),
    state: text().$type<'active' | 'refunded' | 'forfeited'>().notNull().default('active'),
    endedAt: instant(),
    /** The order whose cancellation, or the change, that ended it. */
    endedBy: uuid(),
  },
  (table) => [
    foreignKey({
      name: 'order_extra_passenger',
      columns: [table.orderId, table.passenger],
      foreignColumns: [orderPassenger.orderId, orderPassenger.position],
    }).onDelete('cascade'),
    index().on(table.orderId),
    index().on(table.purchaseId),
    check('order_extra_amount', sql`${table.amountMinor} > 0`),
    check('order_extra_state', sql`${table.state} in ('active', 'refunded', 'forfeited')`),
    check('order_extra_ended', sql`(${table.state} = 'active') = (${table.endedAt} is null)`),
  ],
);

/**
 * Places in line that are kept for travellers before they check in: those of upgraded boarding from the hold of their purchase on, those of
 * early bird check-in once its sale is over. Check-in gives the traveller the first of them.
 */
export const boardingPlace = pgTable(
  'boarding_place',
  {
    orderId: uuid().notNull(),
    passenger: smallint().notNull(),
    legId: text().notNull(),
    kind: text().$type<'earlyBird' | 'upgradedBoarding'>().notNull(),
    position: integer().notNull(),
    /** The purchase that it is of; null where the fare includes it, or a job gave it. */
    purchaseId: uuid().references(() => orderExtraPurchase.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.passenger, table.legId, table.kind] }),
    foreignKey({
      name: 'boarding_place_passenger',
      columns: [table.orderId, table.passenger],
      foreignColumns: [orderPassenger.orderId, orderPassenger.position],
    }).onDelete('cascade'),
    uniqueIndex('boarding_place_position').on(table.legId, table.position),
    check('boarding_place_counts_from_one', sql`${table.position} > 0`),
  ],
);

export type ExtraPurchaseRow = typeof orderExtraPurchase.$inferSelect;
