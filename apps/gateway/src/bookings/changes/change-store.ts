import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { returnFunds } from '../funds/return-funds.ts';
import { orderChange } from '../orders/order-change-schema.ts';
import type { OrderChangeRow } from '../orders/order-change-store.ts';
import { changeJob, enqueueOrderJobs, paymentJob } from '../orders/order-jobs.ts';
import { nextTurn } from '../orders/order-store.ts';
import { findCharge } from '../orders/rules/order-payment.ts';
import type { ChangeReleaseReason } from '../orders/rules/release-reason.ts';
import { returnSeats } from '../orders/seat-store.ts';

/** Why a change is released, and whether the contact gets a mail about it. */
interface ChangeRelease {
  readonly reason: ChangeReleaseReason;
  readonly isMailed: boolean;
}

/** Releases a held change: its new seats, points and travel funds go back, whatever the processor holds is freed. False when it is not held. */
export async function releaseChange(
  db: Database,
  { id, orderId, number, seats, payments }: OrderChangeRow,
  { reason, isMailed }: ChangeRelease,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const released = await tx
      .update(orderChange)
      .set({ status: 'released', releaseReason: reason })
      .where(and(eq(orderChange.id, id), eq(orderChange.status, 'held')))
      .returning({ id: orderChange.id });
    if (released.length === 0) return false;
    await returnSeats(tx, seats.taken);
    await tx.execute(sql`
      insert into points_movement (account_id, order_id, bound, kind, points, at)
      select account_id, order_id, bound, 'returned', -points, ${now.toISOString()}::timestamptz
      from points_movement where order_id = ${orderId} and bound = ${number}::smallint and kind = 'spent'`);
    await returnFunds(tx, { orderId, subject: id }, now);
    const charge = findCharge(payments);
    const jobs = [
      ...(charge === undefined ? [] : [paymentJob('voidPayment', orderId, charge)]),
      ...(isMailed ? [changeJob('changeFailedMail', orderId, id)] : []),
    ];
    if (jobs.length > 0) await enqueueOrderJobs(tx, jobs, now);
    return true;
  });
}

/** Keeps the seats of a change whose payment is under way; `undefined` when it is held no more. */
export async function extendChange(
  db: Database,
  { id, holdExpiresAt }: Pick<OrderChangeRow, 'id' | 'holdExpiresAt'>,
  until: Date,
): Promise<Date | undefined> {
  if (holdExpiresAt >= until) return holdExpiresAt;
  const [kept] = await db
    .update(orderChange)
    .set({ holdExpiresAt: until })
    .where(and(eq(orderChange.id, id), eq(orderChange.status, 'held')))
    .returning({ holdExpiresAt: orderChange.holdExpiresAt });
  return kept?.holdExpiresAt;
}

/**
 * Leases held changes that nobody has settled for a while, as orders are leased: until their next turn no other reconciler gets
 * them.
 */
export async function leaseHeldChanges(
  db: Database,
  limit: number,
  now: Date,
  leaseMs: number,
): Promise<readonly { readonly id: string }[]> {
  const { id, status, settleAfter, createdAt, holdExpiresAt } = orderChange;
  const due = db
    .select({ id })
    .from(orderChange)
    .where(and(eq(status, 'held'), lte(settleAfter, now)))
    .orderBy(asc(settleAfter))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(orderChange)
    .set({ settleAfter: nextTurn({ createdAt, holdExpiresAt }, now, leaseMs) })
    .where(inArray(id, due))
    .returning({ id });
}
