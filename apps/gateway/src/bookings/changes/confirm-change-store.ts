import { randomInt, randomUUID } from 'node:crypto';

import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { pointsOfBounds } from '../../loyalty/points/rules/earned-points.ts';
import { createFundNumber } from '../funds/rules/fund-number.ts';
import { clearCheckInsOutside, insertCheckInUndoneMail } from '../orders/check-in-store.ts';
import { clearSeatsOutside } from '../orders/leg-seat-store.ts';
import { clearPlacesOutside, endExtras, moveExtras } from '../orders/order-extra-store.ts';
import { findChange, type OrderChangeRow } from '../orders/order-change-store.ts';
import { formerContactJobs } from '../orders/former-contact.ts';
import {
  changeJob,
  checkInJobs,
  earlyBirdJobs,
  insertOrderJobs,
  type NewOrderJob,
  paymentJob,
  refundJob,
} from '../orders/order-jobs.ts';
import { readFundsOfOrder } from '../orders/order-fund-store.ts';
import { readRefundableCharges } from '../orders/order-payment-store.ts';
import { findVersion, lockVersion, replaceVersion, withOrderLocked } from '../orders/order-version-store.ts';
import type { PayerHint } from '../payments/rules/payer-hint.ts';
import { creditExpiresOn } from '../orders/rules/credit-expiry.ts';
import { findCharge, isCharge } from '../orders/rules/order-payment.ts';
import { type PlannedRefund, planRefunds } from '../orders/rules/refunds.ts';
import { shareAmongFunds } from '../orders/rules/divide-given-back.ts';
import { haveGivenUpDeparted } from './rules/given-up-flights.ts';

/**
 * Whether a change was made, or why it was not: somebody settled it before, its order was changed or cancelled since, or a flight that
 * it gives up has departed meanwhile.
 */
export type ConfirmedChange = 'confirmed' | 'settledBefore' | 'changedMeanwhile' | 'departedMeanwhile';

/** What somebody who makes a change knows of it already. */
export interface ConfirmingOptions {
  /** What the payer recognises the payment by that a company moves. */
  readonly payer?: PayerHint | undefined;
  /** What the order books in the version that the change replaces; read where it is not given. */
  readonly before?: OfferContent | undefined;
}

/**
 * Makes a held change: what the order books, who flies, its tickets, payments, refunds, credit, points, travel funds, what has to follow
 * outside. Its old seats go back, the check-in for them is undone, and the codes that proved it are used up.
 *
 * One statement, which is done wholly or not at all once the order is locked, for an order that is still at the version that the change was made of: what was
 * read of it before, to divide what comes back, is of that version too. The order is locked before the change, as everybody does.
 */
export async function confirmChange(
  db: Database,
  change: OrderChangeRow,
  { payer, before }: ConfirmingOptions,
  now: Date,
): Promise<ConfirmedChange> {
  const { orderId, offer, difference } = change;
  const givenUp = before ?? (await findVersion(db, orderId))?.offer;
  if (haveGivenUpDeparted(givenUp?.bounds ?? [], offer.bounds, { askedAt: change.createdAt, now }))
    return (await isHeld(db, change)) ? 'departedMeanwhile' : 'settledBefore';
  const refunds = await planRefundsOf(db, change);
  const funds = await planFundsOf(db, change);
  if (refunds.restMinor === 0 && funds.restMinor === 0) {
    const creditNumber = difference.credit.amountMinor === 0 ? null : createFundNumber(randomInt);
    const told = await formerContactJobs(db, orderId, { event: toEvent(change), eventId: change.id }, now);
    const ofExtras = await planRefundsOfExtras(db, change);
    const parts = { change, payer, creditNumber, refunds: [...refunds.parts, ...ofExtras], funds: funds.parts, told };
    if (await confirmWith(db, parts, now)) return 'confirmed';
  }
  if (!(await isHeld(db, change))) return 'settledBefore';
  const order = await findVersion(db, orderId);
  if (order?.status !== 'confirmed' || order.version !== change.replaces) return 'changedMeanwhile';
  throw new Error(`What paid the order ${orderId} does not take back what the change ${change.id} gives.`);
}

