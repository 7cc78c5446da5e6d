import { sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';

/** An order, or what of it movements of funds belong to: `subject` is the id of the change; the order itself by default. */
export interface FundsOf {
  readonly orderId: string;
  readonly subject?: string;
}

/**
 * Gives back what an order, or a change of it, spent of travel funds, in the transaction that releases it. Once: the schema has room
 * for one movement of a kind. What goes back to a fund whose last day is over is written off by the worker.
 */
export async function returnFunds(db: Database, { orderId, subject }: FundsOf, now: Date): Promise<void> {
  await db.execute(sql`
    insert into travel_fund_movement (fund_number, kind, amount_minor, at, order_id, subject)
    select fund_number, 'returned', -amount_minor, ${now.toISOString()}::timestamptz, order_id, subject
    from travel_fund_movement
    where order_id = ${orderId} and subject is not distinct from ${subject ?? null}::uuid and kind = 'spent'
    order by fund_number`);
}

/**
 * Gives back what orders, and changes of them, spent of travel funds that an instance of an earlier release has released, which knew of
 * no funds; returns how many movements it took.
 */
export async function returnFundsOfReleased(db: Database, now: Date): Promise<number> {
  const { rows } = (await db.execute(sql`
    insert into travel_fund_movement (fund_number, kind, amount_minor, at, order_id, subject)
    select spent.fund_number, 'returned', -spent.amount_minor, ${now.toISOString()}::timestamptz, spent.order_id, spent.subject
    from travel_fund_movement spent join booking_order o on o.id = spent.order_id
      left join order_change c on c.id = spent.subject
    where spent.kind = 'spent'
      and case when spent.subject is null then o.status = 'released' else c.status = 'released' end
      and not exists (
        select 1 from travel_fund_movement returned
        where returned.order_id = spent.order_id and returned.subject is not distinct from spent.subject
          and returned.fund_number = spent.fund_number and returned.kind = 'returned')
    order by spent.fund_number
    on conflict do nothing
    returning fund_number`)) as { readonly rows: readonly unknown[] };
  return rows.length;
}
