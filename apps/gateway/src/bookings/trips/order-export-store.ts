import type { Campaign } from '@airline/contract';
import { asc, eq, inArray, or } from 'drizzle-orm';

import type { Account } from '../../accounts/identity/account-store.ts';
import type { Database } from '../../database/database.ts';
import { readEarlierVersionsOf } from '../orders/order-version-store.ts';
import { orderChange } from '../orders/order-change-schema.ts';
import { orderCorrection, type OrderCorrectionRow } from '../orders/order-correction-schema.ts';
import { orderRebooking, type OrderRebookingRow } from '../orders/order-rebooking-schema.ts';
import { readCampaigns } from '../orders/order-campaign-store.ts';
import { checkIn, type CheckInRow } from '../orders/check-in-schema.ts';
import { legSeat, type LegSeatRow } from '../orders/leg-seat-schema.ts';
import { type ExtraPurchaseRow, orderExtra, orderExtraPurchase } from '../orders/order-extra-schema.ts';
import { bookingOrder, orderPassenger, orderPayment, ticket } from '../orders/order-schema.ts';

/** An order with everything that was stored with it. */
export interface StoredOrder {
  readonly order: typeof bookingOrder.$inferSelect;
  readonly passengers: readonly {
    readonly passenger: typeof orderPassenger.$inferSelect;
    readonly ticketSerial: number | undefined;
  }[];
  readonly payments: readonly (typeof orderPayment.$inferSelect)[];
  /** What it booked before it was changed, the oldest first. */
  readonly earlier: ReturnType<Awaited<ReturnType<typeof readEarlierVersionsOf>>>;
  /** Its changes, those that were never made included. */
  readonly changes: readonly (typeof orderChange.$inferSelect)[];
  /** The corrections of its names and its contact. */
  readonly corrections: readonly OrderCorrectionRow[];
  /** What was done to it since its flights did not run. */
  readonly rebookings: readonly OrderRebookingRow[];
  /** Where the visit came from that it was made on, as long as that is known. */
  readonly campaign: Campaign | undefined;
  /** Who checked in for which of its flights. */
  readonly checkIns: readonly CheckInRow[];
  /** The seats that its travellers have or hold. */
  readonly seats: readonly LegSeatRow[];
  /** Its purchases of extras, those that were never made included. */
  readonly purchases: readonly ExtraPurchaseRow[];
  /** What was bought, and what became of it. */
  readonly extras: readonly (typeof orderExtra.$inferSelect)[];
}

/** Reads the orders that were made with an account, or on which somebody flies with its number. */
export async function readOrdersOfAccount(
  db: Database,
  { id, accountNumber }: Pick<Account, 'id' | 'accountNumber'>,
): Promise<readonly StoredOrder[]> {
  const withNumber = db
    .select({ orderId: orderPassenger.orderId })
    .from(orderPassenger)
    .where(eq(orderPassenger.frequentFlyerNumber, accountNumber ?? ''));
  const orders = await db
    .select()
    .from(bookingOrder)
    .where(or(eq(bookingOrder.accountId, id), inArray(bookingOrder.id, withNumber)))
    .orderBy(asc(bookingOrder.createdAt));
  if (orders.length === 0) return [];
  const ids = orders.map(({ id }) => id);
  const passengers = await db
    .select()
    .from(orderPassenger)
    .where(inArray(orderPassenger.orderId, ids))
    .orderBy(asc(orderPassenger.position));
  const tickets = await db.select().from(ticket).where(inArray(ticket.orderId, ids));
  const payments = await db.select().from(orderPayment).where(inArray(orderPayment.orderId, ids));
  const versionsOf = await readEarlierVersionsOf(db, ids);
  const changes = await db
    .select()
    .from(orderChange)
    .where(inArray(orderChange.orderId, ids))
    .orderBy(asc(orderChange.number));
  const corrections = await db
    .select()
    .from(orderCorrection)
    .where(inArray(orderCorrection.orderId, ids))
    .orderBy(asc(orderCorrection.number));
  const rebookings = await db
    .select()
    .from(orderRebooking)
    .where(inArray(orderRebooking.orderId, ids))
    .orderBy(asc(orderRebooking.replaces));
  const campaigns = await readCampaigns(db, ids);
  const checkIns = await db.select().from(checkIn).where(inArray(checkIn.orderId, ids)).orderBy(asc(checkIn.at));
  const seats = await db.select().from(legSeat).where(inArray(legSeat.orderId, ids)).orderBy(asc(legSeat.legId));
  const purchases = await db
    .select()
    .from(orderExtraPurchase)
    .where(inArray(orderExtraPurchase.orderId, ids))
    .orderBy(asc(orderExtraPurchase.createdAt));
  const extras = await db.select().from(orderExtra).where(inArray(orderExtra.orderId, ids));
  return orders.map((order) => ({
    order,
    campaign: campaigns.get(order.id),
    earlier: versionsOf(order.id),
    changes: changes.filter(({ orderId }) => orderId === order.id),
    corrections: corrections.filter(({ orderId }) => orderId === order.id),
    checkIns: checkIns.filter(({ orderId }) => orderId === order.id),
    seats: seats.filter(({ orderId }) => orderId === order.id),
    purchases: purchases.filter(({ orderId }) => orderId === order.id),
    extras: extras.filter(({ orderId }) => orderId === order.id),
    rebookings: rebookings.filter(({ orderId }) => orderId === order.id),
    passengers: passengers
      .filter(({ orderId }) => orderId === order.id)
      .map((passenger) => ({
        passenger,
        ticketSerial: tickets.find(({ orderId, position }) => orderId === order.id && position === passenger.position)
          ?.serial,
      })),
    payments: payments.filter(({ orderId }) => orderId === order.id),
  }));
}
