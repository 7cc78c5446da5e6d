import { endpoints, type FareWatch, problemNameOf } from '@airline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { openWatchGateway, watchedDate, type WatchGateway } from '../../../test-support/fare-watches.ts';
import { readJson } from '../../../test-support/orders.ts';
import { eraseAccount } from '../../accounts/help/erasure-store.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { job } from '../../jobs/job-schema.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import { legInventory } from '../../flights/shopping/leg-inventory-schema.ts';
import { fareWatch } from './fare-watch-schema.ts';
import { deleteEndedWatches } from './fare-watch-store.ts';

const search = {
  bounds: [{ origin: 'DAL', destination: 'HOU', date: watchedDate }],
  party: { adults: 2, children: 0, lapInfants: 0 },
  tripKind: 'oneWay',
  inPoints: false,
  language: 'en',
} as const;
const email = 'guest@example.com';
const links = '/api/fare-watch/v1/links';

let database: OpenDatabase;
let gateway: WatchGateway;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [fareWatch, job, rateLimit, legInventory]) await database.db.delete(table);
  gateway = openWatchGateway(database);
  await sellAll(60);
});

/** All three flights of the day, so that the lowest of them is dearer. */
async function sellAll(sold: number): Promise<void> {
  for (const flight of ['WN12', 'WN14']) {
    const row = { legId: `${flight}-${watchedDate}-DAL`, date: watchedDate, seats: 143, sold };
    await database.db
      .insert(legInventory)
      .values(row)
      .onConflictDoUpdate({ target: legInventory.legId, set: { sold } });
  }
  await gateway.sell(sold);
}

const watch = (body: object = {}, accessToken?: string) =>
  gateway.request(endpoints.watchSearch.path, 'POST', { ...search, ...body }, accessToken);
const tokenMailed = () => /#([0-9a-f-]{36}\.[\w-]{43})/.exec(gateway.sent.at(-1)?.text ?? '')?.[1] ?? '';
const dropMails = () => gateway.sent.filter(({ subject }) => subject.startsWith('The price dropped'));
const nameOf = async (answer: Promise<Response>) => problemNameOf((await readJson(answer)).type);

describe('a guest', () => {
  test('gets no price until the mailed link is used, then of lower prices, and stops it without a login', async () => {
    expect(await readJson<object>(watch({ email }))).toEqual({ state: 'mailed' });
    await gateway.deliverMails();
    const token = tokenMailed();
    expect(await readJson<FareWatch>(gateway.post(`${links}/state`, { token }))).toMatchObject({
      kind: 'search',
      state: 'unconfirmed',
      bounds: search.bounds,
    });
    await sellAll(1);
    await gateway.look();
    expect(dropMails()).toEqual([]);
    for (let times = 0; times < 2; times += 1) {
      expect(await readJson<FareWatch>(gateway.post(`${links}/confirmation`, { token }))).toMatchObject({
        state: 'on',
      });
    }
    await gateway.look();
    expect(dropMails()).toHaveLength(1);
    const text = dropMails()[0]?.text ?? '';
    expect(text).toMatch(/Now from \$\d+\.\d\d for 2 passengers; before from \$\d+\.\d\d\./);
    expect(text).toContain(
      `/air/booking/flights?trip=one-way&from=DAL&to=HOU&date=${watchedDate}&adults=2&language=en`,
    );
    expect((await gateway.post(`${links}/stop`, { token })).status).toBe(204);
    expect(await nameOf(gateway.post(`${links}/state`, { token }))).toBe('fareWatchNotFound');
    expect((await gateway.post(`${links}/stop`, { token })).status).toBe(204);
  });

  test('learns nothing of an address, and it is mailed three links a day at most', async () => {
    await watch({ email });
    await gateway.deliverMails();
    await gateway.post(`${links}/confirmation`, { token: tokenMailed() });
    for (let times = 0; times < 5; times += 1) {
      expect(await readJson<object>(watch({ email: email.toUpperCase() }))).toEqual({ state: 'mailed' });
    }
    await gateway.deliverMails();
    expect(gateway.sent).toHaveLength(3);
    expect(await database.db.select().from(fareWatch)).toHaveLength(1);
  });

  test('has to give an address, and a search that can be made', async () => {
    expect((await readJson(watch())).errors).toEqual([{ pointer: '/email', code: 'required' }]);
    const past = { email, bounds: [{ ...search.bounds[0], date: '2026-11-01' }] };
    expect((await readJson(watch(past))).errors).toMatchObject([
      { pointer: '/bounds/0/date', code: 'dateOutsideSchedule' },
    ]);
  });

  test('who never confirms is forgotten after two days, and a link of nobody is none', async () => {
    await watch({ email });
    gateway.later(49);
    await deleteEndedWatches(database.db, gateway.clock.now, 48 * 3_600_000);
    expect(await database.db.select().from(fareWatch)).toEqual([]);
    const token = `6b1d2f0e-8f0b-4d3c-9a55-0d6d3f5f3a10.${'a'.repeat(43)}`;
    expect(await nameOf(gateway.post(`${links}/confirmation`, { token }))).toBe('fareWatchNotFound');
    expect(await nameOf(gateway.post(`${links}/stop`, { token }))).toBe('fareWatchNotFound');
  });
});

