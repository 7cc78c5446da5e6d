import { problemNameOf, trip as tripSchema, type Trip, type TripLookup } from '@airline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { openMember } from '../../../test-support/members.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { orderOf, readJson } from '../../../test-support/orders.ts';
import { type Guest, openGuest } from '../../../test-support/guest.ts';
import { watchDatabase } from '../../../test-support/watched-database.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { job } from '../../jobs/job-schema.ts';
import { limits } from '../../limits/limits.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import { tripCode } from '../orders/order-schema.ts';
import { mostWrongTries } from './trip-code-store.ts';

const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
const allBack = { refund: usd(12_900), credit: usd(0) };
const asCredit = { refund: usd(0), credit: usd(12_900) };
const minuteMs = 60_000;

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
  vi.restoreAllMocks();
});

const later = (milliseconds: number) => {
  gateway.clock.now = new Date(gateway.clock.now.getTime() + milliseconds);
};
const nameOf = async (answer: Response) => problemNameOf((await readJson(answer)).type);

/** Asks for a code and reads it in the contact's mail. */
async function mailedCode(lookup: TripLookup): Promise<string> {
  expect((await guest.post('codes', lookup)).status).toBe(202);
  await guest.deliver();
  return guest.lastCode();
}

const wrongCodeThan = (code: string) => (code === '00000000' ? '00000001' : '00000000');

describe('a cancellation', () => {
  test('by locator and name alone is refused, and says what it takes', async () => {
    const lookup = await guest.bookTrip();
    expect(await readJson(guest.post('cancellation-quote', lookup))).toMatchObject({ ...allBack, needsCode: true });
    const refused = await guest.post('cancellation', { ...lookup, shown: allBack });
    expect(refused.status).toBe(403);
    expect(await nameOf(refused)).toBe('tripCodeNeeded');
  });

  test('by the code that was mailed to the contact is done, and uses the code up', async () => {
    const lookup = await guest.bookTrip();
    const code = await mailedCode(lookup);
    expect(guest.sent).toHaveLength(1);
    expect(guest.sent[0]).toMatchObject({ to: 'ana.nunez@example.com', language: 'es' });
    expect(guest.sent[0]?.subject).not.toContain(code);
    expect(await readJson(guest.post('cancellation-quote', { ...lookup, code }))).toMatchObject({ needsCode: false });
    expect((await guest.post('cancellation', { ...lookup, code, shown: allBack })).status).toBe(200);
    expect(await nameOf(await guest.post('lookup', { ...lookup, code }))).toBe('tripCodeExpired');
  });

  test('by the login of the account whose trip it is needs neither code nor right names', async () => {
    const { accessToken } = await openMember(gateway.identity);
    const order = orderOf(await gateway.offer(), await gateway.token());
    const outcome = await gateway.outcome(gateway.order(order, undefined, accessToken));
    if (outcome.status !== 'confirmed') throw new Error(outcome.status);
    const lookup = { recordLocator: outcome.trip.recordLocator, firstName: 'Otra', lastName: 'Persona' };
    expect((await guest.post('cancellation', { ...lookup, shown: allBack }, { token: accessToken })).status).toBe(200);
  });

  test('by the login of somebody else is as one without', async () => {
    const lookup = await guest.bookTrip();
    const { accessToken: token } = await openMember(gateway.identity);
    const refused = await guest.post('cancellation', { ...lookup, shown: allBack }, { token });
    expect(await nameOf(refused)).toBe('tripCodeNeeded');
    expect((await guest.post('lookup', { ...lookup, lastName: 'Nadie' }, { token })).status).toBe(404);
  });
});

