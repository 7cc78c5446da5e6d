import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm';

import { brokenConstraint } from '../../database/broken-constraint.ts';
import type { Database } from '../../database/database.ts';
import { claimKey, type KeyedRequest } from '../../database/idempotency-key-store.ts';
import {
  freePlaces,
  giveExtras,
  insertHeldPurchase,
  type PlaceFault,
  PlacesNotHeld,
  type UnheldPurchase,
  withOrder,
} from '../orders/extra-purchase-store.ts';
import { enqueueOrderJobs, extraJob, paymentJob } from '../orders/order-jobs.ts';
import { type ExtraPurchaseRow, orderExtraPurchase } from '../orders/order-extra-schema.ts';
import { nextTurn } from '../orders/order-store.ts';
import { findVersion, lockVersion, storeVersion } from '../orders/order-version-store.ts';
import { holdLimits } from '../orders/rules/hold-limits.ts';
import { isCharge } from '../orders/rules/order-payment.ts';
import type { PurchaseReleaseReason } from '../orders/rules/release-reason.ts';
import type { PayerHint } from '../payments/rules/payer-hint.ts';

/** A purchase that takes its places now, and the request that asks for it. */
export interface NewPurchase extends UnheldPurchase {
  readonly request: KeyedRequest & { readonly lockMs: number };
}

/** Why nothing is held: the key is taken, the trip is another one by now, another purchase waits, a flight has no place left, somebody has a seat, or too many payments were declined. */
export type HoldFault = PlaceFault | 'keyTaken' | 'changedMeanwhile' | 'extrasUnderWay' | 'tooManyDeclines';

/** Thrown to undo a transaction in which nothing may stay. */
class NotHeld extends Error {
  readonly fault: HoldFault;

  constructor(fault: HoldFault) {
    super(`The extras are not held: ${fault}.`);
    this.fault = fault;
  }
}

/**
 * Claims the request's key, writes the purchase as held and keeps its places in line: everything, or nothing.
 *
 * Everybody locks order, purchase, then flights by their ids. A flight is locked while its places are given, so that the last one goes to one.
 */
export async function holdPurchase(
  db: Database,
  { request, ...purchase }: NewPurchase,
  now: Date,
): Promise<ExtraPurchaseRow | HoldFault> {
  try {
    return await db.transaction(async (tx) => {
      await lockOrder(tx, purchase);
      if (await hasManyDeclines(tx, purchase, now)) throw new NotHeld('tooManyDeclines');
      const { lockMs, ...keyed } = request;
      if (!(await claimKey(tx, { ...keyed, orderId: purchase.id }, now, lockMs))) throw new NotHeld('keyTaken');
      return insertHeldPurchase(tx, purchase);
    });
  } catch (error) {
    if (error instanceof NotHeld || error instanceof PlacesNotHeld) return error.fault;
    if (brokenConstraint(error) === 'order_extra_purchase_held_once') return 'extrasUnderWay';
    throw error;
  }
}

/** Locks an order at the version that extras are bought of. */
async function lockOrder(tx: Database, { orderId, replaces }: Pick<ExtraPurchaseRow, 'orderId' | 'replaces'>) {
  const { rows } = (await tx.execute(lockVersion({ orderId, replaces }))) as { readonly rows: readonly unknown[] };
  if (rows.length === 0) throw new NotHeld('changedMeanwhile');
}

/** Tells whether many payments of the trip's extras, or from the network address, were declined within the hour. */
async function hasManyDeclines(
  tx: Database,
  { orderId, addressHash }: Pick<ExtraPurchaseRow, 'orderId' | 'addressHash'>,
  now: Date,
): Promise<boolean> {
  const since = sql`${new Date(now.getTime() - holdLimits.declinedWithinMs).toISOString()}::timestamptz`;
  const isDeclined = sql`release_reason in ('declined', 'insufficientFunds', 'challengeFailed') and created_at > ${since}`;
  const { rows } = (await tx.execute(sql`
    select (select count(*) from order_extra_purchase where order_id = ${orderId} and ${isDeclined})
        >= ${holdLimits.declinedOfBooker}::integer
      or (select count(*) from order_extra_purchase where address_hash = ${addressHash} and ${isDeclined})
        + (select count(*) from order_change where address_hash = ${addressHash} and ${isDeclined})
        + (select count(*) from booking_order where address_hash = ${addressHash} and ${isDeclined})
        >= ${holdLimits.declinedOfAddress}::integer as "isOver"`)) as {
    readonly rows: readonly { readonly isOver: boolean }[];
  };
  return rows[0]?.isOver === true;
}