describe('somebody with an account', () => {
  const list = async (accessToken: string) =>
    endpoints.listFareWatches.answer.parse(
      await readJson<object>(gateway.request(endpoints.listFareWatches.path, 'GET', undefined, accessToken)),
    ).watches;

  test('gets its mail at the address of the account, once for a search that is asked for twice, and ends it in the list', async () => {
    const { id } = await gateway.account({ email: 'ana@example.com' });
    let accessToken = await gateway.logIn(id);
    for (let times = 0; times < 2; times += 1) {
      expect(await readJson<object>(watch({ email: 'other@example.com' }, accessToken))).toEqual({ state: 'on' });
    }
    await sellAll(1);
    await gateway.look();
    expect(dropMails().map(({ to }) => to)).toEqual(['ana@example.com']);
    accessToken = await gateway.logIn(id);
    const [watched] = await list(accessToken);
    expect(watched).toMatchObject({ kind: 'search', state: 'on', bounds: search.bounds });
    const path = `/api/account/v1/fare-watches/${watched?.id ?? ''}`;
    const stranger = await gateway.logIn((await gateway.account()).id);
    expect((await gateway.request(path, 'DELETE', undefined, stranger)).status).toBe(204);
    expect(await list(accessToken)).toHaveLength(1);
    expect((await gateway.request(path, 'DELETE', undefined, accessToken)).status).toBe(204);
    expect(await list(accessToken)).toEqual([]);
  });

  test('watches twenty searches at most', async () => {
    const { id } = await gateway.account();
    const accessToken = await gateway.logIn(id);
    for (let adults = 1; adults <= 8; adults += 1) await watch({ party: { ...search.party, adults } }, accessToken);
    for (let day = 10; day <= 21; day += 1) {
      await watch({ bounds: [{ ...search.bounds[0], date: `2026-12-${day}` }] }, accessToken);
    }
    expect(await list(accessToken)).toHaveLength(20);
    expect(await nameOf(watch({ inPoints: true }, accessToken))).toBe('tooManyFareWatches');
  });

  test('takes the watches along when the account is erased: its own, and those of its address', async () => {
    const { id } = await gateway.account({ email });
    await watch({}, await gateway.logIn(id));
    await watch({ email, inPoints: true });
    expect(await database.db.select().from(fareWatch)).toHaveLength(2);
    await eraseAccount(database.db, id, gateway.clock.now);
    expect(await database.db.select().from(fareWatch)).toEqual([]);
  });
});
