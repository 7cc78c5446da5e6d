import type { Passenger } from '@airline/contract';
import { type SQL, sql } from 'drizzle-orm';

import { earnsPoints, pointsOfBounds } from '../../loyalty/points/rules/earned-points.ts';
import type { Charge } from './rules/order-payment.ts';
import { brokenConstraint } from '../../database/broken-constraint.ts';
import type { Database } from '../../database/database.ts';
import { checkInJobs, earlyBirdJobs, insertOrderJobs, orderJob, paymentJob } from './order-jobs.ts';
import { hasEarlyBird } from './rules/early-bird.ts';
import type { OrderRow } from './order-store.ts';
import { hashTripNames, insertTripNameKeys } from './trip-name-store.ts';

/** What a confirmation writes, beside the order. */
export interface Confirmation {
  readonly recordLocator: string;
  /** What a company moves of it, with what the payer recognises it by; absent where the airline's own books pay all of it. */
  readonly charge: Charge | undefined;
  readonly passengers: readonly Pick<Passenger, 'kind' | 'firstName' | 'lastName' | 'frequentFlyerNumber'>[];
}

/**
 * Confirms a held order: its locator, tickets, payment, points, and what has to follow outside. Returns the serial numbers of
 * the tickets by the passengers' places; `undefined` when the order is not held any more.
 *
 * Points go to the accounts of the members whose numbers the travellers gave, and count once the direction that earns them
 * has departed. What points paid earns none.
 *
 * One statement, which is done wholly or not at all. Rejects when the locator is taken: see {@link isLocatorTaken}.
 */
export async function confirmOrder(
  db: Database,
  { id, offer, paidWith }: Pick<OrderRow, 'id' | 'offer' | 'paidWith'>,
  { recordLocator, charge, passengers }: Confirmation,
  now: Date,
): Promise<ReadonlyMap<number, number> | undefined> {
  const earning = paidWith === 'points' ? [] : pointsOfBounds(offer);
  const flying = passengers.map(({ kind, frequentFlyerNumber }, position) => ({
    position,
    hasTicket: kind !== 'lapInfant',
    earns: kind !== 'lapInfant' && earnsPoints(offer, position),
    frequentFlyerNumber,
  }));
  const hasMember = passengers.some(({ frequentFlyerNumber }) => frequentFlyerNumber !== undefined);
  const jobs = [
    ...(charge === undefined ? [] : [paymentJob('capturePayment', id, charge)]),
    orderJob('confirmationMail', id),
    ...checkInJobs(id, offer.bounds, now),
    ...earlyBirdJobs(
      id,
      // Whose tier keeps a place is looked at when it is kept.
      hasMember ? offer.bounds : offer.bounds.filter(({ family }) => hasEarlyBird(family)),
      id,
      now,
    ),
  ];
  const at = now.toISOString();
  const result = await db.execute(sql`
    with confirmed as (
      update booking_order set status = 'confirmed', record_locator = ${recordLocator}, confirmed_at = ${at}::timestamptz,
        has_name_keys = true
      where id = ${id} and status = 'held'
      returning id
    ), flying as (
      select confirmed.id as order_id, p.*
      from confirmed, jsonb_to_recordset(${JSON.stringify(flying)}::jsonb) as p
        (position smallint, "hasTicket" boolean, earns boolean, "frequentFlyerNumber" text)
    )${charge === undefined ? sql`` : paid(charge)}, earned as (
      insert into points_movement (account_id, order_id, bound, kind, points, at, counts_from, departs_on)
      select account.id, flying.order_id, b.bound, 'earned', sum(b.points), ${at}::timestamptz, b."countsFrom", b."departsOn"
      from flying join account on account.account_number = flying."frequentFlyerNumber" and account.kind = 'member',
        jsonb_to_recordset(${JSON.stringify(earning)}::jsonb) as b
          (bound smallint, points integer, "countsFrom" timestamptz, "departsOn" date)
      where flying.earns and b.points > 0
      group by account.id, flying.order_id, b.bound, b."countsFrom", b."departsOn"
    ), findable as (
      ${insertTripNameKeys(hashTripNames(recordLocator, passengers), sql`confirmed`)}
    ), left_to_do as (
      ${insertOrderJobs(jobs, sql`confirmed`, now)}
    )
    insert into ticket (order_id, position)
    select order_id, position from flying where "hasTicket" order by position
    returning position, serial`);
  const { rows } = result as { readonly rows: readonly { position: number; serial: number }[] };
  // Every party has an adult, so an order that was confirmed has a ticket.
  return rows.length === 0 ? undefined : new Map(rows.map(({ position, serial }) => [position, serial]));
}

/** The part of a confirmation that says who paid; what an earlier release holds has no row of its payment yet. */
function paid({ id, position, kind, brand, lastFour, account, amountMinor, currency }: Charge): SQL {
  return sql`, paid as (
      insert into order_payment (order_id, position, id, kind, brand, last_four, account, amount_minor, currency)
      select confirmed.id, ${position}::smallint, ${id}::uuid, ${kind}, ${brand}, ${lastFour}, ${account}, ${amountMinor}::integer, ${currency}
      from confirmed
      on conflict (order_id, position) do update set brand = excluded.brand, last_four = excluded.last_four,
        account = excluded.account
    )`;
}

/** Whether a confirmation failed because another order has the locator. */
export function isLocatorTaken(error: unknown): boolean {
  return brokenConstraint(error) === 'booking_order_record_locator';
}
