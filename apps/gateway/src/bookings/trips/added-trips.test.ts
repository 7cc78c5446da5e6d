import { type listTrips, type OrderOutcome, problemNameOf } from '@airline/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type * as z from 'zod/mini';

import { openMember, type TestMember } from '../../../test-support/members.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { type OrderGateway, openOrderGateway } from '../../../test-support/order-gateway.ts';
import { ana, readJson } from '../../../test-support/orders.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';

let database: OpenDatabase;
let gateway: OrderGateway;
let member: TestMember;
const names = { firstName: ana.firstName, lastName: ana.lastName };

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = await openOrderGateway(database);
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(rateLimit);
  member = await openMember(gateway.identity, { points: 0 });
});

const send = (method: string, path: string, body?: unknown, { accessToken } = member) =>
  gateway.app.request(`/api/account/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
const listed = async () => readJson<z.infer<typeof listTrips.answer>>(send('GET', 'trips'));

async function bookByGuest(): Promise<string> {
  const outcome = await readJson<OrderOutcome>(gateway.book());
  if (outcome.status !== 'confirmed') throw new Error(outcome.status);
  return outcome.trip.recordLocator;
}

test('a trip is added by its locator and a traveller’s names, once, and taken out again; it is shown, and not changed', async () => {
  const recordLocator = await bookByGuest();
  const add = () => send('POST', 'trips', { recordLocator: recordLocator.toLowerCase(), ...names });
  expect([(await add()).status, (await add()).status]).toEqual([204, 204]);
  const { trips, added } = await listed();
  expect([trips.map((trip) => trip.recordLocator), added]).toEqual([[recordLocator], [recordLocator]]);
  const otherNames = JSON.stringify({ recordLocator, firstName: 'Otro', lastName: 'Nombre' });
  const headers = { authorization: `Bearer ${member.accessToken}`, 'content-type': 'application/json' };
  const shown = await gateway.app.request('/api/air-booking/v1/trips/lookup', {
    method: 'POST',
    headers,
    body: otherNames,
  });
  // The login proves nothing of an added trip: names or a code do, as for anybody.
  expect(shown.status).toBe(404);
  expect((await send('DELETE', `trips/${recordLocator}`)).status).toBe(204);
  expect(await listed()).toEqual({ trips: [], added: [] });
  expect((await send('DELETE', `trips/${recordLocator}`)).status).toBe(204);
});

test('a wrong name and a locator that nobody has get the same answer, and are counted as without an account', async () => {
  const recordLocator = await bookByGuest();
  const refused = async (locator: string) => {
    const answer = await send('POST', 'trips', { recordLocator: locator, firstName: 'Luis', lastName: 'Nadie' });
    const { reference: _reference, ...body } = await readJson<Record<string, unknown>>(answer);
    return [answer.status, body];
  };
  const wrong = await refused(recordLocator);
  expect(wrong[0]).toBe(404);
  expect(wrong).toEqual(await refused('ZZZZZZ'));
  const names = await Promise.all(
    Array.from({ length: 40 }, async () => {
      const answer = await send('POST', 'trips', { recordLocator, firstName: 'Luis', lastName: 'Nadie' });
      return problemNameOf((await readJson(answer)).type);
    }),
  );
  expect(names).toContain('tooManyRequests');
});
