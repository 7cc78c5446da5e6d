import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { bookingOrder, orderCancellation, orderPayment, orderRefund } from './order-schema.ts';
import { isCharge, type OrderPayment, type PaidOrder, toOrderPayments } from './rules/order-payment.ts';
import type { RefundableCharge } from './rules/refunds.ts';

/** Reads the payments of an order, in their order. */
export async function readPayments(db: Database, order: PaidOrder): Promise<readonly OrderPayment[]> {
  const rows = await db
    .select()
    .from(orderPayment)
    .where(eq(orderPayment.orderId, order.id))
    .orderBy(asc(orderPayment.position));
  return toOrderPayments(order, rows);
}

/** Reads what companies took for an order, with what refunds of it gave back, or will. */
export async function readRefundableCharges(db: Database, orderId: string): Promise<readonly RefundableCharge[]> {
  const [order] = await db.select().from(bookingOrder).where(eq(bookingOrder.id, orderId));
  if (order === undefined) return [];
  const refunds = await db.select().from(orderRefund).where(eq(orderRefund.orderId, orderId));
  const charges = (await readPayments(db, order)).filter(isCharge);
  return charges.map((charge) => ({
    ...charge,
    refundedMinor: refunds
      .filter(({ paymentId }) => paymentId === charge.id)
      .reduce((sum, { amountMinor }) => sum + amountMinor, 0),
  }));
}

/** Writes down that the money of a payment was taken. */
export async function markCaptured(
  db: Database,
  { orderId, paymentId }: { readonly orderId: string; readonly paymentId: string },
  now: Date,
): Promise<void> {
  await db
    .update(orderPayment)
    .set({ capturedAt: now })
    .where(
      and(
        eq(orderPayment.orderId, orderId),
        sql`coalesce(${orderPayment.id}, ${orderPayment.orderId}) = ${paymentId}`,
        isNull(orderPayment.capturedAt),
      ),
    );
}

export type RefundRow = typeof orderRefund.$inferSelect;

export async function findRefund(db: Database, refundId: string): Promise<RefundRow | undefined> {
  const [found] = await db.select().from(orderRefund).where(eq(orderRefund.id, refundId));
  return found;
}

/** Writes down that money was given back. */
export async function markRefunded(db: Database, refundId: string, now: Date): Promise<void> {
  await db
    .update(orderRefund)
    .set({ refundedAt: now })
    .where(and(eq(orderRefund.id, refundId), isNull(orderRefund.refundedAt)));
}

/** Writes down that all that the cancellation of an order gives back was given back, once it was. */
export async function markCancellationRefunded(db: Database, orderId: string, now: Date): Promise<void> {
  const waiting = await db
    .select({ id: orderRefund.id })
    .from(orderRefund)
    .where(and(eq(orderRefund.orderId, orderId), isNull(orderRefund.refundedAt)));
  if (waiting.length > 0) return;
  await db
    .update(orderCancellation)
    .set({ refundedAt: now })
    .where(
      and(
        eq(orderCancellation.orderId, orderId),
        isNull(orderCancellation.refundedAt),
        // The refund that was made may be of a change before a cancellation that gives no money back.
        gt(orderCancellation.refundMinor, 0),
      ),
    );
}
