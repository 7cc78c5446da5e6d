import { problemNameOf } from '@airline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { ana, keyedPost, readJson } from '../../../test-support/orders.ts';
import { CountersAwayError } from '../../limits/counters-away.ts';
import { limits } from '../../limits/limits.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import { watchDatabase } from '../../../test-support/watched-database.ts';
import { bookingOrder, tripNameKey } from '../orders/order-schema.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const nobodys = { firstName: 'Luis', lastName: 'Nadie' };

let database: OpenDatabase;
let gateway: OrderGateway;

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = await openOrderGateway(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(rateLimit);
  vi.restoreAllMocks();
});

const paths = {
  lookup: '/api/air-booking/v1/trips/lookup',
  calendar: '/api/air-booking/v1/trips/calendar',
  quote: '/api/air-booking/v1/trips/cancellation-quote',
  cancel: '/api/air-booking/v1/trips/cancellation',
} as const;

interface Lookup {
  readonly recordLocator: string;
  readonly firstName: string;
  readonly lastName: string;
}

async function ask(name: keyof typeof paths, lookup: Lookup, remoteAddress = '192.0.2.1'): Promise<Response> {
  const more = { calendar: { language: 'es' }, cancel: { shown: { refund: usd(0), credit: usd(0) } } };
  const body = { ...lookup, ...(name === 'calendar' || name === 'cancel' ? more[name] : {}) };
  return gateway.app.request(paths[name], keyedPost(body), { incoming: { socket: { remoteAddress } } });
}

async function bookedTrip(): Promise<Lookup> {
  const outcome = await gateway.outcome(gateway.book());
  if (outcome.status !== 'confirmed') throw new Error(outcome.status);
  return { recordLocator: outcome.trip.recordLocator, firstName: ana.firstName, lastName: ana.lastName };
}

const nameOf = async (answer: Response) => problemNameOf((await readJson(answer)).type);
const later = (milliseconds: number) => {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + milliseconds);
};

async function tryNames(recordLocator: string, times: number, addressOf = (_tries: number) => '192.0.2.1') {
  for (let tries = 0; tries < times; tries += 1) {
    expect((await ask('lookup', { recordLocator, ...nobodys }, addressOf(tries))).status).toBe(404);
  }
}
const fromEverywhere = (tries: number) => `198.51.100.${tries}`;

describe('names that are guessed for a locator', () => {
  test.each(Object.keys(paths) as (keyof typeof paths)[])(
    'from one address are too many for %s from there, right ones too, and nobody else waits',
    async (name) => {
      const trip = await bookedTrip();
      await tryNames(trip.recordLocator, limits.tripNames.most);
      const refused = await ask(name, trip);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBe(limits.tripNames.windowMs / 1000);
      expect(await nameOf(refused)).toBe('tooManyRequests');
      expect((await ask('lookup', trip, '192.0.2.2')).status).toBe(200);
      later(limits.tripNames.windowMs + 1);
      expect((await ask('lookup', trip)).status).toBe(200);
    },
  );

  test('are counted for a locator that nobody has, in any letter case', async () => {
    await tryNames('ZZZZZ2', limits.tripNames.most - 1);
    expect((await ask('lookup', { recordLocator: 'zzzzz2', ...nobodys })).status).toBe(404);
    expect((await ask('lookup', { recordLocator: 'ZZZZZ2', ...nobodys })).status).toBe(429);
  });

  test('are forgotten once the right ones are given', async () => {
    const trip = await bookedTrip();
    for (const name of ['lookup', 'calendar', 'quote', 'cancel'] as const) {
      await tryNames(trip.recordLocator, limits.tripNames.most - 1);
      expect((await ask(name, trip)).status).toBeLessThan(410);
    }
    await tryNames(trip.recordLocator, limits.tripNames.most - 1);
  });

  test('at the same moment are compared as often as the limit says', async () => {
    const { recordLocator } = await bookedTrip();
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask('lookup', { recordLocator, ...nobodys })));
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(limits.tripNames.most);
  });

  test('from many addresses are too many for everybody; what was refused has not counted', async () => {
    const trip = await bookedTrip();
    await tryNames(trip.recordLocator, limits.tripNames.most);
    for (let tries = 0; tries < limits.tripLocator.most; tries += 1) {
      expect((await ask('lookup', { ...trip, ...nobodys })).status).toBe(429);
    }
    await tryNames(trip.recordLocator, limits.tripLocator.most - limits.tripNames.most, fromEverywhere);
    expect((await ask('lookup', trip, '203.0.113.9')).status).toBe(429);
    later(limits.tripLocator.windowMs + 1);
    expect((await ask('lookup', trip, '203.0.113.9')).status).toBe(200);
  });

  test('are not forgotten by a cancellation with a key that is known', async () => {
    const { recordLocator } = await bookedTrip();
    const key = 'a-key-that-the-gateway-knows';
    await gateway.book({ key, card: '4000000000000002' });
    const cancelWithKey = () =>
      gateway.app.request(
        paths.cancel,
        keyedPost({ recordLocator, ...nobodys, shown: { refund: usd(0), credit: usd(0) } }, key),
        { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
      );
    await tryNames(recordLocator, limits.tripNames.most - 1);
    expect(await nameOf(await cancelWithKey())).toBe('tripNotFound');
    expect((await ask('lookup', { recordLocator, ...nobodys })).status).toBe(429);
  });
});

test('a wrong locator and a wrong name take the same statements', async () => {
  const noted: string[] = [];
  const watched = await openOrderGateway(watchDatabase(database, noted));
  const { recordLocator } = await bookedTrip();
  const statementsFor = async (locator: string) => {
    noted.length = 0;
    const body = { recordLocator: locator, ...nobodys };
    expect((await watched.app.request(paths.lookup, keyedPost(body))).status).toBe(404);
    return [...noted];
  };
  await statementsFor('ZZZZZ2');
  const unknown = await statementsFor('ZZZZZ3');
  expect(await statementsFor(recordLocator)).toEqual(unknown);
  expect(unknown.filter((statement) => statement.startsWith('execute'))).toHaveLength(1);
});

test('a trip that an earlier release confirmed is found, and easier from then on', async () => {
  const trip = await bookedTrip();
  await database.db.delete(tripNameKey);
  await database.db.update(bookingOrder).set({ hasNameKeys: false });
  expect((await ask('lookup', { ...trip, ...nobodys })).status).toBe(404);
  expect(await database.db.$count(tripNameKey)).toBeGreaterThan(0);
  expect((await ask('lookup', trip)).status).toBe(200);
  await database.db.delete(tripNameKey);
  await database.db.update(bookingOrder).set({ hasNameKeys: false });
  expect((await ask('lookup', trip)).status).toBe(200);
});

test.each([
  ['Ana', 'Núñez'],
  ['ANA MARIA', 'NUNEZ OHARA'],
  ['ana-maría', "núñez o'hara ruiz"],
])('%s %s finds the trip of Ana María Núñez-O’Hara', async (firstName, lastName) => {
  const { recordLocator } = await bookedTrip();
  expect((await ask('lookup', { recordLocator, firstName, lastName })).status).toBe(200);
});

test('while what counts is away no trip is looked up', async () => {
  const trip = await bookedTrip();
  vi.spyOn(gateway.identity.limits, 'limitRate').mockRejectedValue(new CountersAwayError());
  const refused = await ask('lookup', trip);
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('5');
});
