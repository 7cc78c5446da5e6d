import { and, eq, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { orderRebooking, type OrderRebookingRow } from './order-rebooking-schema.ts';

/** The part of a statement that reads onto which itineraries each `booking_order` was put since its flights did not run. */
export const selectRebookedTo = sql`(
        select jsonb_agg(r.after) from order_rebooking r where r.order_id = booking_order.id and r.after is not null)`;

/** Writes what an operator did to an order: in the transaction that does it. */
export async function insertRebooking(tx: Database, rebooking: OrderRebookingRow): Promise<void> {
  await tx.insert(orderRebooking).values(rebooking);
}

/** Reads what an operator did to a version of an order; `undefined` where its person changed it, or nobody did. */
export async function findRebooking(
  db: Database,
  { orderId, replaces }: Pick<OrderRebookingRow, 'orderId' | 'replaces'>,
): Promise<OrderRebookingRow | undefined> {
  const isOfVersion = and(eq(orderRebooking.orderId, orderId), eq(orderRebooking.replaces, replaces));
  const [row] = await db.select().from(orderRebooking).where(isOfVersion);
  return row;
}
