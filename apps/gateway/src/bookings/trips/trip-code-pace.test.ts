import { problemNameOf, type TripLookup } from '@airline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { readJson } from '../../../test-support/orders.ts';
import { codeIn } from '../../../test-support/trip-code.ts';
import { type Guest, openGuest } from '../../../test-support/guest.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { job } from '../../jobs/job-schema.ts';
import { limits } from '../../limits/limits.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';

const minuteMs = 60_000;
const shown = { refund: { amountMinor: 12_900, currency: 'USD' }, credit: { amountMinor: 0, currency: 'USD' } };
const strangers = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'];

let database: OpenDatabase;
let gateway: OrderGateway;
let guest: Guest;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  gateway = await openOrderGateway(database);
  await database.db.delete(rateLimit);
  await database.db.delete(job);
  guest = openGuest(gateway);
});

const later = (milliseconds: number) => {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + milliseconds);
};
/** Asks for as many codes, and tries as many wrong ones, as every stranger's address may. */
async function attack(lookup: TripLookup): Promise<void> {
  for (const from of strangers) {
    while ((await guest.post('codes', lookup, { from })).status === 202);
    await guest.deliver();
  }
  const good = new Set(guest.sent.map(codeIn));
  const code = ['00000000', '00000001'].find((each) => !good.has(each)) ?? '00000002';
  for (const from of strangers) {
    while ((await guest.post('lookup', { ...lookup, code }, { from })).status === 422);
  }
}

describe('whose trip it is, while a stranger asks for codes and tries wrong ones', () => {
  test('cancels by the code of the last mail', async () => {
    const lookup = await guest.bookTrip();
    await attack(lookup);
    const asked = await guest.post('codes', lookup);
    expect(asked.status).toBe(202);
    await guest.deliver();
    expect((await guest.post('cancellation', { ...lookup, code: guest.lastCode(), shown })).status).toBe(200);
  });

  test('cancels by the code of a mail that came before the attack', async () => {
    const lookup = await guest.bookTrip();
    await guest.post('codes', lookup);
    await guest.deliver();
    const code = guest.lastCode();
    await attack(lookup);
    expect((await guest.post('cancellation', { ...lookup, code, shown })).status).toBe(200);
  });

  test('is let in again and again, more than an hour of it later too', async () => {
    const lookup = await guest.bookTrip();
    for (const minutes of [22, 22, 22]) {
      later(minutes * minuteMs);
      await attack(lookup);
      await guest.post('codes', lookup);
      await guest.deliver();
      expect((await guest.post('lookup', { ...lookup, code: guest.lastCode() })).status).toBe(200);
    }
    expect((await guest.post('cancellation', { ...lookup, code: guest.lastCode(), shown })).status).toBe(200);
  });
});

describe('mails with codes', () => {
  const mailed = async (lookup: TripLookup, from?: string) => {
    const before = guest.sent.length;
    await guest.post('codes', lookup, from === undefined ? {} : { from });
    await guest.deliver();
    return guest.sent.length - before;
  };
  const everywhere = (asked: number) => `203.0.113.${asked}`;

  test('are few at once from all addresses together, then one in five minutes', async () => {
    const lookup = await guest.bookTrip();
    for (let asked = 0; asked < 30; asked += 1) await mailed(lookup, everywhere(asked));
    expect(guest.sent).toHaveLength(limits.tripCodeMails.most + 1);
    later(limits.tripCodeMailsBeyond.windowMs);
    expect(await mailed(lookup, everywhere(31))).toBe(0);
    later(1);
    expect(await mailed(lookup, everywhere(32))).toBe(1);
    expect(await mailed(lookup, everywhere(33))).toBe(0);
  });

  test('that could not be sent are sent when the job is tried again', async () => {
    const lookup = await guest.bookTrip();
    for (let asked = 0; asked < limits.tripCodeMails.most; asked += 1) await mailed(lookup, everywhere(asked));
    guest.isMailServerDown = true;
    expect(await mailed(lookup)).toBe(0);
    guest.isMailServerDown = false;
    later(2 * minuteMs);
    await guest.deliver();
    expect(guest.sent).toHaveLength(limits.tripCodeMails.most + 1);
  });
});

describe('requests for codes', () => {
  test('from one address wait some minutes where they are many, for a trip that is not there as well, and the answer has the wait', async () => {
    const lookup = await guest.bookTrip();
    const waits = [];
    for (const asked of [lookup, { ...lookup, recordLocator: 'ZZZZZ2' }]) {
      const told = [];
      for (let count = 0; count <= limits.tripCodeRequests.most; count += 1) {
        const answer = await readJson<{ nextAfterSeconds: number }>(guest.post('codes', asked));
        told.push(answer.nextAfterSeconds);
      }
      waits.push(told);
      const refused = await guest.post('codes', asked);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('300');
      expect(problemNameOf((await readJson(refused)).type)).toBe('tooManyRequests');
    }
    expect(waits).toEqual([
      [60, 60, 60, 60, 60, 300],
      [60, 60, 60, 60, 60, 300],
    ]);
    later(300_001);
    expect((await guest.post('codes', lookup)).status).toBe(202);
  });
});
