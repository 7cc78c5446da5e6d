import { randomInt, randomUUID } from 'node:crypto';

import { and, eq, inArray, max, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { pointsOfBounds } from '../../loyalty/points/rules/earned-points.ts';
import { createFundNumber } from '../funds/rules/fund-number.ts';
import { bookingOrder, orderPassenger, orderPayment, orderRefund, ticket } from '../orders/order-schema.ts';
import { orderChange } from '../orders/order-change-schema.ts';
import type { OrderChangeRow } from '../orders/order-change-store.ts';
import { changeJob, enqueueOrderJobs, paymentJob, refundJob } from '../orders/order-jobs.ts';
import { moveFunds, readFundsOfOrders } from '../orders/order-fund-store.ts';
import { readRefundableCharges } from '../orders/order-payment-store.ts';
import { replaceVersion } from '../orders/order-version-store.ts';
import type { PayerHint } from '../payments/rules/payer-hint.ts';
import type { CancelledPart } from '../orders/rules/cancelled-part.ts';
import { creditExpiresOn } from '../orders/rules/credit-expiry.ts';
import { findCharge, isCharge } from '../orders/rules/order-payment.ts';
import { planRefunds } from '../orders/rules/refunds.ts';
import { returnSeats } from '../orders/seat-store.ts';
import { shareAmongFunds } from '../orders/rules/divide-given-back.ts';
import { haveGivenUpDeparted } from './rules/given-up-flights.ts';

/**
 * Whether a change was made, or why it was not: somebody settled it before, its order was changed or cancelled since, or a flight that
 * it gives up has departed meanwhile.
 */
export type ConfirmedChange = 'confirmed' | 'settledBefore' | 'changedMeanwhile' | 'departedMeanwhile';

/**
 * Makes a held change, in the caller's transaction: what the order books, who flies, its tickets, payments, refunds, credit, points,
 * travel funds, what has to follow outside. Its old seats go back, and the codes that proved it are used up.
 *
 * The order is locked before the change, as everybody does.
 */
export async function confirmChange(
  tx: Database,
  change: OrderChangeRow,
  payer: PayerHint | undefined,
  now: Date,
): Promise<ConfirmedChange> {
  const { id, orderId, replaces, offer } = change;
  const [before] = await tx
    .select({ offer: bookingOrder.offer })
    .from(bookingOrder)
    .where(eq(bookingOrder.id, orderId))
    .for('no key update');
  const [held] = await tx
    .select({ id: orderChange.id })
    .from(orderChange)
    .where(and(eq(orderChange.id, id), eq(orderChange.status, 'held')))
    .for('no key update');
  if (held === undefined) return 'settledBefore';
  if (haveGivenUpDeparted(before?.offer.bounds ?? [], offer.bounds, now)) return 'departedMeanwhile';
  if (!(await replaceVersion(tx, { orderId, replaces, offer }, now))) return 'changedMeanwhile';
  if (change.cancelledPart === null) await issueTickets(tx, orderId);
  else await takeOffPassengers(tx, change, change.cancelledPart);
  await returnSeats(tx, change.seats.freed);
  const refunds = await planRefundsOf(tx, change);
  await insertPayments(tx, change, payer);
  if (refunds.length > 0) {
    const { currency } = change.difference.refund;
    const rows = refunds.map(({ id: refundId, paymentId, amountMinor }) => ({ id: refundId, paymentId, amountMinor }));
    await tx.insert(orderRefund).values(rows.map((row) => ({ ...row, orderId, currency, createdAt: now })));
  }
  const creditNumber = await insertCredit(tx, change, now);
  await movePoints(tx, change, now);
  await returnFundsOf(tx, change, now);
  await tx.execute(sql`delete from trip_code where order_id = ${orderId}`);
  await tx
    .update(orderChange)
    .set({ status: 'confirmed', confirmedAt: now, creditNumber })
    .where(eq(orderChange.id, id));
  const charge = findCharge(change.payments);
  const jobs = [
    ...(charge === undefined ? [] : [paymentJob('capturePayment', orderId, charge)]),
    ...refunds.map((refund) => refundJob(orderId, refund)),
    changeJob('changeMail', orderId, id),
  ];
  await enqueueOrderJobs(tx, jobs, now);
  return 'confirmed';
}

/** Issues new tickets to who had one: the old ones stand with the version that they were of. */
async function issueTickets(tx: Database, orderId: string): Promise<void> {
  const old = await tx.delete(ticket).where(eq(ticket.orderId, orderId)).returning({ position: ticket.position });
  const positions = old.map(({ position }) => position).toSorted((one, other) => one - other);
  await tx.insert(ticket).values(positions.map((position) => ({ orderId, position })));
}

/** Takes travellers off an order with their tickets: who stays keeps theirs, with fewer directions too. */
async function takeOffPassengers(
  tx: Database,
  { orderId, replaces }: OrderChangeRow,
  { passengers }: CancelledPart,
): Promise<void> {
  if (passengers.length === 0) return;
  const positions = [...passengers];
  await tx.delete(ticket).where(and(eq(ticket.orderId, orderId), inArray(ticket.position, positions)));
  await tx
    .update(orderPassenger)
    .set({ leftInVersion: replaces + 1 })
    .where(and(eq(orderPassenger.orderId, orderId), inArray(orderPassenger.position, positions)));
}

/** Divides what comes back as money among what companies took for the order before this change, the newest first. */
async function planRefundsOf(tx: Database, { orderId, difference }: OrderChangeRow) {
  const { refunds, restMinor } = planRefunds(await readRefundableCharges(tx, orderId), difference.refund.amountMinor);
  if (restMinor > 0) throw new Error(`The payments of the order ${orderId} do not cover ${restMinor} of a refund.`);
  return refunds.map((refund) => ({ ...refund, id: randomUUID() }));
}

/** Gives back to travel funds what the difference says, to each its share: nothing but this change moves them meanwhile. */
async function returnFundsOf(tx: Database, change: OrderChangeRow, now: Date): Promise<void> {
  const { id, orderId, difference } = change;
  const amountMinor = (difference.funds ?? []).reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  if (amountMinor === 0) return;
  const fundsOf = await readFundsOfOrders(tx, [orderId]);
  const funds = shareAmongFunds(amountMinor, fundsOf(orderId));
  if (funds.reduce((left, fund) => left - fund.amountMinor, amountMinor) !== 0)
    throw new Error(`The travel funds that paid the order ${orderId} do not take ${amountMinor} back.`);
  await moveFunds(tx, { orderId, subject: id, kind: 'returned', funds }, now);
}

/** Adds the payments of the change to those of the order. */
async function insertPayments(
  tx: Database,
  { orderId, payments }: OrderChangeRow,
  payer: PayerHint | undefined,
): Promise<void> {
  if (payments.length === 0) return;
  const [last] = await tx
    .select({ position: max(orderPayment.position) })
    .from(orderPayment)
    .where(eq(orderPayment.orderId, orderId));
  const next = (last?.position ?? -1) + 1;
  await tx.insert(orderPayment).values(
    payments.map((payment) => ({
      ...payment,
      ...(isCharge(payment) ? payer : {}),
      orderId,
      position: next + payment.position,
    })),
  );
}

/**
 * Writes the travel credit of a change, in the name of the first adult of those who no longer fly, else of the trip; gives its number,
 * `null` where there is none.
 */
async function insertCredit(
  tx: Database,
  { orderId, replaces, difference: { credit } }: OrderChangeRow,
  now: Date,
): Promise<string | null> {
  if (credit.amountMinor === 0) return null;
  const number = createFundNumber(randomInt);
  await tx.execute(sql`
    insert into travel_credit (number, record_locator, holder_first_name, holder_last_name, amount_minor, currency,
      issued_at, expires_on, account_id, kind, company_id)
    select ${number}, o.record_locator, p.first_name, p.last_name, ${credit.amountMinor}::integer, ${credit.currency},
      ${now.toISOString()}::timestamptz, ${creditExpiresOn(now)}::date, o.account_id,
      case when a.company_id is null then 'personal' else 'business' end, a.company_id
    from booking_order o
    join order_passenger p on p.order_id = o.id and p.kind = 'adult'
    left join account a on a.id = o.account_id
    where o.id = ${orderId} and (p.left_in_version is null or p.left_in_version = ${replaces + 1}::smallint)
    order by p.left_in_version nulls last, p.position
    limit 1`);
  return number;
}

/** Gives back points that paid, and has what is pending be what the new flights earn: what points pay earns none. */
async function movePoints(
  tx: Database,
  { orderId, number, offer, difference: { pointsReturned } }: OrderChangeRow,
  now: Date,
): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`;
  if (pointsReturned > 0) {
    await tx.execute(sql`
      insert into points_movement (account_id, order_id, bound, kind, points, at)
      select account_id, id, ${number}::smallint, 'returned', ${pointsReturned}::integer, ${at}
      from booking_order where id = ${orderId}`);
  }
  await tx.execute(sql`delete from points_movement where order_id = ${orderId} and counts_from > ${at}`);
  const earned = pointsOfBounds(offer);
  await tx.execute(sql`
    insert into points_movement (account_id, order_id, bound, kind, points, at, counts_from)
    select account.id, o.id, b.bound, 'earned', sum(b.points), ${at}, b."countsFrom"
    from booking_order o
    join order_passenger p on p.order_id = o.id and p.kind <> 'lapInfant' and p.left_in_version is null
    join account on account.account_number = p.frequent_flyer_number and account.kind = 'member',
      jsonb_to_recordset(${JSON.stringify(earned)}::jsonb) as b (bound smallint, points integer, "countsFrom" timestamptz)
    where o.id = ${orderId} and o.paid_with = 'card' and b.points > 0 and b."countsFrom" > ${at}
    group by account.id, o.id, b.bound, b."countsFrom"`);
}
