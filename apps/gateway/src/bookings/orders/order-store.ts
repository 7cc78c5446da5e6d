import { and, asc, eq, inArray, isNull, lte, ne, sql } from 'drizzle-orm';

import { seatsTaken } from './rules/journey.ts';
import type { ReleaseReason } from './rules/release-reason.ts';
import type { Database } from '../../database/database.ts';
import { returnPoints } from '../../loyalty/points/points-store.ts';
import { returnSeats } from './seat-store.ts';
import { enqueueOrderJob } from './order-jobs.ts';
import { bookingOrder, orderCancellation, orderPayment } from './order-schema.ts';

export type OrderRow = typeof bookingOrder.$inferSelect;

export async function findOrder(db: Database, id: string): Promise<OrderRow | undefined> {
  const [found] = await db.select().from(bookingOrder).where(eq(bookingOrder.id, id));
  return found;
}

/** Finds the order that holds or has an offer. */
export async function findLiveOrder(db: Database, offerHash: string): Promise<OrderRow | undefined> {
  const [found] = await db
    .select()
    .from(bookingOrder)
    .where(and(eq(bookingOrder.offerHash, offerHash), ne(bookingOrder.status, 'released')));
  return found;
}

/** Releases a held order: its seats and its points go back, and whatever the processor holds is freed. False when it is not held. */
export async function releaseOrder(
  db: Database,
  { id, offer }: Pick<OrderRow, 'id' | 'offer'>,
  reason: ReleaseReason,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const released = await tx
      .update(bookingOrder)
      .set({ status: 'released', releaseReason: reason })
      .where(and(eq(bookingOrder.id, id), eq(bookingOrder.status, 'held')))
      .returning({ id: bookingOrder.id });
    if (released.length === 0) return false;
    await returnSeats(tx, seatsTaken(offer.bounds, offer.party));
    await returnPoints(tx, id, now);
    await enqueueOrderJob(tx, 'voidPayment', id, now);
    return true;
  });
}

/**
 * Leases held orders that nobody has settled for a while: until their next turn no other reconciler gets them.
 *
 * The next turn comes after as long as the order is old, so that an abandoned one is looked at some seven times in a quarter
 * of an hour; when its hold ends, it comes at once.
 */
export async function leaseHeldOrders(
  db: Database,
  limit: number,
  now: Date,
  leaseMs: number,
): Promise<readonly { readonly id: string }[]> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const soonest = sql`${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz`;
  const { createdAt, holdExpiresAt } = bookingOrder;
  const due = db
    .select({ id: bookingOrder.id })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.status, 'held'), lte(bookingOrder.settleAfter, now)))
    .orderBy(asc(bookingOrder.settleAfter))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(bookingOrder)
    .set({ settleAfter: sql`greatest(${soonest}, least(${at} + (${at} - ${createdAt}), ${holdExpiresAt}))` })
    .where(inArray(bookingOrder.id, due))
    .returning({ id: bookingOrder.id });
}

/** Writes down that the money of an order was taken. */
export async function markCaptured(db: Database, orderId: string, now: Date): Promise<void> {
  await db
    .update(orderPayment)
    .set({ capturedAt: now })
    .where(and(eq(orderPayment.orderId, orderId), isNull(orderPayment.capturedAt)));
}

/** Writes down that the refund of an order was given back. */
export async function markRefunded(db: Database, orderId: string, now: Date): Promise<void> {
  await db
    .update(orderCancellation)
    .set({ refundedAt: now })
    .where(and(eq(orderCancellation.orderId, orderId), isNull(orderCancellation.refundedAt)));
}
