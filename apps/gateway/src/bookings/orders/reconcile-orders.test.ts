import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import type { OpenDatabase } from '../../database/database.ts';
import type { PaymentProcessor, PaymentState } from '../payments/payment-processor.ts';
import { bookingOrder, orderPayment } from './order-schema.ts';
import { reconcileOrders } from './reconcile-orders.ts';

const challengeCard = '4000002500003155';
const minuteMs = 60_000;

let database: OpenDatabase;
let gateway: OrderGateway;

beforeEach(async () => {
  database = await openMemoryDatabase();
  gateway = await openOrderGateway(database);
});
afterEach(() => database.close());

function later(milliseconds: number): void {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + milliseconds);
}

/** Makes an order that waits for the bank. */
async function waitingOrder(flight: string): Promise<string> {
  const outcome = await gateway.outcome(gateway.book({ offer: await gateway.offer({ flight }), card: challengeCard }));
  if (outcome.status !== 'challenge') throw new Error(outcome.status);
  return outcome.orderId;
}

/** Has the reconciler look at what is due, with another lookup in place of the processor's own. */
async function reconcile(lookup?: PaymentProcessor['lookup']): Promise<void> {
  const { payments } = gateway.orders;
  const { card } = payments.processors;
  const processors = { ...payments.processors, card: lookup === undefined ? card : { ...card, lookup } };
  await reconcileOrders({ ...gateway.orders, payments: { ...payments, processors } });
}

async function paymentOf(orderId = ''): Promise<string | null | undefined> {
  const [payment] = await database.db.select().from(orderPayment).where(eq(orderPayment.orderId, orderId));
  return payment?.id;
}

async function statusOf(orderId: string): Promise<string | undefined> {
  const [order] = await database.db.select().from(bookingOrder).where(eq(bookingOrder.id, orderId));
  return order?.status;
}

test('an order that cannot be settled does not keep the others waiting', async () => {
  const orders = [await waitingOrder('WN1'), await waitingOrder('WN2'), await waitingOrder('WN3')];
  for (const orderId of orders) await gateway.consent(orderId);
  later(10_000);
  const first = await paymentOf(orders[0]);
  await reconcile(async (paymentId) => {
    // Nothing that a processor says: the confirmation throws.
    if (paymentId === first) return null as unknown as PaymentState;
    return gateway.orders.payments.processors.card.lookup(paymentId);
  });
  expect(await Promise.all(orders.map(statusOf))).toEqual(['held', 'confirmed', 'confirmed']);
  expect(gateway.logged.filter((line) => line.includes('was not settled'))).toHaveLength(1);
});

test('an order whose lookup takes long does not keep the others waiting', async () => {
  const [slow, quick] = [await waitingOrder('WN1'), await waitingOrder('WN2')];
  for (const orderId of [slow, quick]) await gateway.consent(orderId);
  later(10_000);
  let answerSlow: () => void = () => undefined;
  const quickWasAsked = new Promise<void>((resolve) => (answerSlow = resolve));
  const quickPayment = await paymentOf(quick);
  await reconcile(async (paymentId) => {
    if (paymentId === quickPayment) answerSlow();
    else await quickWasAsked;
    return gateway.orders.payments.processors.card.lookup(paymentId);
  });
  expect(await Promise.all([slow, quick].map(statusOf))).toEqual(['confirmed', 'confirmed']);
});

test('an abandoned consent is asked about ever more rarely, and ends when its hold does', async () => {
  const orderId = await waitingOrder('WN1');
  const start = gateway.clock.now.getTime();
  const askedAt: number[] = [];
  while (gateway.clock.now.getTime() < start + 15 * minuteMs) {
    later(2_000);
    await reconcile(async (id) => {
      askedAt.push((gateway.clock.now.getTime() - start) / 1000);
      return gateway.orders.payments.processors.card.lookup(id);
    });
  }
  expect(askedAt).toEqual([10, 20, 40, 80, 160, 320, 640, 900]);
  expect(await statusOf(orderId)).toBe('released');
});

test('a consent of the last moment is booked: the order still has its seats', async () => {
  const orderId = await waitingOrder('WN1');
  await gateway.consent(orderId);
  later(15 * minuteMs);
  await reconcile();
  expect(await statusOf(orderId)).toBe('confirmed');
});

test('an order whose hold is over is released although the processor is silent', async () => {
  const orderId = await waitingOrder('WN1');
  later(15 * minuteMs);
  await reconcile(() => Promise.reject(new Error('away')));
  expect(await statusOf(orderId)).toBe('released');
});
