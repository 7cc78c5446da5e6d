import { problemNameOf, trip } from '@airline/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { keyedPost, readJson } from '../../../test-support/orders.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { bookingOrder } from '../orders/order-schema.ts';
import { toTripUrls } from './trip-link.ts';

let database: OpenDatabase;
let gateway: OrderGateway;

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = await openOrderGateway(database);
});
afterAll(() => database.close());

const post = async (operation: string, body: object): Promise<Response> =>
  gateway.app.request(`/api/air-booking/v1/trips/${operation}`, keyedPost(body));
const open = (recordLocator: string, secret: string) => post('link', { recordLocator, secret });

async function expectOver(answer: Promise<Response>): Promise<void> {
  const { status, ...rest } = await answer.then(async (response) => ({
    status: response.status,
    name: problemNameOf((await readJson(response)).type),
  }));
  expect({ status, ...rest }).toEqual({ status: 404, name: 'tripNotFound' });
}

/** Books a trip that lands on 2026-12-01, and reads its order. */
async function bookTrip() {
  const outcome = await gateway.outcome(gateway.book());
  if (outcome.status !== 'confirmed') throw new Error(outcome.status);
  const { recordLocator } = outcome.trip;
  const [order] = await database.db.select().from(bookingOrder).where(eq(bookingOrder.recordLocator, recordLocator));
  if (order === undefined) throw new Error('The order is not there.');
  return { recordLocator, orderId: order.id, email: order.email };
}

async function secretOf(content: { orderId: string; email: string; recordLocator: string; isCancelled?: boolean }) {
  const { tripUrl } = await toTripUrls(gateway.orders, { language: 'es', isCancelled: false, ...content });
  const { pathname, hash } = new URL(tripUrl);
  expect(pathname).toBe(`/trip/${content.recordLocator}`);
  return hash.replace('#link=', '');
}

test('a mailed link shows its trip without the names, and changes nothing', async () => {
  const order = await bookTrip();
  const secret = await secretOf(order);
  const opened = await open(order.recordLocator.toLowerCase(), secret);
  expect(opened.status).toBe(200);
  expect(opened.headers.get('cache-control')).toBe('no-store');
  expect(trip.parse(await opened.json()).recordLocator).toBe(order.recordLocator);
  expect(gateway.logged.join('\n')).not.toContain(secret);
});

test('a link shows no other trip, and none for another secret or a locator that nobody has', async () => {
  const [one, other] = [await bookTrip(), await bookTrip()];
  const secret = await secretOf(one);
  await expectOver(open(other.recordLocator, secret));
  await expectOver(open('ZZZZZZ', secret));
  await expectOver(open(one.recordLocator, `${secret.slice(0, -1)}${secret.endsWith('A') ? 'E' : 'A'}`));
});

test('a link ends when the trip has another contact', async () => {
  const order = await bookTrip();
  const secret = await secretOf(order);
  await database.db.update(bookingOrder).set({ email: 'luis@example.com' }).where(eq(bookingOrder.id, order.orderId));
  await expectOver(open(order.recordLocator, secret));
});

test('a cancellation ends the link of the confirmation, and its own mail has another one', async () => {
  const order = await bookTrip();
  const secret = await secretOf(order);
  const lookup = { recordLocator: order.recordLocator, firstName: 'Ana', lastName: 'Núñez' };
  const { refund, credit } = await readJson<{ refund: object; credit: object }>(post('cancellation-quote', lookup));
  const code = await tripCodeFor(gateway.orders, order.recordLocator);
  expect((await post('cancellation', { ...lookup, code, shown: { refund, credit } })).status).toBe(200);
  await expectOver(open(order.recordLocator, secret));
  const next = await open(order.recordLocator, await secretOf({ ...order, isCancelled: true }));
  expect(trip.parse(await next.json()).status).toBe('cancelled');
});

test('a link ends 30 days after the last flight', async () => {
  const order = await bookTrip();
  const secret = await secretOf(order);
  gateway.clock.now = new Date('2026-12-31T14:34:59Z');
  expect((await open(order.recordLocator, secret)).status).toBe(200);
  gateway.clock.now = new Date('2026-12-31T14:35:00Z');
  await expectOver(open(order.recordLocator, secret));
});
