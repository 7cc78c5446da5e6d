import { type SQL, sql } from 'drizzle-orm';

import { brokenConstraint } from '../../database/broken-constraint.ts';
import type { Database } from '../../database/database.ts';
import { findKey } from '../../database/idempotency-key-store.ts';
import type { OrderChangeRow } from '../orders/order-change-store.ts';
import { findVersion } from '../orders/order-version-store.ts';
import { holdLimits } from '../orders/rules/hold-limits.ts';
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
  idempotency_key_pkey: 'keyTaken',
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

/** Another change of the order may take its number once or twice; more often is a fault. */
const numberTries = 5;

/**
 * Claims the request's key, writes the change as held, takes its new seats, the points that are due and the travel funds that pay:
 * everything, or nothing, in one statement. Where nothing is due, it is made at once, in the same transaction. Gives the change.
 *
 * Everybody locks order, change, then legs by their ids, the account with points, and travel funds by their numbers. The old
 * seats stay the order's until the change is made.
 *
 * There are no slots as for orders: a change holds no more seats than its trip, which was paid, and an order has one such change.
 */
export async function holdChange(db: Database, change: NewChange, now: Date): Promise<OrderChangeRow | HoldFault> {
  if (change.seats.taken.some(({ count, seats }) => count > seats)) return 'soldOut';
  for (let tries = 1; ; tries += 1) {
    try {
      if (change.payments.length > 0) return (await insertHeld(db, change)) ?? (await reasonNotHeld(db, change));
      return await db.transaction((tx) => makeAtOnce(tx, change, now));
    } catch (error) {
      const constraint = brokenConstraint(error);
      const fault = error instanceof NotHeld ? error.fault : stoppedBy[constraint ?? ''];
      if (fault !== undefined) return fault;
      // Another change of the order got its number since the statement began: it counts anew, and sees that one.
      if (constraint !== 'order_change_number' || tries === numberTries) throw error;
    }
  }
}

/** Holds and makes a change for which nothing is due. The legs that it gives back are locked with those that it takes, in one order. */
async function makeAtOnce(tx: Database, change: NewChange, now: Date): Promise<OrderChangeRow> {
  const freed = change.seats.freed.map(({ legId, date, count }) => ({ legId, date, seats: count, count: 0 }));
  const held = await insertHeld(tx, change, freed);
  if (held === undefined) throw new NotHeld(await reasonNotHeld(tx, change));
  if ((await confirmChange(tx, held, {}, now)) !== 'confirmed') throw new NotHeld('changedMeanwhile');
  return { ...held, status: 'confirmed', confirmedAt: now };
}

/** Says why nothing was written: the same request or another one was faster, or too many payments were declined. */
async function reasonNotHeld(db: Database, { request, orderId, replaces }: NewChange): Promise<HoldFault> {
  if ((await findKey(db, request.key)) !== undefined) return 'keyTaken';
  const order = await findVersion(db, orderId);
  return order?.status === 'confirmed' && order.version === replaces ? 'tooManyDeclines' : 'changedMeanwhile';
}

type LegsLocked = readonly NewChange['seats']['taken'][number][];

