import { and, type AnyColumn, asc, eq, inArray, lte, ne, type SQL, sql } from 'drizzle-orm';

import { seatsTaken } from './rules/journey.ts';
import type { ReleaseReason } from './rules/release-reason.ts';
import type { Database } from '../../database/database.ts';
import { returnFunds } from '../funds/return-funds.ts';
import { returnPoints } from '../../loyalty/points/points-store.ts';
import { isMovedAlone, releaseWithOrder } from './extra-purchase-store.ts';
import { returnSeats } from './seat-store.ts';
import { enqueueOrderJobs, orderJob, paymentJob } from './order-jobs.ts';
import { bookingOrder } from './order-schema.ts';
import { findCharge, type OrderPayment } from './rules/order-payment.ts';

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

/** Why an order is released, and whether its person gets a mail about it. */
export interface OrderRelease {
  readonly reason: ReleaseReason;
  readonly isMailed: boolean;
}

/** Releases a held order: its seats, its points and its travel funds go back, and whatever the processor holds is freed. False when it is not held. */
export async function releaseOrder(
  db: Database,
  { id, offer, payments }: Pick<OrderRow, 'id' | 'offer'> & { readonly payments: readonly OrderPayment[] },
  { reason, isMailed }: OrderRelease,
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
    await returnFunds(tx, { orderId: id }, now);
    const ofExtras = await releaseWithOrder(tx, id);
    const charge = findCharge(payments);
    const jobs = [
      ...(charge === undefined ? [] : [paymentJob('voidPayment', id, charge)]),
      ...(ofExtras !== undefined && isMovedAlone(ofExtras) ? [paymentJob('voidPayment', id, ofExtras)] : []),
      ...(isMailed ? [orderJob('paymentFailedMail', id)] : []),
    ];
    if (jobs.length > 0) await enqueueOrderJobs(tx, jobs, now);
    return true;
  });
}

/** Leases held orders that nobody has settled for a while: until their next turn no other reconciler gets them. */
export async function leaseHeldOrders(
  db: Database,
  limit: number,
  now: Date,
  leaseMs: number,
): Promise<readonly { readonly id: string }[]> {
  const due = db
    .select({ id: bookingOrder.id })
    .from(bookingOrder)
    .where(and(eq(bookingOrder.status, 'held'), lte(bookingOrder.settleAfter, now)))
    .orderBy(asc(bookingOrder.settleAfter))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(bookingOrder)
    .set({ settleAfter: nextTurn(bookingOrder, now, leaseMs) })
    .where(inArray(bookingOrder.id, due))
    .returning({ id: bookingOrder.id });
}

/**
 * Gives when a reconciler looks again at what it leased. The next turn comes after as long as that is old, so that an abandoned one is
 * looked at some seven times in a quarter of an hour; when its hold ends, it comes at once.
 */
export function nextTurn(
  { createdAt, holdExpiresAt }: { readonly createdAt: AnyColumn; readonly holdExpiresAt: AnyColumn },
  now: Date,
  leaseMs: number,
): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  const soonest = sql`${new Date(now.getTime() + leaseMs).toISOString()}::timestamptz`;
  return sql`greatest(${soonest}, least(${at} + (${at} - ${createdAt}), ${holdExpiresAt}))`;
}
