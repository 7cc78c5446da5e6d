import { extraLimits } from '@airline/contract';
import { eq, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { type ExtraPurchaseRow, orderExtraPurchase } from './order-extra-schema.ts';
import type { EndedExtra, PaidExtra } from './rules/extras-given-back.ts';
import { listLegs } from './rules/journey.ts';

/** An extra that an order has. */
export interface StoredExtra extends PaidExtra {
  readonly boughtAt: string;
}

/** What the extras that the cancellation of an order ended gave back, and did not, in cents. */
export interface EndedExtrasJson {
  readonly refundMinor: number;
  readonly forfeitedMinor: number;
}

/** A place in line that is kept for a traveller, by their position in the order. */
export interface KeptPlace {
  readonly passenger: number;
  readonly legId: string;
  readonly position: number;
}

/** The part of a statement that reads the extras that each `booking_order` has. */
export const selectExtras = sql`(
        select jsonb_agg(jsonb_build_object('id', e.id, 'kind', e.kind, 'passenger', e.passenger, 'bound', e.bound,
          'legId', e.leg_id, 'amountMinor', e.amount_minor, 'paymentId', p.payment ->> 'id', 'paidBy', p.payment ->> 'kind',
          'boughtAt', p.confirmed_at) order by e.bound, e.passenger, e.kind, e.id)
        from order_extra e join order_extra_purchase p on p.id = e.purchase_id
        where e.order_id = booking_order.id and e.state = 'active')`;

/** The part of a statement that reads what the extras gave back that the cancellation of each `booking_order` ended. */
export const selectEndedExtras = sql`(
        select jsonb_build_object(
          'refundMinor', coalesce(sum(e.amount_minor) filter (where e.state = 'refunded'), 0),
          'forfeitedMinor', coalesce(sum(e.amount_minor) filter (where e.state = 'forfeited'), 0))
        from order_extra e where e.ended_by = booking_order.id having count(*) > 0)`;

/** The part of a statement that reads the places in line that are kept for who flies on each `booking_order`: held ones are not theirs yet. */
export const selectKeptPlaces = sql`(
        select jsonb_agg(jsonb_build_object('passenger', b.passenger, 'legId', b.leg_id, 'position', b.position)
          order by b.position)
        from boarding_place b left join order_extra_purchase p on p.id = b.purchase_id
        where b.order_id = booking_order.id and (p.id is null or p.status = 'confirmed'))`;

/** The parts of a statement that end extras of the order of `orders`. */
export function endExtras(orders: SQL, extras: readonly EndedExtra[], by: string, now: Date): SQL {
  if (extras.length === 0) return sql``;
  return sql`, ended_extras as (
      update order_extra set state = e.state, ended_at = ${now.toISOString()}::timestamptz, ended_by = ${by}::uuid
      from ${orders} as orders, jsonb_to_recordset(${JSON.stringify(extras)}::jsonb) as e (id uuid, state text)
      where order_extra.order_id = orders.id and order_extra.id = e.id and order_extra.state = 'active'
    )`;
}

/** The part of a statement that moves the extras of directions that come after cancelled ones to the places that they have then. */
export function moveExtras(orders: SQL, cancelledBounds: readonly number[]): SQL {
  if (cancelledBounds.length === 0) return sql``;
  const cancelled = sql`jsonb_array_elements_text(${JSON.stringify(cancelledBounds)}::jsonb)`;
  return sql`, moved_extras as (
      update order_extra set bound = bound - (select count(*) from ${cancelled} as c (place) where c.place::int < bound)
      from ${orders} as orders
      where order_extra.order_id = orders.id and order_extra.state = 'active'
        and not ${JSON.stringify(cancelledBounds)}::jsonb @> to_jsonb(bound)
    )`;
}

/** The places in line that are kept on a flight, or given to who checked in, and those that each traveller of an order has, the first one. */
export interface LegPlaces {
  readonly taken: ReadonlySet<number>;
  /** By the traveller's position in the order. */
  readonly own: ReadonlyMap<number, number>;
}

/** Reads the places that are kept on a flight, in a transaction that has locked it: held ones are taken, and not their buyer's yet. */
export async function readKeptPlaces(
  tx: Database,
  { orderId, legId }: { readonly orderId: string; readonly legId: string },
): Promise<LegPlaces> {
  const { rows } = (await tx.execute(sql`
    select b.order_id as "orderId", b.passenger, b.position, coalesce(p.status, 'confirmed') = 'confirmed' as "isGiven"
    from boarding_place b left join order_extra_purchase p on p.id = b.purchase_id
    where b.leg_id = ${legId} order by b.position desc`)) as {
    readonly rows: readonly (KeptPlace & { readonly orderId: string; readonly isGiven: boolean })[];
  };
  const own = rows.filter((row) => row.orderId === orderId && row.isGiven);
  return {
    taken: new Set(rows.map(({ position }) => position)),
    own: new Map(own.map(({ passenger, position }) => [passenger, position])),
  };
}

/** The part of a statement that lets the kept places in line of all who were on the order of `orders` go. */
export function clearPlaces(orders: SQL): SQL {
  return sql`delete from boarding_place where order_id in (select id from ${orders})`;
}

/** The part of a statement that lets kept places go on flights that an order no longer has, and of who no longer flies. */
export function clearPlacesOutside(orders: SQL, offer: OfferContent, leaving: readonly number[]): SQL {
  const kept = JSON.stringify(listLegs(offer.bounds).map(({ id }) => id));
  return sql`delete from boarding_place where order_id in (select id from ${orders})
      and (not ${kept}::jsonb ? leg_id or ${JSON.stringify(leaving)}::jsonb @> to_jsonb(passenger))`;
}

export async function findPurchase(db: Database, id: string): Promise<ExtraPurchaseRow | undefined> {
  const [found] = await db.select().from(orderExtraPurchase).where(eq(orderExtraPurchase.id, id));
  return found;
}

/** Reads which of the first places of a flight are taken: kept for somebody, or given to who checked in. */
export async function readTakenPlaces(db: Database, legId: string): Promise<ReadonlySet<number>> {
  const { rows } = (await db.execute(sql`
    select position from boarding_place where leg_id = ${legId} and position <= ${extraLimits.upgradedPlaces}::integer
    union
    select position from check_in where leg_id = ${legId} and position <= ${extraLimits.upgradedPlaces}::integer`)) as {
    readonly rows: readonly { readonly position: number }[];
  };
  return new Set(rows.map(({ position }) => position));
}

/** Finds by what the company knows the payment of a purchase: that of the order which it was moved with, or itself. */
export async function findMovedPayment(db: Database, paymentId: string): Promise<string> {
  const { rows } = (await db.execute(sql`
    select payment ->> 'movedWith' as "movedWith" from order_extra_purchase
    where payment ->> 'id' = ${paymentId}`)) as { readonly rows: readonly { readonly movedWith: string | null }[] };
  return rows[0]?.movedWith ?? paymentId;
}

/** Writes down that the money of purchases was taken: of one by itself, or of what was bought with an order. */
export async function markPurchaseCaptured(db: Database, paymentId: string, now: Date): Promise<void> {
  await db.execute(sql`
    update order_extra_purchase set captured_at = ${now.toISOString()}::timestamptz
    where (payment ->> 'id' = ${paymentId} or payment ->> 'movedWith' = ${paymentId}) and status = 'confirmed' and captured_at is null`);
}
