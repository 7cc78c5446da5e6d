import {
  agreementInForce,
  type DisruptionLink,
  type DisruptionOffer,
  endpoints,
  problemNameOf,
  type Trip,
  type TripLookup,
} from '@airline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { asWord } from '../../../test-support/as-word.ts';
import { watchedDate } from '../../../test-support/fare-watches.ts';
import { type AlertGateway, openAlertGateway } from '../../../test-support/flight-alerts.ts';
import { smallNetwork } from '../../../test-support/flights.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { readJson } from '../../../test-support/orders.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import { idempotencyKey } from '../../database/idempotency-key-schema.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { createDataSet, writeSsim } from '../../flights/schedule/rules/index.ts';
import { importFlights } from '../../flights/shopping/import-flights.ts';
import { job } from '../../jobs/job-schema.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import { flightAlert, legNews } from '../flight-alerts/flight-alert-schema.ts';
import { tellNews } from '../flight-alerts/tell-news.ts';

const open = endpoints.openDisruptionLink.path;
const take = endpoints.takeDisruptionLink.path;
const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
const nothing = { refund: usd(0), credit: usd(0) };

let database: OpenDatabase;
let gateway: AlertGateway;
let trip: TripLookup;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
// A flight in the cheapest fare, which allows no change and gives a credit, on the morning on which it leaves.
beforeEach(async () => {
  const { db } = database;
  await db.execute(sql`update booking_order set status = 'cancelled' where status = 'confirmed'`);
  await db.execute(sql`delete from leg_event`);
  for (const table of [flightAlert, legNews, job, rateLimit]) await db.delete(table);
  gateway = openAlertGateway(database);
  trip = await gateway.bookWatched('basic');
  gateway.at('10:30');
});

