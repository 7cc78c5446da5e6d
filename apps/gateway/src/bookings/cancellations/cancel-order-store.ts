import type { CancellationQuote } from '@airline/contract';
import { sql } from 'drizzle-orm';

import { seatsTaken } from '../orders/rules/journey.ts';
import { brokenConstraint } from '../../database/broken-constraint.ts';
import type { Database } from '../../database/database.ts';
import type { KeyedRequest } from '../../database/idempotency-key-store.ts';
import { clearCheckIns, insertCheckInUndoneMail } from '../orders/check-in-store.ts';
import { clearSeats } from '../orders/leg-seat-store.ts';
import { clearPlaces, endExtras } from '../orders/order-extra-store.ts';
import type { EndedExtra } from '../orders/rules/extras-given-back.ts';
import { formerContactJobs } from '../orders/former-contact.ts';
import { insertOrderJobs, orderJob, refundJob } from '../orders/order-jobs.ts';
import { withOrderLocked } from '../orders/order-version-store.ts';
import type { PlannedRefund } from '../orders/rules/refunds.ts';
import type { OrderRow } from '../orders/order-store.ts';
import type { ReturnedFund } from '../orders/rules/divide-given-back.ts';

/** What a cancellation writes, beside the order. */
export interface Cancellation {
  readonly recordLocator: string;
  readonly quote: CancellationQuote;
  /** What of the quote's refunds, of fares and of extras, goes back to which payment. */
  readonly refunds: readonly (PlannedRefund & { readonly id: string })[];
  /** What becomes of each of its extras. */
  readonly endedExtras: readonly EndedExtra[];
  /** What goes back to the travel funds that paid. */
  readonly returnedFunds: readonly ReturnedFund[];
  /** Who holds the credit, where there is one. */
  readonly holder: { readonly firstName: string; readonly lastName: string };
  readonly creditNumber: string;
  readonly request: KeyedRequest;
}

/** Whether an order was cancelled, or why it was not: it was cancelled or changed meanwhile, or its request's key is taken. */
export type Cancelling = 'cancelled' | 'changedMeanwhile' | 'keyTaken';

/**
 * Cancels a confirmed order: claims the request's key, writes what is given back, gives back the travel funds and the points that it
 * spent and that none of its changes gave back, withdraws those that are pending, frees the seats and undoes the check-in, uses up the code that proved it, and
 * leaves jobs for the refund and the mail. One statement, which is done wholly or not at all, once the order is locked.
 */
export async function cancelOrder(
  db: Database,
  { id, offer, version }: Pick<OrderRow, 'id' | 'offer' | 'version'>,
  cancellation: Cancellation,
  now: Date,
): Promise<Cancelling> {
  const { recordLocator, quote, refunds, endedExtras, returnedFunds, holder, creditNumber, request } = cancellation;
  const { refund, credit, forfeited, creditExpiresOn } = quote;
  const fundsMinor = returnedFunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  const at = now.toISOString();
  const jobs = [
    ...refunds.map((each) => refundJob(id, each)),
    orderJob('cancellationMail', id),
    ...(await formerContactJobs(db, id, { event: 'cancelled', eventId: id }, now)),
  ];
  const seats = seatsTaken(offer.bounds, offer.party);
  try {
    const statement = sql`
      with cancelled as (
        update booking_order set status = 'cancelled'
        where id = ${id} and status = 'confirmed' and version = ${version}::smallint
        returning id, account_id, company_id
      ), claimed as (
        insert into idempotency_key (key, request_hash, order_id, created_at, locked_until)
        select ${request.key}, ${request.requestHash}, id, ${at}::timestamptz, ${at}::timestamptz from cancelled
      ), written as (
        insert into order_cancellation (order_id, cancelled_at, refund_minor, credit_minor, funds_minor, forfeited_minor,
          currency)
        select id, ${at}::timestamptz, ${refund.amountMinor}::integer, ${credit.amountMinor}::integer,
          ${fundsMinor}::integer, ${forfeited.amountMinor}::integer, ${refund.currency} from cancelled
      ), refunding as (
        insert into order_refund (id, order_id, payment_id, amount_minor, currency, created_at)
        select r.id, cancelled.id, r."paymentId", r."amountMinor", ${refund.currency}, ${at}::timestamptz
        from cancelled, jsonb_to_recordset(${JSON.stringify(refunds)}::jsonb) as r
          (id uuid, "paymentId" uuid, "amountMinor" integer)
      ), returned_funds as (
        insert into travel_fund_movement (fund_number, kind, amount_minor, at, order_id)
        select f.number, 'returned', f."amountMinor", ${at}::timestamptz, cancelled.id
        from cancelled, jsonb_to_recordset(${JSON.stringify(returnedFunds)}::jsonb) as f (number text, "amountMinor" integer)
        order by f.number
      ), credited as (
        insert into travel_credit (number, order_id, record_locator, holder_first_name, holder_last_name, amount_minor,
          currency, issued_at, expires_on, account_id, kind, company_id)
        select ${creditNumber}, cancelled.id, ${recordLocator}, ${holder.firstName}, ${holder.lastName},
          ${credit.amountMinor}::integer, ${credit.currency}, ${at}::timestamptz, ${creditExpiresOn ?? null}::date,
          cancelled.account_id, case when cancelled.company_id is null then 'personal' else 'business' end, cancelled.company_id
        from cancelled
        where ${credit.amountMinor}::integer > 0
      ), returned as (
        insert into points_movement (account_id, order_id, kind, points, at)
        select points_movement.account_id, order_id, 'returned', -sum(points), ${at}::timestamptz
        from points_movement join cancelled on points_movement.order_id = cancelled.id
        where kind in ('spent', 'returned')
          -- A change that waits for its payment gives back its own points when it is released.
          and bound not in (select number from order_change where order_id = cancelled.id and status = 'held')
        group by points_movement.account_id, points_movement.order_id
        having sum(points) < 0
      ), withdrawn as (
        delete from points_movement using cancelled
        where points_movement.order_id = cancelled.id and counts_from > ${at}::timestamptz
      ), checked_out as (
        ${clearCheckIns(sql`cancelled`)}
      ), places_cleared as (
        ${clearPlaces(sql`cancelled`)}
      ), seats_cleared as (
        ${clearSeats(sql`cancelled`)}
      )${endExtras(sql`cancelled`, endedExtras, id, now)}, used as (
      delete from trip_code where order_id in (select id from cancelled)
    ), left_to_do as (
        ${insertOrderJobs(jobs, sql`cancelled`, now)}
      ), passes_void as (
        ${insertCheckInUndoneMail(sql`checked_out`, null, now)}
      )
      insert into leg_inventory (leg_id, date, seats, sold)
      select l."legId", l.date, l.count, l.count
      from cancelled, jsonb_to_recordset(${JSON.stringify(seats)}::jsonb) as l ("legId" text, date date, count integer)
      order by l."legId"
      on conflict (leg_id) do update set sold = leg_inventory.sold - excluded.sold
      returning leg_id`;
    const { rows } = (await withOrderLocked(db, id, (tx) => tx.execute(statement))) as {
      readonly rows: readonly unknown[];
    };
    return rows.length > 0 ? 'cancelled' : 'changedMeanwhile';
  } catch (error) {
    if (brokenConstraint(error) === 'idempotency_key_pkey') return 'keyTaken';
    throw error;
  }
}
