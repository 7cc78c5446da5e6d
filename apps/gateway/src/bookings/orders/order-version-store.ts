import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { bookingOrder } from './order-schema.ts';
import { orderVersion } from './order-version-schema.ts';

/** What an order books from a change on. */
export interface NewVersion {
  readonly orderId: string;
  /** The number of the version that it was made of, and replaces; 0 as the order was booked. */
  readonly replaces: number;
  readonly offer: OfferContent;
}

/**
 * The part of a statement that gives the order of a version, `id` and `version` among its columns, as long as it is confirmed and still
 * at the version that the new one was made of; locked, so that of two who come with a new one the second finds none.
 */
export function lockVersion({ orderId, replaces }: Pick<NewVersion, 'orderId' | 'replaces'>): SQL {
  return sql`select * from booking_order
      where id = ${orderId} and status = 'confirmed' and version = ${replaces}::smallint
      for no key update`;
}

/**
 * Runs work on an order once nobody else is at it: what the work reads is as others left it, and not as it was before they were waited for.
 *
 * A statement that waits for a lock sees the locked row anew, and all other rows as they stood when it began: who checked in meanwhile
 * would be missed by a statement that has to undo that.
 */
export function withOrderLocked<Done>(
  db: Database,
  orderId: string,
  work: (tx: Database) => Promise<Done>,
): Promise<Done> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select from booking_order where id = ${orderId} for no key update`);
    return work(tx);
  });
}

/**
 * The parts of a statement that have the order of {@link lockVersion}, `target`, book something else, and keep what it booked until now.
 *
 * Who gives back the seats and the money of the version that is replaced does it in the same statement.
 */
export function replaceVersion(target: SQL, { offer }: Pick<NewVersion, 'offer'>, now: Date): SQL {
  return sql`kept as (
      insert into order_version (order_id, number, offer, tickets, replaced_at)
      select target.id, target.version, target.offer,
        (select jsonb_agg(jsonb_build_object('position', t.position, 'serial', t.serial) order by t.position)
          from ticket t where t.order_id = target.id),
        ${now.toISOString()}::timestamptz
      from ${target} as target
    ), replaced as (
      update booking_order set offer = ${JSON.stringify(offer)}::jsonb, version = target.version + 1
      from ${target} as target where booking_order.id = target.id
    )`;
}

/**
 * Has a confirmed order book something else, in the caller's transaction, where nothing else of it changes hands; false where it was
 * changed or cancelled since the version that the new one was made of.
 */
export async function storeVersion(tx: Database, version: NewVersion, now: Date): Promise<boolean> {
  const target = sql`target`;
  const { rows } = (await tx.execute(sql`
    with target as (${lockVersion(version)}), ${replaceVersion(target, version, now)}
    select id from target`)) as { readonly rows: readonly unknown[] };
  return rows.length > 0;
}

/** Reads the state of an order and how often what it books was changed. */
export async function findVersion(db: Database, orderId: string) {
  const { status, version, offer } = bookingOrder;
  const [found] = await db.select({ status, version, offer }).from(bookingOrder).where(eq(bookingOrder.id, orderId));
  return found;
}

type OrderVersionRow = typeof orderVersion.$inferSelect;

/** Reads what orders booked before they were changed, the oldest first; gives what finds the versions of each. */
export async function readEarlierVersionsOf(
  db: Database,
  orderIds: readonly string[],
): Promise<(orderId: string) => readonly OrderVersionRow[]> {
  if (orderIds.length === 0) return () => [];
  const rows = await db
    .select()
    .from(orderVersion)
    .where(inArray(orderVersion.orderId, [...orderIds]))
    .orderBy(asc(orderVersion.number));
  return (orderId) => rows.filter((row) => row.orderId === orderId);
}
