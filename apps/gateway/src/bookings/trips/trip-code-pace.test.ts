import { problemNameOf } from '@airline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { ana, keyedPost, readJson } from '../../../test-support/orders.ts';
import { codeIn } from '../../../test-support/trip-code.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { job } from '../../jobs/job-schema.ts';
import { runDueJobs } from '../../jobs/run-jobs.ts';
import { limits } from '../../limits/limits.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import type { Mail } from '../../mail/mail-transport.ts';
import { orderJobGroup } from '../jobs/order-job-group.ts';

const minuteMs = 60_000;
const shown = { refund: { amountMinor: 12_900, currency: 'USD' }, credit: { amountMinor: 0, currency: 'USD' } };
const owner = '192.0.2.1';
const strangers = ['198.51.100.1', '198.51.100.2', '198.51.100.3', '198.51.100.4'];

let database: OpenDatabase;
let gateway: OrderGateway;
let sent: Mail[];
let isMailAway: boolean;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  gateway = await openOrderGateway(database);
  await database.db.delete(rateLimit);
  await database.db.delete(job);
  sent = [];
  isMailAway = false;
});

const later = (milliseconds: number) => {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + milliseconds);
};
const mail = {
  async send(letter: Mail) {
    if (isMailAway) throw new Error('The next server does not answer.');
    sent.push(letter);
  },
  close: async () => undefined,
};
async function deliver(): Promise<void> {
  while ((await runDueJobs(gateway.orders, orderJobGroup({ ...gateway.orders, mail }))) > 0);
}
const post = async (name: string, body: object, from: string) =>
  gateway.app.request(`/api/air-booking/v1/trips/${name}`, keyedPost(body), {
    incoming: { socket: { remoteAddress: from } },
  });
const lastCode = () => codeIn(sent.at(-1) ?? { text: '' });

async function bookedTrip() {
  const outcome = await gateway.outcome(gateway.book());
  if (outcome.status !== 'confirmed') throw new Error(outcome.status);
  await deliver();
  sent = [];
  return { recordLocator: outcome.trip.recordLocator, firstName: 'Ana', lastName: ana.lastName };
}
type Lookup = Awaited<ReturnType<typeof bookedTrip>>;

/** Asks for as many codes, and tries as many wrong ones, as every stranger's address may. */
async function attack(lookup: Lookup): Promise<void> {
  for (const from of strangers) {
    while ((await post('codes', lookup, from)).status === 202);
    await deliver();
  }
  const good = new Set(sent.map(codeIn));
  const code = ['00000000', '00000001'].find((each) => !good.has(each)) ?? '00000002';
  for (const from of strangers) {
    while ((await post('lookup', { ...lookup, code }, from)).status === 422);
  }
}

describe('whose trip it is, while a stranger asks for codes and tries wrong ones', () => {
  test('cancels by the code of the last mail', async () => {
    const lookup = await bookedTrip();
    await attack(lookup);
    const asked = await post('codes', lookup, owner);
    expect(asked.status).toBe(202);
    await deliver();
    expect((await post('cancellation', { ...lookup, code: lastCode(), shown }, owner)).status).toBe(200);
  });

  test('cancels by the code of a mail that came before the attack', async () => {
    const lookup = await bookedTrip();
    await post('codes', lookup, owner);
    await deliver();
    const code = lastCode();
    await attack(lookup);
    expect((await post('cancellation', { ...lookup, code, shown }, owner)).status).toBe(200);
  });

  test('is let in again and again, more than an hour of it later too', async () => {
    const lookup = await bookedTrip();
    for (let minutes = 0; minutes <= 65; minutes += 13) {
      later(13 * minuteMs);
      await attack(lookup);
      await post('codes', lookup, owner);
      await deliver();
      expect((await post('lookup', { ...lookup, code: lastCode() }, owner)).status).toBe(200);
    }
    expect((await post('cancellation', { ...lookup, code: lastCode(), shown }, owner)).status).toBe(200);
  });
});

describe('mails with codes', () => {
  const mailed = async (lookup: Lookup, from: string) => {
    const before = sent.length;
    await post('codes', lookup, from);
    await deliver();
    return sent.length - before;
  };
  const everywhere = (asked: number) => `203.0.113.${asked}`;

  test('are few at once from all addresses together, then one in five minutes', async () => {
    const lookup = await bookedTrip();
    for (let asked = 0; asked < 30; asked += 1) await mailed(lookup, everywhere(asked));
    expect(sent).toHaveLength(limits.tripCodeMails.most + 1);
    later(limits.tripCodeMailsBeyond.windowMs);
    expect(await mailed(lookup, everywhere(31))).toBe(0);
    later(1);
    expect(await mailed(lookup, everywhere(32))).toBe(1);
    expect(await mailed(lookup, everywhere(33))).toBe(0);
  });

  test('that could not be sent are sent when the job is tried again', async () => {
    const lookup = await bookedTrip();
    for (let asked = 0; asked < limits.tripCodeMails.most; asked += 1) await mailed(lookup, everywhere(asked));
    isMailAway = true;
    expect(await mailed(lookup, owner)).toBe(0);
    isMailAway = false;
    later(2 * minuteMs);
    await deliver();
    expect(sent).toHaveLength(limits.tripCodeMails.most + 1);
  });
});

describe('requests for codes', () => {
  test('from one address wait some minutes where they are many, for a trip that is not there as well, and the answer has the wait', async () => {
    const lookup = await bookedTrip();
    const waits = [];
    for (const asked of [lookup, { ...lookup, recordLocator: 'ZZZZZ2' }]) {
      const told = [];
      for (let count = 0; count <= limits.tripCodeRequests.most; count += 1) {
        const answer = await readJson<{ nextAfterSeconds: number }>(post('codes', asked, owner));
        told.push(answer.nextAfterSeconds);
      }
      waits.push(told);
      const refused = await post('codes', asked, owner);
      expect(refused.status).toBe(429);
      expect(refused.headers.get('retry-after')).toBe('300');
      expect(problemNameOf((await readJson(refused)).type)).toBe('tooManyRequests');
    }
    expect(waits).toEqual([
      [60, 60, 60, 60, 60, 300],
      [60, 60, 60, 60, 60, 300],
    ]);
    later(300_001);
    expect((await post('codes', lookup, owner)).status).toBe(202);
  });
});