/** Writes everything; gives the held change, `undefined` where the order is another one by now or too many payments were declined. */
async function insertHeld(
  db: Database,
  change: NewChange,
  locked: LegsLocked = [],
): Promise<OrderChangeRow | undefined> {
  const { accountId: _account, funds: _funds, request, ...row } = change;
  const { id, orderId, replaces, agreement, cancelledPart } = row;
  const at = instant(row.createdAt);
  const legs = [...row.seats.taken, ...locked];
  const { rows } = (await db.execute(sql`
    with target as (
      select id from booking_order
      where id = ${orderId} and status = 'confirmed' and version = ${replaces}::smallint and ${fewDeclines(change)}
      for no key update
    ), claimed as (
      insert into idempotency_key (key, request_hash, order_id, created_at, locked_until)
      select ${request.key}::text, ${request.requestHash}::text, ${id}::uuid, ${at},
        ${instant(new Date(row.createdAt.getTime() + request.lockMs))}
      from target
      returning order_id as change_id
    ), held as (
      insert into order_change (id, order_id, number, replaces, status, offer, difference, seats, payments, agreement,
        cancelled_part, ended_extras, address_hash, created_at, hold_expires_at, settle_after)
      select claimed.change_id, target.id,
        (select coalesce(max(number), 0) + 1 from order_change where order_id = ${orderId}), ${replaces}::smallint, 'held',
        ${JSON.stringify(row.offer)}::jsonb, ${JSON.stringify(row.difference)}::jsonb, ${JSON.stringify(row.seats)}::jsonb,
        ${JSON.stringify(row.payments)}::jsonb, ${agreement && JSON.stringify(agreement)}::jsonb,
        ${cancelledPart && JSON.stringify(cancelledPart)}::jsonb,
        ${JSON.stringify(row.endedExtras)}::jsonb, ${row.addressHash}::text, ${at},
        ${instant(row.holdExpiresAt)}, ${instant(row.settleAfter)}
      from target, claimed
      returning id, order_id, number
    ), seated as (
      insert into leg_inventory (leg_id, date, seats, sold)
      select l."legId", l.date, l.seats, l.count
      from held, jsonb_to_recordset(${JSON.stringify(legs)}::jsonb) as l
        ("legId" text, date date, seats integer, count integer)
      order by l."legId"
      on conflict (leg_id) do update set sold = leg_inventory.sold + excluded.sold,
        seats = case when excluded.sold > 0 and leg_inventory.sold + excluded.sold > excluded.seats then excluded.seats
          else leg_inventory.seats end
    )${spentPoints(change)}${spentFunds(change)}
    select number from held`)) as { readonly rows: readonly { readonly number: number }[] };
  const [held] = rows;
  if (held === undefined) return undefined;
  const settled = { releaseReason: null, confirmedAt: null, creditNumber: null };
  return { ...row, number: held.number, status: 'held', ...settled };
}

/** The part of a hold that spends the points that are due. */
function spentPoints({ difference: { pointsDue }, accountId, createdAt }: NewChange): SQL {
  if (pointsDue === 0 || accountId === null) return sql``;
  return sql`, spent as (
      insert into points_movement (account_id, order_id, bound, kind, points, at)
      select ${accountId}::uuid, order_id, number, 'spent', ${-pointsDue}::integer, ${instant(createdAt)} from held
    )`;
}

/** The part of a hold that spends travel funds, by their numbers: who spends several locks them in the same order as everybody. */
function spentFunds({ funds, createdAt }: NewChange): SQL {
  if (funds.length === 0) return sql``;
  return sql`, spent_funds as (
      insert into travel_fund_movement (fund_number, kind, amount_minor, at, order_id, subject)
      select f.number, 'spent', -f."amountMinor", ${instant(createdAt)}, held.order_id, held.id
      from held, jsonb_to_recordset(${JSON.stringify(funds)}::jsonb) as f (number text, "amountMinor" integer)
      order by f.number
    )`;
}

/** The condition that few payments of the trip's changes, and few from the network address, were declined within the hour. */
function fewDeclines({ payments, orderId, addressHash, createdAt }: NewChange): SQL {
  if (payments.length === 0) return sql`true`;
  const since = instant(new Date(createdAt.getTime() - holdLimits.declinedWithinMs));
  const isDeclined = sql`release_reason in ('declined', 'insufficientFunds', 'challengeFailed') and created_at > ${since}`;
  return sql`(select count(*) from order_change where order_id = ${orderId} and ${isDeclined})
        < ${holdLimits.declinedOfBooker}::integer
      and (select count(*) from order_change where address_hash = ${addressHash} and ${isDeclined})
        + (select count(*) from booking_order where address_hash = ${addressHash} and ${isDeclined})
        < ${holdLimits.declinedOfAddress}::integer`;
}

function instant(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}
