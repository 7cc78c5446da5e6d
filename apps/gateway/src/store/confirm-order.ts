import type { Passenger } from '@airline/contract';
import { sql } from 'drizzle-orm';

import { sharePoints } from '../domain/orders/points-shares.ts';
import type { CardHint } from '../domain/orders/trip-view.ts';
import { brokenConstraint } from './broken-constraint.ts';
import type { Database } from './database.ts';
import type { OrderRow } from './orders.ts';

/** What a confirmation writes, beside the order. */
export interface Confirmation {
  readonly recordLocator: string;
  readonly card: CardHint;
  readonly passengers: readonly Pick<Passenger, 'kind' | 'frequentFlyerNumber'>[];
}

/**
 * Confirms a held order: its locator, tickets, payment, points, and what has to follow outside. Gives the serial numbers
 * of the tickets by the passengers' places, or `undefined` when the order is not held any more.
 *
 * One statement, which is done wholly or not at all. Rejects when the locator is taken: see {@link isLocatorTaken}.
 */
export async function confirmOrder(
  db: Database,
  { id, offer }: Pick<OrderRow, 'id' | 'offer'>,
  { recordLocator, card, passengers }: Confirmation,
  now: Date,
): Promise<ReadonlyMap<number, number> | undefined> {
  const shares = sharePoints(
    offer.price,
    passengers.map(({ kind }) => kind),
  );
  const flying = passengers.map(({ kind, frequentFlyerNumber }, position) => ({
    position,
    hasTicket: kind !== 'lapInfant',
    frequentFlyerNumber,
    points: shares[position] ?? 0,
  }));
  const { amountMinor, currency } = offer.price.total;
  const at = now.toISOString();
  const result = await db.execute(sql`
    with confirmed as (
      update booking_order set status = 'confirmed', record_locator = ${recordLocator}, confirmed_at = ${at}::timestamptz
      where id = ${id} and status = 'held'
      returning id
    ), flying as (
      select confirmed.id as order_id, p.*
      from confirmed, jsonb_to_recordset(${JSON.stringify(flying)}::jsonb) as p
        (position smallint, "hasTicket" boolean, "frequentFlyerNumber" text, points integer)
    ), paid as (
      insert into order_payment (order_id, position, brand, last_four, amount_minor, currency)
      select id, 0, ${card.brand}, ${card.lastFour}, ${amountMinor}::integer, ${currency} from confirmed
    ), earned as (
      insert into points_earned (order_id, position, frequent_flyer_number, points)
      select order_id, position, "frequentFlyerNumber", points from flying
      where "frequentFlyerNumber" is not null and points > 0
    ), left_to_do as (
      insert into outbox (kind, order_id, created_at, due_at)
      select kind, id, ${at}::timestamptz, ${at}::timestamptz
      from confirmed, (values ('capturePayment'), ('confirmationMail')) as kinds (kind)
    )
    insert into ticket (order_id, position)
    select order_id, position from flying where "hasTicket" order by position
    returning position, serial`);
  const { rows } = result as { readonly rows: readonly { position: number; serial: number }[] };
  // Every party has an adult, so an order that was confirmed has a ticket.
  return rows.length === 0 ? undefined : new Map(rows.map(({ position, serial }) => [position, serial]));
}

/** Tells whether a confirmation failed because another order has the locator. */
export function isLocatorTaken(error: unknown): boolean {
  return brokenConstraint(error) === 'booking_order_record_locator';
}
