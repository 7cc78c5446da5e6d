import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import { type OrderGateway, openOrderGateway } from '../test-support/order-gateway.ts';
import { boundOf, flightLeg, keyedPost, offerOf, orderOf } from '../test-support/orders.ts';
import { postgresPrograms, startPostgres } from '../test-support/postgres.ts';
import { type Database, openDatabase, type OpenDatabase } from '../src/database/database.ts';
import { formatTable } from './measure.ts';

const CONNECTIONS = 50;
const ORDERS = 1_000;
const WARM_UP_ORDERS = 200;

/**
 * The rows that one order of one passenger on one leg writes or changes: key, order, passenger, seats, card, authorisation;
 * then order, ticket, payment, points, two jobs, and the key's answer.
 */
const ROWS_PER_ORDER = 13;

/** Books from 50 connections at once, beside bare inserts of as many rows: both through the same database in one run. */
async function measureOrders(): Promise<readonly (readonly string[])[]> {
  const folder = mkdtempSync(join(tmpdir(), 'gateway-bench-'));
  const embedded = await openDatabase({ databaseUrl: undefined, dataFolder: folder });
  const rows = await measureOn('PGlite', embedded);
  await embedded.close();
  rmSync(folder, { recursive: true });
  const programs = postgresPrograms();
  if (programs === undefined) {
    console.log('PostgreSQL is not on this machine: its rows are missing.');
    return rows;
  }
  const server = await startPostgres(programs);
  const database = await openDatabase({ databaseUrl: server.url, dataFolder: '' });
  const more = await measureOn('PostgreSQL', database);
  await database.close();
  await server.stop();
  return [...rows, ...more];
}

async function measureOn(name: string, database: OpenDatabase): Promise<(readonly string[])[]> {
  const { db } = database;
  const gateway = await openOrderGateway(database, { seats: () => 10_000_000 });
  await book(gateway, await prepare(gateway, WARM_UP_ORDERS));
  const orders = await prepare(gateway, ORDERS);
  await db.execute(sql`create table bench_row (id uuid primary key, body text not null)`);
  await insertRows(db, WARM_UP_ORDERS * ROWS_PER_ORDER);
  // Twice each in turn: what else the machine does falls on both.
  const half = ORDERS / 2;
  const first = await timed(() => book(gateway, orders.slice(0, half)));
  const firstBare = await timed(() => insertRows(db, half * ROWS_PER_ORDER));
  const second = await timed(() => book(gateway, orders.slice(half)));
  const secondBare = await timed(() => insertRows(db, half * ROWS_PER_ORDER));
  const ours = ORDERS / ((first + second) / 1000);
  const bare = ORDERS / ((firstBare + secondBare) / 1000);
  return [
    [`orders, ${name}`, Math.round(ours).toLocaleString('en'), `${(ours / bare).toFixed(2)} ×`],
    [`as many bare inserts, ${name}`, Math.round(bare).toLocaleString('en'), ''],
  ];
}

/** A request, and the connection that it comes by: one address may hold a few orders only. */
interface PersonsRequest {
  readonly post: RequestInit;
  readonly from: { readonly incoming: { readonly socket: { readonly remoteAddress: string } } };
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
    const remoteAddress = `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
    requests.push({ post: keyedPost({ ...order, contact }), from: { incoming: { socket: { remoteAddress } } } });
  }
  // Offers of another batch have to differ from these.
  gateway.clock.now = new Date(gateway.clock.now.getTime() + count);
  return requests;
}

async function book({ app }: OrderGateway, requests: readonly PersonsRequest[]): Promise<void> {
  await inParallel(requests.length, async (index) => {
    const { post, from } = requests[index] ?? {};
    const answer = await app.request('/api/air-booking/v1/orders', post, from);
    if (answer.status !== 201) throw new Error(`An order was answered ${answer.status}: ${await answer.text()}`);
    await answer.text();
  });
}

async function insertRows(db: Database, count: number): Promise<void> {
  const body = 'x'.repeat(200);
  await inParallel(count, async () => {
    await db.execute(sql`insert into bench_row (id, body) values (${randomUUID()}, ${body})`);
  });
}

async function inParallel(count: number, work: (index: number) => Promise<void>): Promise<void> {
  let next = 0;
  const clients = Array.from({ length: CONNECTIONS }, async () => {
    while (next < count) {
      const index = next;
      next += 1;
      await work(index);
    }
  });
  await Promise.all(clients);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

/** Prints the measurement. */
export async function benchmarkOrders(): Promise<void> {
  console.log(`\nOrders of one passenger on one leg, ${CONNECTIONS} at a time, ${ORDERS.toLocaleString('en')} in all:`);
  console.log(formatTable(['', 'orders/s', 'of the bare inserts'], await measureOrders()));
}
