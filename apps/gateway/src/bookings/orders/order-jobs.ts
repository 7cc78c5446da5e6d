import { type SQL, sql } from 'drizzle-orm';

import type { Database } from '../../database/database.ts';
import { insertJobs } from '../../jobs/job-store.ts';
import type { ChargeKind } from '../payments/rules/charge-kinds.ts';

interface OrderJob {
  readonly orderId: string;
}

/** Jobs of earlier releases have no payment: their order's id is the payment's, and a card pays it. */
interface PaymentJob extends OrderJob {
  readonly paymentId?: string;
  readonly tender?: ChargeKind;
}

/** Jobs of earlier releases have no refund: all that the order's cancellation gives back is one. */
interface RefundJob extends PaymentJob {
  readonly refundId?: string;
}

interface ChangeJob extends OrderJob {
  readonly changeId: string;
}

/** What must follow outside once an order is confirmed, changed, released or cancelled, by the kinds of its jobs. */
export interface OrderJobs {
  readonly capturePayment: PaymentJob;
  readonly voidPayment: PaymentJob;
  readonly refundPayment: RefundJob;
  readonly confirmationMail: OrderJob;
  readonly cancellationMail: OrderJob;
  readonly paymentFailedMail: OrderJob;
  readonly changeMail: ChangeJob;
  readonly changeFailedMail: ChangeJob;
}

type OrderJobKind = keyof OrderJobs;

/** A job of an order. */
export interface NewOrderJob<Kind extends OrderJobKind = OrderJobKind> {
  readonly kind: Kind;
  /** What it is done for once, however often it is left: an order, a change of one, a payment, a refund. */
  readonly subject: string;
  readonly payload: OrderJobs[Kind];
}

/** Makes a job that is done once for an order. */
export function orderJob(
  kind: 'confirmationMail' | 'cancellationMail' | 'paymentFailedMail',
  orderId: string,
): NewOrderJob {
  return { kind, subject: orderId, payload: { orderId } };
}

/** Makes a job that is done once for a change of an order. */
export function changeJob(kind: 'changeMail' | 'changeFailedMail', orderId: string, changeId: string): NewOrderJob {
  return { kind, subject: changeId, payload: { orderId, changeId } };
}

/** Makes a job that is done once for a payment. */
export function paymentJob(
  kind: 'capturePayment' | 'voidPayment',
  orderId: string,
  { id, kind: tender }: { readonly id: string; readonly kind: ChargeKind },
): NewOrderJob {
  return { kind, subject: id, payload: { orderId, paymentId: id, tender } };
}

/** Makes a job that is done once for a refund. */
export function refundJob(
  orderId: string,
  { id, paymentId, kind: tender }: { readonly id: string; readonly paymentId: string; readonly kind: ChargeKind },
): NewOrderJob {
  return { kind: 'refundPayment', subject: id, payload: { orderId, refundId: id, paymentId, tender } };
}

/** Leaves jobs for an order, in the transaction that makes them necessary. A subject has one job of a kind. */
export async function enqueueOrderJobs(db: Database, jobs: readonly NewOrderJob[], now: Date): Promise<void> {
  await insertJobs(
    db,
    jobs.map(({ subject, ...job }) => ({ ...job, key: subject })),
    now,
  );
}

/** The part of a statement that leaves jobs where another part, `orders`, returns a row. */
export function insertOrderJobs(jobs: readonly NewOrderJob[], orders: SQL, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`insert into job (kind, key, payload, created_at, run_after)
      select jobs.kind, jobs.subject, jobs.payload, ${at}, ${at}
      from ${orders} as orders,
        jsonb_to_recordset(${JSON.stringify(jobs)}::jsonb) as jobs (kind text, subject text, payload jsonb)`;
}