/** Reads the links of the newest mail about a disruption, in its order: flights first, the money last. */
function linksMailed(): readonly DisruptionLink[] {
  const text = gateway.sent.findLast((mail) => mail.text.includes('/disruption?'))?.text ?? '';
  return [...text.matchAll(/\/trip\/(\w{6})\/disruption\?language=es#(\S+)/g)].map(
    ([, recordLocator = '', hash = '']) => {
      const { link: secret = '', version, bound, ...rest } = Object.fromEntries(new URLSearchParams(hash));
      return { recordLocator, secret, version: Number(version), bound: Number(bound), ...rest } as DisruptionLink;
    },
  );
}

/** Has the flight cancelled, and gives the links of the mail: the first other flights, and the money. */
async function cancelFlight() {
  await gateway.report({ isCancelled: true, delayCodes: ['71'] });
  await gateway.tell();
  const links = linksMailed();
  const [flights, money] = [links[0], links.at(-1)];
  if (flights === undefined || money === undefined) throw new Error('The mail has no links.');
  return { links, flights, money };
}

const see = (link: DisruptionLink) => readJson<DisruptionOffer>(gateway.post(open, link));
const press = (link: DisruptionLink, shown: object = nothing) =>
  gateway.post(take, { ...link, shown, ...(link.flights === undefined ? {} : { agreement: agreementInForce }) });
const find = () => readJson<Trip>(gateway.post(endpoints.findTrip.path, trip));
const flightOf = ({ bounds }: Trip) => bounds[0]?.itinerary.id;
const nameOf = async (answer: Promise<Response>) => problemNameOf((await readJson(answer)).type);
const changesOf = async () =>
  (await database.db.execute(sql`select count(*)::integer as count from order_change where status = 'confirmed'
    and order_id = (select id from booking_order where record_locator = ${trip.recordLocator})`)) as {
    readonly rows: readonly { readonly count: number }[];
  };

describe('the mail of a cancelled flight', () => {
  test('offers the next flights free of charge, the earliest arrival first, and the money, each by a link', async () => {
    const { links } = await cancelFlight();
    expect(links.map(({ kind, bound, version, flights }) => ({ kind, bound, version, flights }))).toEqual(
      [`WN12-${watchedDate}-DAL`, `WN14-${watchedDate}-DAL`, 'WN10-2026-12-29-DAL', undefined].map((flights) => ({
        kind: 'cancelled',
        bound: 0,
        version: 0,
        flights,
      })),
    );
    const mail = gateway.sent.at(-1);
    expect(mail?.subject).toBe('Vuelo WN 10 a Houston: cancelado');
    expect(mail?.text).toContain('12:00 p.m. – 1:05 p.m.\nlunes, 28 de diciembre de 2026\nVuelo WN 12, directo\n');
    const { total } = (await find()).price;
    expect(mail?.text).toContain(`Devolvemos $${(total.amountMinor / 100).toFixed(2)} a su Visa terminada en 4242.`);
    expect(mail?.text).not.toMatch(asWord(trip.firstName));
    expect(mail?.html).toContain('class="action"');
  });

  test('offers what is still there when it is sent', async () => {
    await database.db.execute(
      sql`insert into leg_inventory (leg_id, date, seats, sold) values (${`WN12-${watchedDate}-DAL`}, ${watchedDate}, 143, 143)
        on conflict (leg_id) do update set sold = 143`,
    );
    const { links } = await cancelFlight();
    expect(links[0]?.flights).toBe(`WN14-${watchedDate}-DAL`);
    await database.db.execute(sql`delete from leg_inventory where leg_id = ${`WN12-${watchedDate}-DAL`}`);
  });

  test('comes of an imported schedule that drops the flight as well', async () => {
    const period = { airline: 'WN', createdOn: '2026-11-21', validFrom: '2026-01-01', validTo: '2026-12-31' };
    const importPatterns = (patterns: typeof smallNetwork) =>
      importFlights(database.db, writeSsim(createDataSet(patterns, period)), gateway.clock.now);
    await importPatterns(smallNetwork);
    await gateway.tell();
    expect(linksMailed()).toEqual([]);
    await importPatterns(smallNetwork.filter(({ flightNumber }) => flightNumber !== 10));
    gateway.at('10:31');
    await gateway.tell();
    expect(linksMailed()).toMatchObject([
      { kind: 'cancelled', flights: `WN12-${watchedDate}-DAL` },
      { flights: `WN14-${watchedDate}-DAL` },
      { flights: 'WN10-2026-12-29-DAL' },
      { kind: 'cancelled' },
    ]);
    expect((await find()).disruptions).toMatchObject([{ kind: 'cancelled', flight: 'WN10' }]);
  });

  test('offers nothing of a flight that is a little late', async () => {
    await gateway.report({ estimatedDeparture: '13:40' });
    await gateway.tell();
    expect(linksMailed()).toEqual([]);
  });
});

describe('a connection', () => {
  const subjects = () => gateway.sent.map(({ subject }) => subject).filter((subject) => subject.startsWith('Su viaje'));

  beforeEach(async () => {
    await database.db.execute(sql`update booking_order set status = 'cancelled' where status = 'confirmed'`);
    gateway.clock.now = new Date('2026-11-25T12:00:00Z');
    trip = await gateway.bookConnection();
    gateway.at('10:30');
  });

  test('that a delay makes shorter than its least time is reported as missed before it is, with the next flights and the money', async () => {
    await gateway.report({ estimatedDeparture: '13:30' });
    await gateway.tell();
    const missed = 'Su viaje a Los Ángeles: no alcanzaría su conexión en Houston';
    expect(subjects()).toEqual([missed]);
    const { text = '' } = gateway.sent.at(-1) ?? {};
    expect(text).toContain('llega a Houston sin tiempo para tomar el vuelo WN 20');
    expect(text).toContain('30 min más tarde de lo previsto');
    // Ten minutes before the first flight leaves, by the clocks of where it does.
    expect(text).toContain('Sirven hasta el lunes 28 de diciembre de 2026 a las 7:20 a.m. (hora de Dallas)');
    const links = linksMailed();
    expect(links.map(({ kind, flights }) => [kind, flights])).toEqual([
      ['connectionMissed', `WN36-${watchedDate}-DAL`],
      ['connectionMissed', 'WN10-2026-12-29-DAL+WN20-2026-12-29-HOU'],
      ['connectionMissed', 'WN36-2026-12-29-DAL'],
      ['connectionMissed', undefined],
    ]);
    expect((await find()).disruptions).toMatchObject([{ kind: 'connectionMissed', flight: 'WN20', from: 'HOU' }]);
    const [nonstop] = links;
    if (nonstop === undefined) throw new Error('The mail has no links.');
    await readJson(press(nonstop));
    expect(flightOf(await find())).toBe(`WN36-${watchedDate}-DAL`);
  });

  test('is reported as missed though no more of the flight is news, once, and not at all once it holds again', async () => {
    await gateway.report({ estimatedDeparture: '13:19' });
    await gateway.tell();
    expect(subjects()).toEqual([]);
    // Two minutes more are no news of the flight, and too many for the connection.
    await gateway.report({ estimatedDeparture: '13:21' }, '10:31');
    gateway.at('10:32');
    await Promise.all([gateway.tell(), gateway.tell()]);
    await gateway.report({ estimatedDeparture: '13:19' }, '10:33');
    gateway.at('10:34');
    await gateway.tell();
    await gateway.report({ estimatedDeparture: '13:22' }, '10:35');
    gateway.at('10:36');
    await gateway.tell();
    expect(subjects()).toHaveLength(1);
  });

  test('that holds again before the mail is sent is not told as missed', async () => {
    await gateway.report({ estimatedArrival: '14:40' });
    await tellNews(gateway.alerts, `WN10-${watchedDate}-DAL`);
    await gateway.report({ estimatedArrival: '14:10' }, '10:31');
    gateway.at('10:32');
    await gateway.tell();
    expect(subjects()).toEqual([]);
  });

  test('of a trip whose alerts were ended is not told', async () => {
    await gateway.request(endpoints.setTripFlightAlerts.path, 'PUT', { ...trip, isOn: false });
    await gateway.report({ estimatedArrival: '14:40' });
    await gateway.tell();
    expect(subjects()).toEqual([]);
  });
});

describe('a link', () => {
  test('to other flights shows them and changes nothing; a press flies them, without names and code', async () => {
    const { flights } = await cancelFlight();
    const shown = await see(flights);
    expect(shown).toMatchObject({
      state: 'flights',
      disruption: { kind: 'cancelled', flight: 'WN10' },
      before: { itinerary: { id: `WN10-${watchedDate}-DAL` } },
      after: { itinerary: { id: `WN12-${watchedDate}-DAL` } },
      // It is sold until an hour before it leaves.
      until: '2026-12-28T17:00:00.000Z',
      difference: { due: usd(0), pointsDue: 0 },
    });
    expect(JSON.stringify(shown)).not.toContain('Núñez');
    expect((await gateway.app.request(open)).status).toBe(405);
    expect(flightOf(await find())).toBe(`WN10-${watchedDate}-DAL`);
    const before = await find();
    expect(await readJson(press(flights))).toEqual({
      state: 'done',
      recordLocator: trip.recordLocator,
      isMoney: false,
    });
    const after = await find();
    expect([flightOf(after), after.price.total, after.version]).toEqual([
      `WN12-${watchedDate}-DAL`,
      before.price.total,
      1,
    ]);
    await gateway.deliverMails();
    expect(gateway.sent.at(-1)?.subject).toContain('Cambiamos los vuelos de su viaje a Houston');
  });

  test('to the money shows it and changes nothing; a press gives all of it back, whatever the fare says', async () => {
    const { money } = await cancelFlight();
    const shown = await see(money);
    const { total } = (await find()).price;
    expect(shown).toMatchObject({
      state: 'money',
      until: '2026-12-30T13:00:00.000Z',
      isWholeTrip: true,
      givenBack: { refund: total, credit: usd(0) },
    });
    expect((await find()).status).toBe('confirmed');
    expect(await readJson(press(money, { refund: total, credit: usd(0) }))).toMatchObject({
      state: 'done',
      isMoney: true,
    });
    expect(await find()).toMatchObject({ status: 'cancelled', cancellation: { refund: total } });
    await gateway.deliverMails();
    expect(gateway.sent.map(({ subject }) => subject)).toContainEqual(
      expect.stringMatching(new RegExp(`Cancelamos su viaje.*${trip.recordLocator}`)),
    );
  });

  test('that is altered, or of another trip, is none, and says no more of a locator that exists', async () => {
    const { flights, money } = await cancelFlight();
    const other = await gateway.bookWatched('basic').catch(() => undefined);
    const altered: readonly DisruptionLink[] = [
      { ...flights, secret: money.secret },
      { ...flights, flights: `WN14-${watchedDate}-DAL` },
      { ...money, bound: 1 },
      { ...money, kind: 'delayed' },
      { ...money, version: 1 },
      { ...money, recordLocator: other?.recordLocator ?? 'AAAAAA' },
      { ...money, recordLocator: 'ZZZZZZ' },
    ];
    for (const link of altered) {
      expect(await nameOf(gateway.post(open, link))).toBe('linkInvalid');
      expect(await nameOf(press(link))).toBe('linkInvalid');
    }
    expect(flightOf(await find())).toBe(`WN10-${watchedDate}-DAL`);
  });

  test('is over once the contact is another one: it was mailed to the one before', async () => {
    const { money } = await cancelFlight();
    await database.db.execute(
      sql`update booking_order set email = 'new@example.com' where record_locator = ${trip.recordLocator}`,
    );
    expect(await nameOf(press(money))).toBe('linkInvalid');
  });

  test('of an older version of the trip says that it changed', async () => {
    const { flights, links } = await cancelFlight();
    await readJson(press(flights));
    for (const link of links.slice(1)) {
      const over = { state: 'over', recordLocator: trip.recordLocator, why: 'changed' };
      expect([await see(link), await readJson(press(link))]).toEqual([over, over]);
    }
    expect(flightOf(await find())).toBe(`WN12-${watchedDate}-DAL`);
  });

  test('of a cancelled trip says so; of a flight that leaves after all, or too long ago, that there is nothing to do', async () => {
    const { flights, money } = await cancelFlight();
    const why = async (link: DisruptionLink) => (await readJson<{ why?: string }>(press(link))).why;
    gateway.at('10:31');
    await gateway.report({ isCancelled: false });
    expect([await why(flights), await why(money)]).toEqual(['notDisrupted', 'notDisrupted']);
    gateway.at('10:32');
    await gateway.report({ isCancelled: true });
    expect((await see(money)).state).toBe('money');
    gateway.clock.now = new Date('2026-12-30T13:00:00Z');
    expect([await why(flights), await why(money)]).toEqual(['notDisrupted', 'notDisrupted']);
    gateway.at('11:00');
    await readJson(press(money, { refund: (await find()).price.total, credit: usd(0) }));
    expect(await why(flights)).toBe('cancelled');
  });

  test('to flights that are sold out or gone says so, and the money is still there', async () => {
    const { flights, money } = await cancelFlight();
    await gateway.report({ isCancelled: true });
    gateway.at('18:30');
    expect(await readJson(press(flights))).toMatchObject({ state: 'over', why: 'flightsGone' });
    expect((await see(money)).state).toBe('money');
  });

  test('asks for what was agreed to, and gives no less than was shown', async () => {
    const { flights, money } = await cancelFlight();
    expect((await gateway.post(take, { ...flights, shown: nothing })).status).toBe(422);
    const { total } = (await find()).price;
    expect(await nameOf(press(money, { refund: usd(total.amountMinor + 1), credit: usd(0) }))).toBe(
      'cancellationChanged',
    );
    expect(await find()).toMatchObject({ status: 'confirmed', version: 0 });
  });
});

describe('a link that is pressed twice', () => {
  test.each(['flights', 'money'] as const)('does %s once, and gives the same answer', async (which) => {
    const link = (await cancelFlight())[which];
    const shown = which === 'money' ? { refund: (await find()).price.total, credit: usd(0) } : nothing;
    const answers = await Promise.all(
      [press(link, shown), press(link, shown), press(link, shown)].map((one) => readJson(one)),
    );
    const done = { state: 'done', recordLocator: trip.recordLocator, isMoney: which === 'money' };
    expect([...answers, await readJson(press(link, shown)), await see(link)]).toEqual([done, done, done, done, done]);
    expect((await changesOf()).rows).toEqual([{ count: which === 'flights' ? 1 : 0 }]);
  });

  test('and another one of the same mail: one of them is done, and the other one says why not', async () => {
    const { flights, money } = await cancelFlight();
    const total = (await find()).price.total;
    const answers = await Promise.all([
      readJson<DisruptionOffer>(press(flights)),
      readJson<DisruptionOffer>(press(money, { refund: total, credit: usd(0) })),
    ]);
    expect(answers.map(({ state }) => state).toSorted()).toEqual(['done', 'over']);
  });

  test('after the first press was killed before its answer: it is done, and was done once', async () => {
    const { flights } = await cancelFlight();
    await readJson(press(flights));
    // The change and its key are one transaction; the answer is written after it.
    await database.db.update(idempotencyKey).set({ status: null, body: null, mediaType: null });
    expect(await readJson(press(flights))).toMatchObject({ state: 'done' });
    expect((await changesOf()).rows).toEqual([{ count: 1 }]);
    expect(flightOf(await find())).toBe(`WN12-${watchedDate}-DAL`);
  });
});

test('a trip that its contact changed with a code in another way leaves no link that changes it back', async () => {
  const { money } = await cancelFlight();
  const code = await tripCodeFor(gateway.orders, trip.recordLocator);
  const { total } = (await find()).price;
  const shown = { refund: total, credit: usd(0) };
  await readJson(gateway.post(endpoints.cancelTrip.path, { ...trip, code, shown }));
  expect(await readJson(press(money, shown))).toMatchObject({ state: 'over', why: 'cancelled' });
});
