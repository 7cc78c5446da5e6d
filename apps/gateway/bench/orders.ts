import { randomUUID } from 'node:crypto';

import { type OrderGateway, openOrderGateway } from '../test-support/order-gateway.ts';
import { boundOf, flightLeg, keyedPost, offerOf, orderOf } from '../test-support/orders.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { besideBareInserts, connectionOf, CONNECTIONS, onBothDatabases, type PersonsRequest } from './bare-inserts.ts';
import { formatTable } from './measure.ts';

const ORDERS = 1_000;
const WARM_UP_ORDERS = 200;

/**
 * The rows that one order of one passenger on one leg writes or changes: key, order, passenger, seats, card, authorisation;
 * then order, ticket, payment, points, two jobs, and the key's answer.
 */
const ROWS_PER_ORDER = 13;

async function measureOn(name: string, database: OpenDatabase): Promise<readonly (readonly string[])[]> {
  const gateway = await openOrderGateway(database, { seats: () => 10_000_000 });
  return besideBareInserts(database.db, {
    name: `orders, ${name}`,
    warmUp: await prepare(gateway, WARM_UP_ORDERS),
    requests: await prepare(gateway, ORDERS),
    rowsEach: ROWS_PER_ORDER,
    send: (request) => book(gateway, request),
  });
}

/** Makes whole requests, each of another person with an offer and a token of their own, on a hundred legs. */
async function prepare(gateway: OrderGateway, count: number): Promise<readonly PersonsRequest[]> {
  const requests: PersonsRequest[] = [];
  for (let index = 0; index < count; index += 1) {
    const leg = flightLeg(`WN${(index % 100) + 1}`, '2026-12-01');
    const expiresAt = new Date(gateway.clock.now.getTime() + 15 * 60 * 1000 + index);
    const offer = await gateway.orders.offers.sign(offerOf([boundOf([leg])], expiresAt));
    const order = orderOf(offer, await gateway.token());
    const contact = { ...order.contact, email: `${randomUUID()}@example.com` };
    requests.push({ post: keyedPost({ ...order, contact }), from: connectionOf(index) });
  }
  // Offers of another batch have to differ from these.
  gateway.clock.now = new Date(gateway.clock.now.getTime() + count);
  return requests;
}

async function book({ app }: OrderGateway, { post, from }: PersonsRequest): Promise<void> {
  const answer = await app.request('/api/air-booking/v1/orders', post, from);
  if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}: ${await answer.text()}`);
  await answer.text();
}

/** Prints the measurement. */
export async function benchmarkOrders(): Promise<void> {
  console.log(`\nOrders of one passenger on one leg, ${CONNECTIONS} at a time, ${ORDERS.toLocaleString('en')} in all:`);
  console.log(formatTable(['', 'orders/s', 'of the bare inserts'], await onBothDatabases(measureOn)));
}
