import { randomUUID } from 'node:crypto';

import { pino } from 'pino';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { smallNetwork } from '../../../test-support/flights.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { companyMember } from '../../accounts/companies/company-schema.ts';
import { company } from '../../accounts/identity/identity-schema.ts';
import { bookingOrder } from '../../bookings/orders/order-schema.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { startCompanyTrips } from './seed-company-trips.ts';

const now = () => new Date('2026-11-26T12:00:00Z');

let database: OpenDatabase;
let logged: string[];

beforeEach(async () => {
  database = await openMemoryDatabase();
  logged = [];
  await database.db
    .insert(company)
    .values({ id: randomUUID(), name: 'Olivares Export', product: 'business', status: 'active', createdAt: now() });
});
afterEach(() => database.close());

function start(readPatterns = () => Promise.resolve(smallNetwork)) {
  const log = pino({ level: 'error' }, { write: (line) => logged.push(line) });
  return startCompanyTrips({ db: database.db, now, log, readPatterns });
}

const countTrips = () => database.db.$count(bookingOrder);

test('the trips of the demonstration end where they are stopped, and a later start goes on with them for the same people', async () => {
  const first = start();
  await vi.waitFor(async () => expect(await countTrips()).toBeGreaterThan(0));
  await first.stop();
  const written = await countTrips();
  expect(written).toBeLessThan(2_600);
  const second = start();
  await vi.waitFor(async () => expect(await countTrips()).toBeGreaterThan(written));
  await second.stop();
  expect(await database.db.$count(companyMember)).toBe(500);
  expect(logged).toEqual([]);
});

test('one that is stopped before there is a schedule writes nothing', async () => {
  let comes: (patterns: typeof smallNetwork) => void = () => undefined;
  const patterns = new Promise<typeof smallNetwork>((resolve) => {
    comes = resolve;
  });
  const worker = start(() => patterns);
  await worker.stop();
  comes(smallNetwork);
  await patterns;
  expect(await countTrips()).toBe(0);
});

test('without a schedule the log says so', async () => {
  const worker = start(() => Promise.reject(new Error('there is no schedule')));
  await vi.waitFor(() => expect(logged.join('')).toContain('there is no schedule'));
  await worker.stop();
});