describe('a code', () => {
  test('that is wrong is said so, and after ten wrong tries its address waits: nobody else does', async () => {
    const lookup = await guest.bookTrip();
    const code = await mailedCode(lookup);
    for (let tries = 0; tries < limits.tripCodes.most; tries += 1) {
      const answer = await guest.post('lookup', { ...lookup, code: wrongCodeThan(code) });
      expect(answer.status).toBe(422);
      expect(await nameOf(answer)).toBe('tripCodeIncorrect');
    }
    expect((await guest.post('cancellation', { ...lookup, code, shown: allBack })).status).toBe(429);
    expect((await guest.post('cancellation', { ...lookup, code, shown: allBack }, { from: '192.0.2.2' })).status).toBe(
      200,
    );
  });

  test('is compared as often as its tries, from all addresses at the same moment too', async () => {
    const lookup = await guest.bookTrip();
    const code = await mailedCode(lookup);
    const answers = await Promise.all(
      Array.from({ length: mostWrongTries + 4 }, (_, index) =>
        guest.post('lookup', { ...lookup, code: wrongCodeThan(code) }, { from: `198.51.100.${index}` }),
      ),
    );
    const names = await Promise.all(answers.map(nameOf));
    expect(names.filter((name) => name === 'tripCodeIncorrect')).toHaveLength(mostWrongTries);
    expect(await nameOf(await guest.post('lookup', { ...lookup, code }))).toBe('tripCodeExpired');
  });

  test('is good for ten minutes', async () => {
    const lookup = await guest.bookTrip();
    const code = await mailedCode(lookup);
    later(10 * minuteMs - 1);
    expect((await guest.post('lookup', { ...lookup, code })).status).toBe(200);
    later(1);
    expect(await nameOf(await guest.post('lookup', { ...lookup, code }))).toBe('tripCodeExpired');
  });

  test('is good beside later ones, until its own time is over', async () => {
    const lookup = await guest.bookTrip();
    const first = await mailedCode(lookup);
    later(6 * minuteMs);
    const second = await mailedCode(lookup);
    later(4 * minuteMs - 1);
    for (const code of [first, second]) expect((await guest.post('lookup', { ...lookup, code })).status).toBe(200);
    later(1);
    expect(await nameOf(await guest.post('lookup', { ...lookup, code: first }))).toBe('tripCodeIncorrect');
    const third = await mailedCode(lookup);
    for (const code of [second, third]) expect((await guest.post('lookup', { ...lookup, code })).status).toBe(200);
    expect(await nameOf(await guest.post('lookup', { ...lookup, code: first }))).toBe('tripCodeIncorrect');
    expect((await guest.post('cancellation', { ...lookup, code: second, shown: allBack })).status).toBe(200);
    expect(await nameOf(await guest.post('lookup', { ...lookup, code: third }))).toBe('tripCodeExpired');
  });

  test('is kept as a hash alone, and stands in no log', async () => {
    const lookup = await guest.bookTrip();
    const code = await mailedCode(lookup);
    expect(JSON.stringify(await database.db.select().from(tripCode))).not.toContain(code);
    expect(gateway.logged.join('')).not.toContain(code);
  });

  test('of one trip is none of another', async () => {
    const code = await mailedCode(await guest.bookTrip());
    const other = await guest.bookTrip();
    expect(await nameOf(await guest.post('lookup', { ...other, code }))).toBe('tripCodeExpired');
  });
});

describe('a request for a code', () => {
  test('is answered alike for a trip, wrong names and nobody’s locator, after the same statements; the trip’s contact gets one', async () => {
    const lookup = await guest.bookTrip();
    const noted: string[] = [];
    guest = openGuest(await openOrderGateway(watchDatabase(database, noted)));
    const answers: unknown[] = [];
    for (const asked of [lookup, { ...lookup, lastName: 'Nadie' }, { ...lookup, recordLocator: 'ZZZZZ2' }]) {
      noted.length = 0;
      const answer = await guest.post('codes', asked);
      answers.push({ status: answer.status, body: await answer.text(), noted: [...noted] });
    }
    // The first request on a gateway reads the key of the limits.
    noted.length = 0;
    const again = await guest.post('codes', lookup);
    answers[0] = { status: again.status, body: await again.text(), noted: [...noted] };
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    await guest.deliver();
    expect(guest.sent.map(({ to }) => to)).toEqual(['ana.nunez@example.com', 'ana.nunez@example.com']);
  });

  test('is dropped once nobody waits for it', async () => {
    const lookup = await guest.bookTrip();
    await guest.post('codes', lookup);
    later(10 * minuteMs);
    await guest.deliver();
    expect(guest.sent).toEqual([]);
  });
});

describe('somebody who is locked out of a locator', () => {
  async function lock(lookup: TripLookup): Promise<void> {
    for (let tries = 0; tries < limits.tripNames.most; tries += 1)
      await guest.post('lookup', { ...lookup, lastName: 'Nadie' });
    expect((await guest.post('lookup', lookup)).status).toBe(429);
  }

  test('gets in by the mailed code, to see and to cancel', async () => {
    const lookup = await guest.bookTrip();
    await lock(lookup);
    const code = await mailedCode(lookup);
    expect((await guest.post('lookup', { ...lookup, code })).status).toBe(200);
    expect((await guest.post('cancellation', { ...lookup, code, shown: allBack })).status).toBe(200);
  });

  test('learns nothing of names by wrong codes', async () => {
    const lookup = await guest.bookTrip();
    await lock(lookup);
    expect((await guest.post('lookup', { ...lookup, code: '12345678' })).status).toBe(429);
    expect((await guest.post('lookup', { ...lookup, lastName: 'Nadie', code: '12345678' })).status).toBe(429);
  });
});

describe('the number of a travel credit', () => {
  test('stands in the answer to who cancelled, in the mail, and masked everywhere else', async () => {
    const lookup = await guest.bookTrip();
    later(24 * 60 * minuteMs);
    const code = await mailedCode(lookup);
    const cancelled = tripSchema.parse(
      await readJson<Trip>(guest.post('cancellation', { ...lookup, code, shown: asCredit })),
    );
    const number = cancelled.cancellation?.travelCredit?.number ?? '';
    expect(number).toMatch(/^[A-Z2-9]{12}$/);
    guest.sent.length = 0;
    await guest.deliver();
    expect(guest.sent.at(-1)?.text).toContain(number.replaceAll(/(.{4})(?=.)/g, '$1 '));
    const found = await (await guest.post('lookup', lookup)).text();
    expect(found).not.toContain(number);
    expect(tripSchema.parse(JSON.parse(found)).cancellation?.travelCredit).toMatchObject({
      lastFour: number.slice(-4),
    });
    const proved = await mailedCode(lookup);
    expect(await (await guest.post('lookup', { ...lookup, code: proved })).text()).toContain(number);
  });
});
