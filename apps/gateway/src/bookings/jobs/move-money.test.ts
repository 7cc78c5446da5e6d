import { randomUUID } from 'node:crypto';

import type { Trip } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { job } from '../../jobs/job-schema.ts';
import { enqueueOrderJobs, refundJob } from '../orders/order-jobs.ts';
import { bookingOrder, orderCancellation, orderPayment, orderRefund } from '../orders/order-schema.ts';
import { sandboxAuthorisation } from '../payments/sandbox/sandbox-schema.ts';
import { capturePayment, refundPayment } from './move-money.ts';

let database: OpenDatabase;
let gateway: OrderGateway;

beforeEach(async () => {
  database = await openMemoryDatabase();
  gateway = await openOrderGateway(database);
});
afterEach(() => database.close());

async function book(): Promise<{ readonly orderId: string; readonly paymentId: string }> {
  const outcome = await gateway.outcome(gateway.book());
  const { recordLocator } = (outcome as { readonly trip: Trip }).trip;
  const [order] = await database.db.select().from(bookingOrder).where(eq(bookingOrder.recordLocator, recordLocator));
  const [payment] = await database.db
    .select()
    .from(orderPayment)
    .where(eq(orderPayment.orderId, order?.id ?? ''));
  return { orderId: order?.id ?? '', paymentId: payment?.id ?? '' };
}

const processorsBook = async (reference: string) => {
  const [found] = await database.db
    .select()
    .from(sandboxAuthorisation)
    .where(eq(sandboxAuthorisation.reference, reference));
  return found;
};

test('a payment has an id of its own, by which the processor knows it', async () => {
  const { orderId, paymentId } = await book();
  expect(paymentId).not.toBe(orderId);
  expect(await processorsBook(orderId)).toBeUndefined();
  expect(await processorsBook(paymentId)).toMatchObject({ state: 'authorised', amountMinor: 12_900 });
});

test('an order has several refunds: each has its job, and is made once', async () => {
  const { orderId, paymentId } = await book();
  const createdAt = gateway.clock.now;
  const refunds = [4_000, 900].map((amountMinor) => ({
    id: randomUUID(),
    paymentId,
    amountMinor,
    kind: 'card' as const,
  }));
  for (const { kind: _kind, ...refund } of refunds) {
    await database.db.insert(orderRefund).values({ ...refund, orderId, currency: 'USD', createdAt });
  }
  const jobs = refunds.map((refund) => refundJob(orderId, refund));
  await enqueueOrderJobs(database.db, [...jobs, ...jobs], createdAt);
  const left = await database.db.select().from(job).where(eq(job.kind, 'refundPayment'));
  expect(left).toHaveLength(2);
  for (const { payload } of [...jobs, ...jobs]) {
    await refundPayment(gateway.orders, payload);
  }
  expect(await processorsBook(paymentId)).toMatchObject({ captures: 1, refunds: 2, refundedMinor: 4_900 });
  const made = await database.db.select().from(orderRefund);
  expect(made.every(({ refundedAt }) => refundedAt !== null)).toBe(true);
});

test('a refund beyond what was taken is refused, and not noted as made', async () => {
  const { orderId, paymentId } = await book();
  const refund = { id: randomUUID(), paymentId, amountMinor: 12_901 };
  await database.db.insert(orderRefund).values({ ...refund, orderId, currency: 'USD', createdAt: gateway.clock.now });
  const asked = refundPayment(gateway.orders, { orderId, paymentId, refundId: refund.id, tender: 'card' });
  await expect(asked).rejects.toThrow('moreThanCaptured');
  const [written] = await database.db.select().from(orderRefund);
  expect(written?.refundedAt).toBeNull();
});

test('jobs that an earlier release left are done by the order’s id', async () => {
  const { orderId, paymentId } = await book();
  const { db } = database;
  await db.update(orderPayment).set({ id: null }).where(eq(orderPayment.orderId, orderId));
  await db
    .update(sandboxAuthorisation)
    .set({ reference: orderId })
    .where(eq(sandboxAuthorisation.reference, paymentId));
  await capturePayment(gateway.orders, { orderId });
  const [payment] = await db.select().from(orderPayment);
  expect(payment?.capturedAt).toBeInstanceOf(Date);
  await db.update(bookingOrder).set({ status: 'cancelled' });
  await db.insert(orderCancellation).values({
    orderId,
    cancelledAt: gateway.clock.now,
    refundMinor: 12_900,
    creditMinor: 0,
    forfeitedMinor: 0,
    currency: 'USD',
  });
  await refundPayment(gateway.orders, { orderId });
  await refundPayment(gateway.orders, { orderId });
  expect(await processorsBook(orderId)).toMatchObject({ refunds: 1, refundedMinor: 12_900 });
  const [cancellation] = await db.select().from(orderCancellation);
  expect(cancellation?.refundedAt).toBeInstanceOf(Date);
});
