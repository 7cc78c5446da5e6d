import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { openWatchGateway, watchedLeg, type WatchGateway } from '../../../test-support/fare-watches.ts';
import { readJson } from '../../../test-support/orders.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { agreementInForce, endpoints, type ChangeQuote, type Offer, problemNameOf } from '@airline/contract';
import { job } from '../../jobs/job-schema.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import { legInventory } from '../../flights/shopping/leg-inventory-schema.ts';
import { checkWatches } from './check-watches.ts';
import { fareWatch } from './fare-watch-schema.ts';
import { deleteEndedWatches, moveWatchOn } from './fare-watch-store.ts';
import { keyedPost } from '../../../test-support/orders.ts';

let database: OpenDatabase;
let gateway: WatchGateway;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  for (const table of [fareWatch, job, rateLimit, legInventory]) await database.db.delete(table);
  gateway = openWatchGateway(database);
  // Some seats are gone: the flight is dearer than it may become.
  await gateway.sell(60);
});

const dropMails = () => gateway.sent.filter(({ subject }) => subject.startsWith('Bajó el precio'));
const stopPathOf = (mail = dropMails().at(-1)) => new URL(mail?.unsubscribeUrl ?? '').pathname;
const nameOf = async (answer: Promise<Response>) => problemNameOf((await readJson(answer)).type);

async function watchedTrip(family = 'classic') {
  const lookup = await gateway.bookWatched(family);
  await gateway.deliverMails();
  expect(await readJson(gateway.setTrip(lookup, true))).toMatchObject({ isOn: true, isPartial: false });
  return lookup;
}

