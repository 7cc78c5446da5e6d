import { sql } from 'drizzle-orm';

import { brokenConstraint } from '../../database/broken-constraint.ts';
import type { Database } from '../../database/database.ts';
import { claimKey } from '../../database/idempotency-key-store.ts';
import { moveFunds } from '../orders/order-fund-store.ts';
import { pointsMovement } from '../../loyalty/points/points-schema.ts';
import { orderChange } from '../orders/order-change-schema.ts';
import { holdLimits } from '../orders/rules/hold-limits.ts';
import { lockLegs, takeSeats } from '../orders/seat-store.ts';
import { confirmChange } from './confirm-change-store.ts';
import type { NewChange } from './new-change.ts';

/**
 * Why a change is not held: its key is taken, the order was changed or cancelled since, another change of it waits for its payment,
 * a leg has no seats left, the account has too few points, a travel fund has less left than it is to pay, or too many payments were
 * declined.
 */
export type HoldFault =
  | 'keyTaken'
  | 'changedMeanwhile'
  | 'changeUnderWay'
  | 'soldOut'
  | 'pointsInsufficient'
  | 'fundChanged'
  | 'tooManyDeclines';

/** What the schema's constraints say when they stop a statement. */
const stoppedBy: Readonly<Record<string, HoldFault>> = {
  order_change_held_once: 'changeUnderWay',
  leg_inventory_sold_within_seats: 'soldOut',
  points_movement_not_below_zero: 'pointsInsufficient',
  travel_fund_movement_not_below_zero: 'fundChanged',
};

/** Thrown to undo a transaction in which nothing may stay. */
class NotHeld extends Error {
  readonly fault: HoldFault;

  constructor(fault: HoldFault) {
    super(`The change is not held: ${fault}.`);
    this.fault = fault;
  }
}

/**
 * Claims the request's key, writes the change as held, takes its new seats, the points that are due and the travel funds that pay:
 * everything, or nothing. Where nothing is due, it is made at once, in the same transaction.
 *
 * Everybody locks key, order, change, then legs by their ids, the account with points, and travel funds by their numbers. The old
 * seats stay the order's until the change is made.
 *
 * There are no slots as for orders: a change holds no more seats than its trip, which was paid, and an order has one such change.
 */
export async function holdChange(
  db: Database,
  change: NewChange,
  now: Date,
): Promise<'held' | 'confirmed' | HoldFault> {
  if (change.seats.taken.some(({ count, seats }) => count > seats)) return 'soldOut';
  try {
    return await db.transaction((tx) => hold(tx, change, now));
  } catch (error) {
    const fault = error instanceof NotHeld ? error.fault : stoppedBy[brokenConstraint(error) ?? ''];
    if (fault === undefined) throw error;
    return fault;
  }
}

async function hold(tx: Database, change: NewChange, now: Date): Promise<'held' | 'confirmed'> {
  const { id, orderId, request, seats, difference, accountId, payments } = change;
  const { key, requestHash, lockMs } = request;
  if (!(await claimKey(tx, { key, requestHash, orderId: id }, now, lockMs))) throw new NotHeld('keyTaken');
  if (!(await lockOrderAt(tx, change))) throw new NotHeld('changedMeanwhile');
  if (payments.length > 0 && !(await areDeclinesFew(tx, change))) throw new NotHeld('tooManyDeclines');
  const { accountId: _account, request: _request, funds, ...row } = change;
  const [written] = await tx
    .insert(orderChange)
    .values({ ...row, number: nextNumber(orderId), status: 'held' })
    .returning();
  if (written === undefined) throw new Error('A change was inserted and is not there.');
  const isNothingDue = payments.length === 0;
  if (isNothingDue) await lockLegs(tx, [...seats.taken, ...seats.freed]);
  await takeSeats(tx, seats.taken);
  if (difference.pointsDue > 0 && accountId !== null) {
    const { number: bound } = written;
    const spent = { accountId, orderId, bound, kind: 'spent' as const, points: -difference.pointsDue, at: now };
    await tx.insert(pointsMovement).values(spent);
  }
  await moveFunds(tx, { orderId, subject: id, kind: 'spent', funds }, now);
  if (!isNothingDue) return 'held';
  const confirmed = await confirmChange(tx, written, undefined, now);
  if (confirmed !== 'confirmed') throw new NotHeld('changedMeanwhile');
  return confirmed;
}

/** Locks the order of a change; false where it is another one than the change was made of. */
async function lockOrderAt(tx: Database, { orderId, replaces }: NewChange): Promise<boolean> {
  const { rows } = (await tx.execute(sql`
    select id from booking_order
    where id = ${orderId} and status = 'confirmed' and version = ${replaces}::smallint
    for no key update`)) as { readonly rows: readonly unknown[] };
  return rows.length > 0;
}

/** The order is locked, so that no two of its changes get the same number. */
function nextNumber(orderId: string) {
  return sql`(select coalesce(max(number), 0) + 1 from order_change where order_id = ${orderId})`;
}

/** Tells whether few payments of the trip's changes, and few from the network address, were declined within the hour. */
async function areDeclinesFew(tx: Database, { orderId, addressHash, createdAt }: NewChange): Promise<boolean> {
  const since = sql`${new Date(createdAt.getTime() - holdLimits.declinedWithinMs).toISOString()}::timestamptz`;
  const isDeclined = sql`release_reason in ('declined', 'insufficientFunds', 'challengeFailed') and created_at > ${since}`;
  const { rows } = (await tx.execute(sql`
    select (select count(*) from order_change where order_id = ${orderId} and ${isDeclined})
        < ${holdLimits.declinedOfBooker}::integer
      and (select count(*) from order_change where address_hash = ${addressHash} and ${isDeclined})
        + (select count(*) from booking_order where address_hash = ${addressHash} and ${isDeclined})
        < ${holdLimits.declinedOfAddress}::integer as "areFew"`)) as {
    readonly rows: readonly { readonly areFew: boolean }[];
  };
  return rows[0]?.areFew === true;
}
