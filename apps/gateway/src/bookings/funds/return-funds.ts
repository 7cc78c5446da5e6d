import { sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';

/**
 * Gives back what an order spent of travel funds, in the transaction that releases it. Once: the schema has room for one movement of a
 * kind. What goes back to a fund whose last day is over is written off by the worker.
 */
export async function returnFunds(db: Database, orderId: string, now: Date): Promise<void> {
  await db.execute(sql`
    insert into travel_fund_movement (fund_number, kind, amount_minor, at, order_id)
    select fund_number, 'returned', -amount_minor, ${now.toISOString()}::timestamptz, order_id
    from travel_fund_movement where order_id = ${orderId} and kind = 'spent'
    order by fund_number`);
}

/**
 * Gives back what orders spent of travel funds that an instance of an earlier release has released, which knew of no funds; returns
 * how many movements it took.
 */
export async function returnFundsOfReleasedOrders(db: Database, now: Date): Promise<number> {
  const { rows } = (await db.execute(sql`
    insert into travel_fund_movement (fund_number, kind, amount_minor, at, order_id)
    select spent.fund_number, 'returned', -spent.amount_minor, ${now.toISOString()}::timestamptz, spent.order_id
    from travel_fund_movement spent join booking_order o on o.id = spent.order_id
    where spent.kind = 'spent' and o.status = 'released' and not exists (
      select 1 from travel_fund_movement returned
      where returned.order_id = spent.order_id and returned.fund_number = spent.fund_number and returned.kind = 'returned')
    order by spent.fund_number
    on conflict do nothing
    returning fund_number`)) as { readonly rows: readonly unknown[] };
  return rows.length;
}