describe('a trip whose flights become cheaper', () => {
  test('gets one mail, with what would come back and a link at which its flights are chosen', async () => {
    const lookup = await watchedTrip();
    await gateway.look();
    expect(dropMails()).toEqual([]);
    await gateway.sell(1);
    await gateway.look();
    await gateway.look();
    expect(dropMails()).toHaveLength(1);
    const [mail] = dropMails();
    expect(mail).toMatchObject({ to: 'ana.nunez@example.com', language: 'es' });
    expect(mail?.text).toMatch(/devolvemos \$\d+\.\d\d a su Visa terminada en 4242/);
    const [link = ''] = /http:\S+\/air\/change\/\S+/.exec(mail?.text ?? '') ?? [];
    const url = new URL(link);
    expect(url.pathname).toBe(`/air/change/${lookup.recordLocator}`);
    expect(url.searchParams.get('pick')).toBe(`${watchedLeg}~classic`);
    expect([url.searchParams.get('bounds'), url.searchParams.get('trip')]).toEqual(['0', 'one-way']);
    expect(url.hash).toMatch(/^#link=[\w-]{43}$/);
  });

  test('gives back a travel fund once the free day is over, and the change that the mail leads to gives just that', async () => {
    const lookup = await watchedTrip();
    await gateway.sell(1);
    gateway.later(30);
    await gateway.look();
    const [, amount = ''] = /recibe \$(\d+\.\d\d) como fondo de viaje/.exec(dropMails()[0]?.text ?? '') ?? [];
    const bound = { origin: 'DAL', destination: 'HOU', date: '2026-12-28', itineraryId: watchedLeg, family: 'classic' };
    const shown = { amountMinor: 0, currency: 'USD' };
    const party = { adults: 1, children: 0, lapInfants: 0 };
    const { token } = await readJson<Offer>(
      gateway.post(endpoints.createOffer.path, { party, bounds: [{ ...bound, shown }] }),
    );
    const wanted = { ...lookup, offer: token, bounds: [0] };
    const quote = await readJson<ChangeQuote>(gateway.post(endpoints.quoteChange.path, wanted));
    expect(quote.difference.credit.amountMinor).toBe(Math.round(Number(amount) * 100));
    const { forfeited: _forfeited, ...difference } = quote.difference;
    const code = await tripCodeFor(gateway.orders, lookup.recordLocator);
    const change = { ...wanted, code, shown: difference, payments: [], agreement: agreementInForce };
    const changed = await gateway.app.request(endpoints.changeTrip.path, keyedPost(change));
    expect(await readJson<object>(changed)).toMatchObject({ status: 'changed' });
    // From then on the new price counts: the next mail is sent when it falls below that.
    await gateway.look();
    await gateway.look();
    expect(dropMails()).toHaveLength(1);
    const [row] = await database.db.select().from(fareWatch);
    expect(row).toMatchObject({ version: 1, below: quote.price.total.amountMinor });
  });

  test('gets another mail a day later when it fell further, and not when it only came back', async () => {
    await watchedTrip('flex');
    await gateway.sell(40);
    await gateway.look();
    await gateway.sell(1);
    await gateway.look();
    expect(dropMails()).toHaveLength(1);
    gateway.later(24);
    await gateway.look();
    expect(dropMails()).toHaveLength(2);
    for (const sold of [60, 1]) {
      await gateway.sell(sold);
      gateway.later(24);
      await gateway.look();
    }
    expect(dropMails()).toHaveLength(2);
  });

  test('gets one mail from two instances that look at the same moment', async () => {
    await watchedTrip();
    await gateway.sell(1);
    gateway.later(6);
    const looked = await Promise.all([checkWatches(gateway.services), checkWatches(gateway.services)]);
    expect(looked.toSorted((a, b) => a - b)).toEqual([0, 1]);
    await gateway.deliverMails();
    expect(dropMails()).toHaveLength(1);
  });

  test('gets one mail where two instances found the price, and none once the watch was ended', async () => {
    const lookup = await watchedTrip();
    const [row] = await database.db.select().from(fareWatch);
    if (row === undefined) throw new Error('It is watched.');
    const told = { below: 1, toldAt: gateway.clock.now };
    expect([await moveWatchOn(database.db, row, told), await moveWatchOn(database.db, row, told)]).toEqual([
      true,
      false,
    ]);
    await gateway.setTrip(lookup, false);
    expect(await moveWatchOn(database.db, { ...row, ...told }, { below: 0 })).toBe(false);
  });

  test('gets its mail at the next turn when the look died before it was written, and the mark and the mail are one', async () => {
    await watchedTrip();
    await gateway.sell(1);
    gateway.later(6);
    const { db } = database;
    const dying = Object.create(db, { transaction: { value: () => Promise.reject(new Error('killed')) } }) as typeof db;
    await checkWatches({ ...gateway.services, db: dying });
    await gateway.deliverMails();
    expect(dropMails()).toEqual([]);
    const [row] = await db.select().from(fareWatch);
    expect(row?.toldAt).toBeNull();
    await gateway.look();
    expect(dropMails()).toHaveLength(1);
  });
});

describe('the watch of a trip', () => {
  test('of a fare that gives nothing back says so, and is not begun', async () => {
    const lookup = await gateway.bookWatched('basic');
    expect(await gateway.readTrip(lookup)).toMatchObject({ isOn: false, nothingBack: 'fareForbids' });
    expect(await nameOf(gateway.setTrip(lookup, true))).toBe('fareWatchGivesNothing');
  });

  test('is shown and set for who knows the names alone, and says of the address no more than the trip does', async () => {
    const lookup = await watchedTrip();
    expect(await gateway.readTrip(lookup)).toEqual({
      isOn: true,
      isMailed: false,
      isPartial: false,
      emailHint: 'a•••@e•••.com',
    });
    const wrong = { ...lookup, lastName: 'Nadie' };
    expect(await nameOf(gateway.setTrip(wrong, false))).toBe('tripNotFound');
    expect((await gateway.readTrip(lookup)).isOn).toBe(true);
  });

  test('begun again and again mails no more often', async () => {
    const lookup = await watchedTrip('flex');
    await gateway.sell(40);
    await gateway.look();
    for (const isOn of [false, true, false, true]) await gateway.setTrip(lookup, isOn);
    await gateway.sell(1);
    await gateway.look();
    expect(dropMails()).toHaveLength(1);
  });

  test('ends at the press of the mail reader, and not when somebody looks at the address', async () => {
    const lookup = await watchedTrip();
    await gateway.sell(40);
    await gateway.look();
    const seen = await gateway.app.request(stopPathOf());
    expect(seen.status).toBe(405);
    expect((await gateway.readTrip(lookup)).isOn).toBe(true);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    for (let times = 0; times < 2; times += 1) {
      expect((await gateway.app.request(stopPathOf(), { method: 'POST', body: form })).status).toBe(204);
    }
    expect((await gateway.readTrip(lookup)).isOn).toBe(false);
    const other = stopPathOf().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await gateway.app.request(other, { method: 'POST' })).status).toBe(404);
  });

  test('that the contact ended by a mail begins again by a mail alone, three times a day at most', async () => {
    const lookup = await watchedTrip('flex');
    await gateway.sell(40);
    await gateway.look();
    await gateway.app.request(stopPathOf(), { method: 'POST' });
    const before = gateway.sent.length;
    const mailed = { isOn: false, isMailed: true, isPartial: false, emailHint: 'a•••@e•••.com' };
    for (let times = 0; times < 5; times += 1) {
      expect(await readJson(gateway.setTrip(lookup, true))).toEqual(mailed);
    }
    // Nor does who switches it off and on get round it, nor a mailed code, nor the end of its time.
    await gateway.setTrip(lookup, false);
    expect(await readJson(gateway.setTrip(lookup, true))).toEqual(mailed);
    const code = await tripCodeFor(gateway.orders, lookup.recordLocator);
    expect(await readJson(gateway.setTrip({ ...lookup, code }, true))).toEqual(mailed);
    const [row] = await database.db.select().from(fareWatch);
    await deleteEndedWatches(database.db, row?.endsAt ?? gateway.clock.now, 0);
    await gateway.deliverMails();
    expect(gateway.sent.length - before).toBe(3);
    expect(gateway.sent.at(-1)).toMatchObject({
      to: 'ana.nunez@example.com',
      subject: `¿Quiere de nuevo el aviso de precio de su viaje ${lookup.recordLocator}?`,
    });
    await gateway.sell(1);
    gateway.later(24);
    await gateway.look();
    expect(dropMails()).toHaveLength(1);
    const [, token = ''] = /#([0-9a-f-]{36}\.[\w-]{43})/.exec(gateway.sent.at(-1)?.text ?? '') ?? [];
    const links = '/api/fare-watch/v1/links';
    expect(await readJson(gateway.post(`${links}/state`, { token }))).toMatchObject({ kind: 'trip', state: 'stopped' });
    expect((await gateway.readTrip(lookup)).isOn).toBe(false);
    for (let times = 0; times < 2; times += 1) {
      expect(await readJson(gateway.post(`${links}/confirmation`, { token }))).toMatchObject({ state: 'on' });
    }
    expect((await gateway.readTrip(lookup)).isOn).toBe(true);
    await gateway.look();
    expect(dropMails()).toHaveLength(2);
  });

  test('is forgotten when the trip can be changed no more, and a mail that waits is not sent', async () => {
    const lookup = await watchedTrip();
    await gateway.sell(1);
    gateway.later(6);
    await checkWatches(gateway.services);
    await gateway.setTrip(lookup, false);
    await gateway.deliverMails();
    expect(dropMails()).toEqual([]);
    await gateway.setTrip(lookup, true);
    gateway.clock.now = new Date('2026-12-28T12:55:00Z');
    await gateway.look();
    expect(await database.db.select().from(fareWatch).where(eq(fareWatch.language, 'es'))).toEqual([]);
  });
});
