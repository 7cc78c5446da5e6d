import {
  boardingPasses,
  type BoardingPasses,
  endpoints,
  type FlightBoarding,
  flightBoarding,
  type Passenger,
  type ScanResult,
  type StaffRole,
  scanResult,
  type TripLookup,
} from '@airline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { smallNetwork } from '../../../test-support/flights.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { openMember } from '../../../test-support/members.ts';
import { openOrderGateway, type OrderGateway } from '../../../test-support/order-gateway.ts';
import { ana, boundOf, flightLeg, keyedPost, offerOf, readJson } from '../../../test-support/orders.ts';
import { cancelAsQuoted } from '../../../test-support/parts.ts';
import { refusalOf } from '../../../test-support/change-suite.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { createSchedule } from '../../flights/schedule/rules/index.ts';
import { checkIn } from '../orders/check-in-schema.ts';

const date = '2026-12-01';
const legId = `WN10-${date}-DAL`;
const other = `WN12-${date}-DAL`;
const opensAt = '2026-11-30T14:00:00Z';
const gateOpens = '2026-12-01T12:45:00Z';
const path = `/api/boarding/v1/flights/${legId}`;

const adult: Passenger = { ...ana, frequentFlyerNumber: undefined, document: undefined };
const luis: Passenger = { ...adult, firstName: 'Luis', lastName: 'Ortega', gender: 'male' };

let database: OpenDatabase;
let gateway: OrderGateway;
let token: string;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
async function openStaff(staffRole: StaffRole): Promise<string> {
  gateway.clock.now = new Date(gateOpens);
  const { accessToken } = await openMember(gateway.identity, { staffRole });
  return accessToken;
}

beforeEach(async () => {
  await database.db.delete(rateLimit);
  await database.db.delete(checkIn);
  await database.db.execute(sql`delete from boarding_call`);
  gateway = await openOrderGateway(database, { schedule: createSchedule(smallNetwork) });
  token = await openStaff('gate');
});

const post = async (target: string, body: unknown, key?: string) =>
  gateway.app.request(target, keyedPost(body, key, token));

async function bookAndCheckIn(passengers: readonly Passenger[], flight = 'WN10'): Promise<TripLookup> {
  gateway.clock.now = new Date('2026-11-21T07:00:00Z');
  const expiresAt = new Date(gateway.clock.now.getTime() + 20 * 60_000);
  const content = offerOf([boundOf([flightLeg(flight, date)])], expiresAt, passengers.length);
  const offer = await gateway.orders.offers.sign(content);
  const outcome = await gateway.outcome(gateway.book({ offer, passengers }));
  if (outcome.status !== 'confirmed') throw new Error(outcome.status);
  const { firstName = '', lastName = '' } = passengers[0] ?? {};
  const proof = { recordLocator: outcome.trip.recordLocator, firstName, lastName };
  gateway.clock.now = new Date(opensAt);
  const travellers = passengers.map((_, traveller) => traveller);
  const body = { ...proof, bound: 0, travellers, hasNoDangerousGoods: true };
  const done = await gateway.app.request(endpoints.checkIn.path, keyedPost(body));
  expect(done.status).toBe(200);
  gateway.clock.now = new Date(gateOpens);
  return proof;
}

const codes = async (proof: TripLookup): Promise<readonly string[]> => {
  const shown: BoardingPasses = boardingPasses.parse(await readJson(post(endpoints.readBoardingPasses.path, proof)));
  return shown.passes.map(({ barcode }) => barcode);
};
const scan = async (text: string, options: { readonly isAhead?: boolean; readonly key?: string } = {}) => {
  const { key, ...body } = options;
  return scanResult.parse(await readJson<ScanResult>(post(`${path}/scans`, { text, ...body }, key)));
};
const call = async (upTo: number, target = path) =>
  gateway.app.request(`${target}/call`, { ...keyedPost({ upTo }, undefined, token), method: 'PUT' });
const state = async (): Promise<FlightBoarding> =>
  flightBoarding.parse(await readJson(gateway.app.request(path, { headers: { authorization: `Bearer ${token}` } })));