async function isHeld(db: Database, { id }: OrderChangeRow): Promise<boolean> {
  return (await findChange(db, id))?.status === 'held';
}

/** Divides what comes back as money among what companies took for the order before this change, the newest first. */
async function planRefundsOf(db: Database, { orderId, difference }: OrderChangeRow) {
  if (difference.refund.amountMinor === 0) return { parts: [], restMinor: 0 };
  const { refunds, restMinor } = planRefunds(await readRefundableCharges(db, orderId), difference.refund.amountMinor);
  return { parts: refunds.map((refund) => ({ ...refund, id: randomUUID() })), restMinor };
}

/** Says what goes back to the payments of extras: those of a version are fixed, since a purchase makes another one. */
async function planRefundsOfExtras(db: Database, { endedExtras }: OrderChangeRow) {
  const ids = endedExtras.flatMap(({ id, state }) => (state === 'refunded' ? [id] : []));
  if (ids.length === 0) return [];
  const { rows } = (await db.execute(sql`
    select p.payment ->> 'id' as "paymentId", p.payment ->> 'kind' as kind, sum(e.amount_minor)::integer as "amountMinor"
    from order_extra e join order_extra_purchase p on p.id = e.purchase_id
    where ${JSON.stringify(ids)}::jsonb ? e.id::text and e.state = 'active'
    group by 1, 2`)) as { readonly rows: readonly PlannedRefund[] };
  return rows.map((refund) => ({ ...refund, id: randomUUID() }));
}

/** Divides what comes back to travel funds among those that paid: nothing but this change moves them meanwhile. */
async function planFundsOf(db: Database, { orderId, difference }: OrderChangeRow) {
  const amountMinor = (difference.funds ?? []).reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  if (amountMinor === 0) return { parts: [], restMinor: 0 };
  const parts = shareAmongFunds(amountMinor, await readFundsOfOrder(db, orderId));
  return { parts, restMinor: parts.reduce((left, fund) => left - fund.amountMinor, amountMinor) };
}

/** A change, and what was planned of it before its statement. */
interface PlannedChange {
  readonly change: OrderChangeRow;
  readonly payer: PayerHint | undefined;
  readonly creditNumber: string | null;
  readonly refunds: readonly (PlannedRefund & { readonly id: string })[];
  readonly funds: ReturnType<typeof shareAmongFunds>;
  /** What tells the address that the order had before, where there is one to tell. */
  readonly told: readonly NewOrderJob[];
}

function toEvent({ cancelledPart }: OrderChangeRow): 'changed' | 'partCancelled' {
  return cancelledPart === null ? 'changed' : 'partCancelled';
}

