import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'drizzle-orm';

import { type Database, openDatabase, type OpenDatabase } from '../src/database/database.ts';
import { postgresPrograms, startPostgres } from '../test-support/postgres.ts';

/** How many requests are under way at a moment. */
export const CONNECTIONS = 50;

type Row = readonly string[];

/** A request, and the connection that it comes by: one address may hold a few orders only. */
export interface PersonsRequest {
  readonly post: RequestInit;
  readonly from: { readonly incoming: { readonly socket: { readonly remoteAddress: string } } };
}

/** Gives the connection of the person of a number: each has an address of their own. */
export function connectionOf(index: number): PersonsRequest['from'] {
  const remoteAddress = `198.${18 + (index >> 16)}.${(index >> 8) & 255}.${index & 255}`;
  return { incoming: { socket: { remoteAddress } } };
}

/** Measures on an embedded database of a folder of its own, then on PostgreSQL, where the machine has it. */
export async function onBothDatabases(
  measureOn: (name: string, database: OpenDatabase) => Promise<readonly Row[]>,
): Promise<readonly Row[]> {
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

/** What is measured beside bare inserts. */
export interface MeasuredWrites {
  readonly name: string;
  /** Requests that are sent before the clock starts, and those that count. */
  readonly warmUp: readonly PersonsRequest[];
  readonly requests: readonly PersonsRequest[];
  readonly rowsEach: number;
  readonly send: (request: PersonsRequest) => Promise<void>;
}

/** Sends requests from 50 connections at once, beside bare inserts of as many rows: both through the same database in one run. */
export async function besideBareInserts(
  db: Database,
  { name, warmUp, requests, rowsEach, send }: MeasuredWrites,
): Promise<readonly Row[]> {
  await inParallel(warmUp, send);
  await db.execute(sql`create table if not exists bench_row (id uuid primary key, body text not null)`);
  await insertRows(db, warmUp.length * rowsEach);
  // Twice each in turn: what else the machine does falls on both.
  const half = requests.length / 2;
  const first = await timed(() => inParallel(requests.slice(0, half), send));
  const firstBare = await timed(() => insertRows(db, half * rowsEach));
  const second = await timed(() => inParallel(requests.slice(half), send));
  const secondBare = await timed(() => insertRows(db, half * rowsEach));
  const ours = requests.length / ((first + second) / 1000);
  const bare = requests.length / ((firstBare + secondBare) / 1000);
  return [
    [name, Math.round(ours).toLocaleString('en'), `${(ours / bare).toFixed(2)} ×`],
    [`as many bare inserts, ${name}`, Math.round(bare).toLocaleString('en'), ''],
  ];
}

async function insertRows(db: Database, count: number): Promise<void> {
  const body = 'x'.repeat(200);
  await inParallel(Array.from({ length: count }), async () => {
    await db.execute(sql`insert into bench_row (id, body) values (${randomUUID()}, ${body})`);
  });
}

async function inParallel<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const waiting = items.values();
  const clients = Array.from({ length: CONNECTIONS }, async () => {
    for (const item of waiting) await work(item);
  });
  await Promise.all(clients);
}

async function timed(work: () => Promise<void>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}
