import type { Campaign } from '@airline/contract';
import { inArray, lt, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { orderCampaign } from './order-campaign-schema.ts';

/** The most rows of a report of campaigns. */
const mostCampaigns = 100;

/** What confirmed orders came from, by one parameter's value. */
export interface CampaignOrders {
  readonly parameter: keyof Campaign;
  readonly value: string;
  readonly orders: number;
  /** US cents. */
  readonly totalMinor: number;
}

/** What was confirmed within a time: those that were cancelled since included. */
export interface ConfirmedOrders {
  readonly count: number;
  readonly campaigns: readonly CampaignOrders[];
}

/** Counts the orders that were confirmed from one instant on and before another, and what they came from. */
export async function countConfirmedOrders(db: Database, from: Date, to: Date): Promise<ConfirmedOrders> {
  const within = sql`confirmed_at >= ${from.toISOString()}::timestamptz and confirmed_at < ${to.toISOString()}::timestamptz`;
  const counted = (await db.execute(sql`
    select count(*)::integer as count from booking_order where ${within}`)) as {
    readonly rows: readonly { readonly count: number }[];
  };
  const campaigns = (await db.execute(sql`
    select c.key as parameter, c.value, count(*)::integer as orders,
      sum((o.offer -> 'price' -> 'total' ->> 'amountMinor')::bigint)::float8 as "totalMinor"
    from order_campaign join booking_order o on o.id = order_campaign.order_id, jsonb_each_text(order_campaign.parameters) as c
    where ${within}
    group by c.key, c.value
    order by orders desc, c.key, c.value
    limit ${mostCampaigns}`)) as { readonly rows: readonly CampaignOrders[] };
  return { count: counted.rows[0]?.count ?? 0, campaigns: campaigns.rows };
}

/** Reads where the visits of orders came from, by the ids of the orders. */
export async function readCampaigns(db: Database, orderIds: readonly string[]): Promise<ReadonlyMap<string, Campaign>> {
  const rows = await db
    .select()
    .from(orderCampaign)
    .where(inArray(orderCampaign.orderId, [...orderIds]));
  return new Map(rows.map(({ orderId, parameters }) => [orderId, parameters]));
}

/** Forgets where orders came from that were made before an instant. */
export async function deleteCampaignsBefore(db: Database, instant: Date): Promise<void> {
  await db.delete(orderCampaign).where(lt(orderCampaign.at, instant));
}