/** Writes all of a change; false where it is held no more, or its order is another one by now. */
async function confirmWith(db: Database, planned: PlannedChange, now: Date): Promise<boolean> {
  const { change, creditNumber, refunds, told } = planned;
  const { id, orderId } = change;
  const charge = findCharge(change.payments);
  const jobs = [
    ...(charge === undefined ? [] : [paymentJob('capturePayment', orderId, charge)]),
    ...refunds.map((refund) => refundJob(orderId, refund)),
    changeJob('changeMail', orderId, id),
    ...checkInJobs(orderId, change.offer.bounds, now),
    ...earlyBirdJobs(orderId, change.offer.bounds, id, now),
    ...told,
  ];
  const target = sql`target`;
  const statement = sql`
    with at_version as (
      ${lockVersion(change)}
    ), of_change as (
      select id from order_change
      where id = ${id} and status = 'held' and exists (select from at_version)
      for no key update
    ), target as (
      select at_version.* from at_version, of_change
    ), settled as (
      update order_change set status = 'confirmed', confirmed_at = ${instant(now)}, credit_number = ${creditNumber}::text
      from target where order_change.id = ${id}
    ), ${replaceVersion(target, change, now)}${changeTickets(change)}, seats_freed as (
      insert into leg_inventory (leg_id, date, seats, sold)
      select l."legId", l.date, l.count, l.count
      from target, jsonb_to_recordset(${JSON.stringify(change.seats.freed)}::jsonb) as l
        ("legId" text, date date, count integer)
      order by l."legId"
      on conflict (leg_id) do update set sold = leg_inventory.sold - excluded.sold
    )${insertPayments(planned)}${insertRefunds(planned, now)}${insertCredit(planned, now)}${movePoints(change, now)}${returnFunds(planned, now)}, checked_out as (
      ${clearCheckInsOutside(target, change.offer, change.cancelledPart?.passengers ?? [])}
    ), places_cleared as (
      ${clearPlacesOutside(target, change.offer, change.cancelledPart?.passengers ?? [])}
    ), seats_cleared as (
      ${clearSeatsOutside(target, change.offer, change.cancelledPart?.passengers ?? [])}
    )${endExtras(target, change.endedExtras, id, now)}${moveExtras(target, change.cancelledPart?.bounds ?? [])}, used as (
      delete from trip_code using target where trip_code.order_id = target.id
    ), left_to_do as (
      ${insertOrderJobs(jobs, target, now)}
    ), passes_void as (
      ${insertCheckInUndoneMail(sql`checked_out`, id, now)}
    )
    select id from target`;
  const { rows } = (await withOrderLocked(db, orderId, (tx) => tx.execute(statement))) as {
    readonly rows: readonly unknown[];
  };
  return rows.length > 0;
}

/**
 * The parts that issue new tickets to who had one, or take travellers off an order with theirs: who stays keeps them then, with fewer
 * directions too. The old ones stand with the version that they were of.
 */
function changeTickets({ replaces, cancelledPart }: OrderChangeRow): SQL {
  if (cancelledPart === null)
    return sql`, old_tickets as (
      delete from ticket using target where ticket.order_id = target.id returning ticket.order_id, ticket.position
    ), new_tickets as (
      insert into ticket (order_id, position) select order_id, position from old_tickets order by position
    )`;
  if (cancelledPart.passengers.length === 0) return sql``;
  const leaving = sql`(select position::smallint from jsonb_array_elements_text(${JSON.stringify(cancelledPart.passengers)}::jsonb) as p (position))`;
  return sql`, old_tickets as (
      delete from ticket using target where ticket.order_id = target.id and ticket.position in ${leaving}
    ), left_off as (
      update order_passenger set left_in_version = ${replaces + 1}::smallint
      from target where order_passenger.order_id = target.id and order_passenger.position in ${leaving}
    )`;
}

/** The part that adds the payments of the change to those of the order. */
function insertPayments({ change: { payments }, payer }: PlannedChange): SQL {
  if (payments.length === 0) return sql``;
  const paid = payments.map((payment) => (isCharge(payment) ? { ...payment, ...payer } : payment));
  return sql`, paid as (
      insert into order_payment
        (order_id, position, id, kind, brand, last_four, account, wallet, amount_minor, currency, points)
      select target.id,
        p.position + (select coalesce(max(before.position) + 1, 0) from order_payment before where before.order_id = target.id),
        p.id, p.kind, p.brand, p."lastFour", p.account, p.wallet, p."amountMinor", p.currency, p.points
      from target, jsonb_to_recordset(${JSON.stringify(paid)}::jsonb) as p (
        position smallint, id uuid, kind text, brand text, "lastFour" text, account text, wallet text,
        "amountMinor" integer, currency text, points integer)
    )`;
}

/** The part that writes what goes back of which payment. */
function insertRefunds({ change: { difference }, refunds }: PlannedChange, now: Date): SQL {
  if (refunds.length === 0) return sql``;
  return sql`, refunding as (
      insert into order_refund (id, order_id, payment_id, amount_minor, currency, created_at)
      select r.id, target.id, r."paymentId", r."amountMinor", ${difference.refund.currency}::text, ${instant(now)}
      from target, jsonb_to_recordset(${JSON.stringify(refunds)}::jsonb) as r
        (id uuid, "paymentId" uuid, "amountMinor" integer)
    )`;
}