describe('a pass at the gate', () => {
  test('boards its person once, however often and from where it is scanned at once', async () => {
    const [code = ''] = await codes(await bookAndCheckIn([adult]));
    await call(60);
    const results = await Promise.all(Array.from({ length: 5 }, () => scan(code)));
    expect(results.map(({ verdict }) => verdict).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'alreadyBoarded'),
      'board',
    ]);
    const after = await state();
    expect(after.counts).toEqual({ sold: 1, checkedIn: 1, boarded: 1 });
    expect(after.passengers).toMatchObject([
      { sequence: 1, firstName: 'Ana María', position: 'A16', boardedAt: '2026-12-01T12:45:00.000Z', bags: 0 },
    ]);
  });

  test('boards whose answer was lost and is asked for again with the same key, and no other with that key', async () => {
    const [first = '', second = ''] = await codes(await bookAndCheckIn([adult, luis]));
    await call(60);
    const key = 'a-scan-of-one-pass-1';
    expect((await scan(first, { key })).verdict).toBe('board');
    expect((await scan(first, { key })).verdict).toBe('board');
    expect(await refusalOf(post(`${path}/scans`, { text: second }, key))).toMatchObject({
      name: 'idempotencyKeyReused',
    });
    expect((await scan(second)).verdict).toBe('board');
  });

  test('waits until its place in line is called, but for who boards ahead', async () => {
    const [first = '', second = ''] = await codes(await bookAndCheckIn([adult, luis]));
    await call(15);
    expect(await scan(first)).toMatchObject({ verdict: 'notCalled', passenger: { firstName: 'Ana María' } });
    expect((await scan(second, { isAhead: true })).verdict).toBe('board');
    const called = flightBoarding.parse(await readJson(call(30)));
    expect(called.groups).toEqual([
      { upTo: 15, from: 'A1', to: 'A15', isCalled: true, checkedIn: 0, boarded: 0 },
      { upTo: 30, from: 'A16', to: 'A30', isCalled: true, checkedIn: 2, boarded: 1 },
    ]);
    expect((await scan(first)).verdict).toBe('board');
  });

  test('is typed as its sequence number where its symbol cannot be read; who was taken off boards again', async () => {
    await bookAndCheckIn([adult]);
    await call(60);
    expect((await scan(' 1 ')).verdict).toBe('board');
    const off = flightBoarding.parse(await readJson(post(`${path}/offloads`, { sequence: 1 })));
    expect(off.counts.boarded).toBe(0);
    expect((await scan('0001\r\n')).verdict).toBe('board');
    expect((await scan('2')).verdict).toBe('notFound');
  });

  test('of another flight, of a cancelled trip, of nobody, and none at all board nobody and say so', async () => {
    const [elsewhere = ''] = await codes(await bookAndCheckIn([adult], 'WN12'));
    expect(await scan(elsewhere)).toMatchObject({
      verdict: 'otherFlight',
      otherFlight: { flight: 'WN12', from: 'DAL', to: 'HOU', dayOfYear: '335' },
    });
    const proof = await bookAndCheckIn([luis]);
    const [code = ''] = await codes(proof);
    expect((await scan(code.replace('335', '334'))).verdict).toBe('otherFlight');
    expect((await scan(code.replace('ORTEGA', 'ORTEGO'))).verdict).toBe('notFound');
    expect((await scan('https://example.com')).verdict).toBe('unreadable');
    await cancelAsQuoted(gateway, proof);
    expect((await scan(code)).verdict).toBe('cancelled');
    expect((await state()).counts.boarded).toBe(0);
  });

  test('whose check-in was undone or done again is not taken for the one of now', async () => {
    const proof = await bookAndCheckIn([adult]);
    const [old = ''] = await codes(proof);
    await call(60);
    await database.db.execute(sql`update check_in set sequence = 7`);
    expect((await scan(old)).verdict).toBe('passReplaced');
    await database.db.delete(checkIn);
    expect((await scan(old)).verdict).toBe('notCheckedIn');
  });
});

describe('a trip with somebody on board', () => {
  const quote = (proof: TripLookup) => post(endpoints.quoteCancellation.path, proof);

  test('is not cancelled until the gate takes them off', async () => {
    const proof = await bookAndCheckIn([adult, luis]);
    const [first = '', second = ''] = await codes(proof);
    await call(60);
    expect((await quote(proof)).status).toBe(200);
    const code = second.includes('LUIS') ? second : first;
    expect((await scan(code)).verdict).toBe('board');
    expect(await refusalOf(quote(proof))).toEqual({ name: 'travellerOnBoard' });
    const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' });
    const shown = { refund: usd(0), credit: usd(0) };
    expect(await refusalOf(post(endpoints.cancelTrip.path, { ...proof, shown }))).toEqual({ name: 'travellerOnBoard' });
    const boarded = (await state()).passengers.find(({ boardedAt }) => boardedAt !== undefined);
    await post(`${path}/offloads`, { sequence: boarded?.sequence });
    expect((await quote(proof)).status).toBe(200);
  });
});

test('a flight that nobody flies is not found, whatever is asked of it', async () => {
  const nowhere = '/api/boarding/v1/flights/WN99-2026-12-01-DAL';
  const headers = { authorization: `Bearer ${token}` };
  expect(await refusalOf(gateway.app.request(nowhere, { headers }))).toEqual({ name: 'boardingFlightNotFound' });
  expect(await refusalOf(call(15, nowhere))).toEqual({ name: 'boardingFlightNotFound' });
  expect(await refusalOf(post(`${nowhere}/scans`, { text: '1' }))).toEqual({ name: 'boardingFlightNotFound' });
  expect(await refusalOf(post('/api/boarding/v1/flights/x/offloads', { sequence: 1 }))).toEqual({
    name: 'boardingFlightNotFound',
  });
  expect((await gateway.app.request(`/api/boarding/v1/flights/${other}`, { headers })).status).toBe(200);
});

test('who operates the product has no gate', async () => {
  token = await openStaff('operations');
  expect((await post(`${path}/scans`, { text: '1' })).status).toBe(403);
});
