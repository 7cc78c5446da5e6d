import type { Agreement, ChangeDifference } from '@airline/contract';
import { sql } from 'drizzle-orm';
import { check, index, jsonb, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';

import { instant } from '../../database/instant.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { travelCredit } from '../funds/fund-schema.ts';
import { bookingOrder } from './order-schema.ts';
import type { EndedExtra } from './rules/extras-given-back.ts';
import type { CancelledPart } from './rules/cancelled-part.ts';
import type { LegSeats } from './rules/journey.ts';
import type { OrderPayment } from './rules/order-payment.ts';
import type { ChangeReleaseReason } from './rules/release-reason.ts';

/** The seats that a change takes, and those that it gives back once it is made: legs that stay booked are in neither. */
export interface SeatChange {
  readonly taken: readonly LegSeats[];
  readonly freed: readonly LegSeats[];
}

/**
 * Changes of flights, from the moment their new seats are taken: held, then confirmed or released; and cancellations of a part, which
 * are made at once. What a confirmed one replaced stands in `order_version`.
 *
 * The table stands with orders, and not with what writes it, because an order shows its changes.
 */
export const orderChange = pgTable(
  'order_change',
  {
    id: uuid().primaryKey(),
    orderId: uuid()
      .notNull()
      .references(() => bookingOrder.id, { onDelete: 'cascade' }),
    /** Counts the changes of the order from 1, released ones too: movements of points have it as their `bound`. */
    number: smallint().notNull(),
    /** The version of the order that it was made of, and replaces. */
    replaces: smallint().notNull(),
    status: text().$type<'held' | 'confirmed' | 'released'>().notNull(),
    /** Why its seats were given back. */
    releaseReason: text().$type<ChangeReleaseReason>(),
    /** What the order books once it is made. */
    offer: jsonb().$type<OfferContent>().notNull(),
    difference: jsonb().$type<ChangeDifference>().notNull(),
    seats: jsonb().$type<SeatChange>().notNull(),
    /** What pays what is due, by its place in the request. They become payments of the order when the change is made. */
    payments: jsonb().$type<readonly OrderPayment[]>().notNull(),
    /** Null where a part was cancelled, or an operator changed flights that do not run: nobody agreed to anything new. */
    agreement: jsonb().$type<Agreement>(),
    /** What was cancelled, where nothing takes its place; null where flights change. */
    cancelledPart: jsonb().$type<CancelledPart>(),
    /** What becomes of the extras that end with it; none of changes of earlier releases. */
    endedExtras: jsonb().$type<readonly EndedExtra[]>().notNull().default([]),
    /** A keyed hash of the network address that it came from. */
    addressHash: text().notNull(),
    createdAt: instant().notNull(),
    holdExpiresAt: instant().notNull(),
    /** When the reconciler looks at it next, as long as it is held. */
    settleAfter: instant().notNull(),
    confirmedAt: instant(),
    /** The travel credit that it gave. */
    creditNumber: text().references(() => travelCredit.number),
  },
  (table) => [
    uniqueIndex('order_change_number').on(table.orderId, table.number),
    // Two at the same time would be made of the same version, and the second one would be paid for nothing.
    uniqueIndex('order_change_held_once')
      .on(table.orderId)
      .where(sql`${table.status} = 'held'`),
    index('order_change_held')
      .on(table.settleAfter)
      .where(sql`${table.status} = 'held'`),
    index('order_change_declined_by_address')
      .on(table.addressHash, table.createdAt)
      .where(sql`${table.releaseReason} in ('declined', 'insufficientFunds', 'challengeFailed')`),
    check('order_change_status', sql`${table.status} in ('held', 'confirmed', 'released')`),
  ],
);