/** Whether a purchase was confirmed, or why not: somebody settled it before, or its order was changed or cancelled since. */
export type ConfirmedPurchase = 'confirmed' | 'settledBefore' | 'changedMeanwhile';

/**
 * Gives the extras of a held purchase to its order, as a version of it, and leaves what has to follow outside. Who checked in already gets the
 * better place in line at once.
 */
export async function confirmPurchase(
  db: Database,
  purchase: ExtraPurchaseRow,
  payer: PayerHint | undefined,
  now: Date,
): Promise<ConfirmedPurchase> {
  const { id, orderId, replaces } = purchase;
  return db
    .transaction(async (tx) => {
      const order = await findVersion(tx, orderId);
      const isCurrent = order !== undefined && (await storeVersion(tx, { orderId, replaces, offer: order.offer }, now));
      if (!isCurrent) {
        const [found] = await tx.select().from(orderExtraPurchase).where(eq(orderExtraPurchase.id, id));
        return found?.status === 'held' ? 'changedMeanwhile' : 'settledBefore';
      }
      // The version goes with the transaction: who released the purchase left the order as it was.
      if (!(await giveExtras(tx, purchase, { bounds: order.offer.bounds, payer }, now))) throw new SettledBefore();
      await tx.execute(sql`
      update check_in set position = b.position from boarding_place b
      where b.purchase_id = ${id} and check_in.order_id = b.order_id and check_in.passenger = b.passenger
        and check_in.leg_id = b.leg_id`);
      return 'confirmed' as const;
    })
    .catch((error: unknown) => {
      if (error instanceof SettledBefore) return 'settledBefore' as const;
      throw error;
    });
}

/** Thrown to undo a version of an order whose purchase was settled before. */
class SettledBefore extends Error {}

/** Releases a held purchase: its places in line are free again, and what the processor holds is freed. False when it is not held. */
export async function releasePurchase(
  db: Database,
  { id, orderId, payment }: ExtraPurchaseRow,
  { reason, isMailed }: { readonly reason: PurchaseReleaseReason; readonly isMailed: boolean },
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const released = await tx
      .update(orderExtraPurchase)
      .set({ status: 'released', releaseReason: reason })
      .where(and(eq(orderExtraPurchase.id, id), eq(orderExtraPurchase.status, 'held')))
      .returning({ id: orderExtraPurchase.id });
    if (released.length === 0) return false;
    await freePlaces(tx, id);
    const jobs = [
      ...(isCharge(payment) ? [paymentJob('voidPayment', orderId, payment)] : []),
      ...(isMailed ? [extraJob('extrasFailedMail', orderId, id)] : []),
    ];
    if (jobs.length > 0) await enqueueOrderJobs(tx, jobs, now);
    return true;
  });
}

/** Keeps the places of a purchase whose payment is under way; `undefined` when it is held no more. */
export async function extendPurchase(
  db: Database,
  { id, holdExpiresAt }: Pick<ExtraPurchaseRow, 'id' | 'holdExpiresAt'>,
  until: Date,
): Promise<Date | undefined> {
  if (holdExpiresAt >= until) return holdExpiresAt;
  const [kept] = await db
    .update(orderExtraPurchase)
    .set({ holdExpiresAt: until })
    .where(and(eq(orderExtraPurchase.id, id), eq(orderExtraPurchase.status, 'held')))
    .returning({ holdExpiresAt: orderExtraPurchase.holdExpiresAt });
  return kept?.holdExpiresAt;
}

/** Leases held purchases that nobody has settled for a while, as orders are leased. What was bought with an order is settled with it. */
export async function leaseHeldPurchases(
  db: Database,
  limit: number,
  now: Date,
  leaseMs: number,
): Promise<readonly { readonly id: string }[]> {
  const { id, replaces, status, settleAfter, createdAt, holdExpiresAt } = orderExtraPurchase;
  const due = db
    .select({ id })
    .from(orderExtraPurchase)
    .where(and(eq(status, 'held'), gt(replaces, withOrder), lte(settleAfter, now)))
    .orderBy(asc(settleAfter))
    .limit(limit)
    .for('update', { skipLocked: true });
  return db
    .update(orderExtraPurchase)
    .set({ settleAfter: nextTurn({ createdAt, holdExpiresAt }, now, leaseMs) })
    .where(inArray(id, due))
    .returning({ id });
}