/** The part that writes the travel credit of a change, in the name of the first adult of those who no longer fly, else of the trip. */
function insertCredit({ change: { cancelledPart, difference }, creditNumber }: PlannedChange, now: Date): SQL {
  if (creditNumber === null) return sql``;
  const { credit } = difference;
  const leaving = JSON.stringify(cancelledPart?.passengers ?? []);
  return sql`, credited as (
      insert into travel_credit (number, record_locator, holder_first_name, holder_last_name, amount_minor, currency,
        issued_at, expires_on, account_id, kind, company_id)
      select ${creditNumber}::text, target.record_locator, p.first_name, p.last_name, ${credit.amountMinor}::integer,
        ${credit.currency}::text, ${instant(now)}, ${creditExpiresOn(now)}::date, target.account_id,
        case when target.company_id is null then 'personal' else 'business' end, target.company_id
      from target
      join order_passenger p on p.order_id = target.id and p.kind = 'adult' and p.left_in_version is null
      order by ${leaving}::jsonb @> to_jsonb(p.position) desc, p.position
      limit 1
    )`;
}

/** The parts that give back points that paid, and have what is pending be what the new flights earn: what points pay earns none. */
function movePoints({ number, offer, cancelledPart, difference: { pointsReturned } }: OrderChangeRow, now: Date): SQL {
  const returned = sql`, returned_points as (
      insert into points_movement (account_id, order_id, bound, kind, points, at)
      select account_id, id, ${number}::smallint, 'returned', ${pointsReturned}::integer, ${instant(now)} from target
    )`;
  const leaving = JSON.stringify(cancelledPart?.passengers ?? []);
  return sql`${pointsReturned > 0 ? returned : sql``}, withdrawn as (
      delete from points_movement using target
      where points_movement.order_id = target.id and points_movement.counts_from > ${instant(now)}
      returning points_movement.id
    ), earned as (
      insert into points_movement (account_id, order_id, bound, kind, points, at, counts_from, departs_on)
      select account.id, target.id, b.bound, 'earned', sum(b.points), ${instant(now)}, b."countsFrom", b."departsOn"
      from target
      join order_passenger p on p.order_id = target.id and p.kind <> 'lapInfant' and p.left_in_version is null
      join account on account.account_number = p.frequent_flyer_number and account.kind = 'member',
        jsonb_to_recordset(${JSON.stringify(pointsOfBounds(offer))}::jsonb) as b
          (bound smallint, points integer, "countsFrom" timestamptz, "departsOn" date)
      where target.paid_with = 'card' and b.points > 0 and b."countsFrom" > ${instant(now)}
        and not ${leaving}::jsonb @> to_jsonb(p.position) and p.position <> ${offer.companion?.passenger ?? -1}::smallint
        -- What is pending leaves its place first: an order has room for one movement of a kind, account and direction.
        and (select count(*) from withdrawn) >= 0
      group by account.id, target.id, b.bound, b."countsFrom", b."departsOn"
    )`;
}

/** The part that gives back to travel funds, by their numbers: who locks several does so in everybody's order. */
function returnFunds({ change: { id }, funds }: PlannedChange, now: Date): SQL {
  if (funds.length === 0) return sql``;
  return sql`, returned_funds as (
      insert into travel_fund_movement (fund_number, kind, amount_minor, at, order_id, subject)
      select f.number, 'returned', f."amountMinor", ${instant(now)}, target.id, ${id}::uuid
      from target, jsonb_to_recordset(${JSON.stringify(funds)}::jsonb) as f (number text, "amountMinor" integer)
      order by f.number
    )`;
}

function instant(at: Date): SQL {
  return sql`${at.toISOString()}::timestamptz`;
}
