import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { insertJobs } from '../../jobs/job-store.ts';

interface OrderJob {
  readonly orderId: string;
}

/** What must follow outside once an order is confirmed, released or cancelled, by the kinds of its jobs. */
export interface OrderJobs {
  readonly capturePayment: OrderJob;
  readonly voidPayment: OrderJob;
  readonly refundPayment: OrderJob;
  readonly confirmationMail: OrderJob;
  readonly cancellationMail: OrderJob;
}

type OrderJobKind = keyof OrderJobs;

/** Leaves a job for an order, in the transaction that makes it necessary. An order has one job of a kind. */
export async function enqueueOrderJob(db: Database, kind: OrderJobKind, orderId: string, now: Date): Promise<void> {
  await insertJobs(db, [{ kind, key: orderId, payload: { orderId } satisfies OrderJob }], now);
}

/** The part of a statement that leaves jobs for each order that another part, `orders`, returns as its `id`. */
export function insertOrderJobs(kinds: readonly OrderJobKind[], orders: SQL, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`insert into job (kind, key, payload, created_at, run_after)
      select kinds.kind, orders.id, jsonb_build_object('orderId', orders.id), ${at}, ${at}
      from ${orders} as orders, jsonb_array_elements_text(${JSON.stringify(kinds)}::jsonb) as kinds (kind)`;
}
