import { asc, inArray, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import { orderVersion } from './order-version-schema.ts';

/** What an order books from a change on. */
export interface NewVersion {
  readonly orderId: string;
  /** The number of the version that it was made of, and replaces; 0 as the order was booked. */
  readonly replaces: number;
  readonly offer: OfferContent;
}

/**
 * Has a confirmed order book something else, and keeps what it booked until now; false where it was changed or cancelled since the
 * version that the new one was made of.
 *
 * Who gives back the seats and the money of the version that is replaced does it in the same transaction.
 */
export async function replaceVersion(
  tx: Database,
  { orderId, replaces, offer }: NewVersion,
  now: Date,
): Promise<boolean> {
  const result = await tx.execute(sql`
    with replaced as (
      select id, offer, version from booking_order
      where id = ${orderId} and status = 'confirmed' and version = ${replaces}::smallint
      for no key update
    ), kept as (
      insert into order_version (order_id, number, offer, tickets, replaced_at)
      select id, version, offer,
        (select jsonb_agg(jsonb_build_object('position', t.position, 'serial', t.serial) order by t.position)
          from ticket t where t.order_id = replaced.id),
        ${now.toISOString()}::timestamptz
      from replaced
    )
    update booking_order set offer = ${JSON.stringify(offer)}::jsonb, version = replaced.version + 1
    from replaced where booking_order.id = replaced.id
    returning booking_order.id`);
  return (result as { readonly rows: readonly unknown[] }).rows.length > 0;
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
