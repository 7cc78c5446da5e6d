import { problemNameOf, trip, type Trip } from '@airline/contract';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { ana, boundOf, flightLeg, keyedPost, offerOf, readJson } from '../../../test-support/orders.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { legInventory } from '../../flights/shopping/leg-inventory-schema.ts';
import { findOrder } from './order-store.ts';
import { readBookedTrip } from './booked-trip-store.ts';
import { orderVersion } from './order-version-schema.ts';
import { lockVersion, replaceVersion } from './order-version-store.ts';

const [booked, later] = [flightLeg('WN1', '2026-12-01'), flightLeg('WN2', '2026-11-24')];

let database: OpenDatabase;
let gateway: OrderGateway;
let recordLocator: string;
let orderId: string;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  gateway = await openOrderGateway(database);
  await database.db.delete(legInventory);
  ({ recordLocator } = await book('WN1', '2026-12-01'));
  orderId = (await readBookedTrip(database.db, { recordLocator }))?.orderId ?? '';
});

async function book(flight: string, date: string): Promise<Trip> {
  const outcome = await gateway.outcome(gateway.book({ offer: await gateway.offer({ flight, date }) }));
  if (outcome.status !== 'confirmed') throw new Error(outcome.status);
  return outcome.trip;
}

/** Has the order book the later flight, as a change does. */
async function change(replaces = 0): Promise<boolean> {
  const offer = offerOf([boundOf([later])], gateway.clock.now);
  const { rows } = (await database.db.execute(sql`
    with target as (${lockVersion({ orderId, replaces })}), ${replaceVersion(sql`target`, { offer }, gateway.clock.now)}
    select id from target`)) as { readonly rows: readonly unknown[] };
  return rows.length > 0;
}
const lookup = () => ({ recordLocator, firstName: 'Ana', lastName: ana.lastName });
const find = async () =>
  trip.parse(await readJson(gateway.app.request('/api/air-booking/v1/trips/lookup', keyedPost(lookup()))));
const soldOn = async (legId: string) => {
  const [row] = await database.db.select().from(legInventory).where(eq(legInventory.legId, legId));
  return row?.sold;
};

test('a changed order shows what it books now, and its free day stays that of the booking', async () => {
  const before = await find();
  expect(before.freeCancellationUntil).toBe('2026-11-22T07:00:00.000Z');
  expect(await change()).toBe(true);
  const after = await find();
  expect(after.bounds[0]?.itinerary.legs.map(({ id }) => id)).toEqual([later.id]);
  expect(after.freeCancellationUntil).toBe(before.freeCancellationUntil);
});

test('what it booked before is kept, with the tickets of that time', async () => {
  const stored = await readBookedTrip(database.db, { orderId });
  await change();
  const [version] = await database.db.select().from(orderVersion).where(eq(orderVersion.orderId, orderId));
  expect(version?.offer).toEqual(stored?.offer);
  expect(version?.tickets).toEqual([{ position: 0, serial: stored?.passengers[0]?.ticketSerial }]);
  const now = await readBookedTrip(database.db, { orderId });
  expect(now).toMatchObject({ version: 1, offerAsBooked: stored?.offer });
  await expect(database.db.update(orderVersion).set({ number: 7 })).rejects.toThrow('order_version');
});

test('of two changes of the same version one is made', async () => {
  expect(await Promise.all([change(), change()])).toEqual(expect.arrayContaining([true, false]));
  expect(await change()).toBe(false);
  expect(await change(1)).toBe(true);
  expect((await findOrder(database.db, orderId))?.version).toBe(2);
});

test('a cancellation gives back the seats that are booked now', async () => {
  await book('WN2', '2026-11-24');
  await change();
  const [code, { price }] = [await tripCodeFor(gateway.orders, recordLocator), await find()];
  const shown = { refund: price.total, credit: { amountMinor: 0, currency: 'USD' } };
  const request = keyedPost({ ...lookup(), code, shown });
  const answer = await gateway.app.request('/api/air-booking/v1/trips/cancellation', request);
  expect(answer.status).toBe(200);
  expect([await soldOn(booked.id), await soldOn(later.id)]).toEqual([1, 0]);
});

test('a change that is made while a cancellation is under way has it asked anew', async () => {
  const code = await tripCodeFor(gateway.orders, recordLocator);
  const total = (await find()).price.total;
  const transaction = database.db.transaction.bind(database.db);
  let isChanged = false;
  // Between what the cancellation read and the transaction in which it writes.
  database.db.transaction = (async (...given: Parameters<typeof transaction>) => {
    if (!isChanged) {
      isChanged = true;
      await change();
    }
    return transaction(...given);
  }) as typeof transaction;
  const request = keyedPost({ ...lookup(), code, shown: { refund: total, credit: { ...total, amountMinor: 0 } } });
  const answer = await gateway.app.request('/api/air-booking/v1/trips/cancellation', request);
  database.db.transaction = transaction;
  expect(problemNameOf((await readJson(answer)).type)).toBe('cancellationChanged');
  expect(await find()).toMatchObject({ status: 'confirmed' });
});
