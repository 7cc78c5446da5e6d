import { endpoints, problemNameOf, type TripFlightAlerts, type TripLookup } from '@airline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { watchedLeg } from '../../../test-support/fare-watches.ts';
import { type AlertGateway, openAlertGateway } from '../../../test-support/flight-alerts.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { keyedPost, readJson } from '../../../test-support/orders.ts';
import { tripCodeFor } from '../../../test-support/trip-code.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { job } from '../../jobs/job-schema.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import { flightAlert, legNews } from './flight-alert-schema.ts';
import { moveNewsOn } from './leg-news-store.ts';
import { tellNews } from './tell-news.ts';

let database: OpenDatabase;
let gateway: AlertGateway;
let trip: TripLookup;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  const { db } = database;
  await db.execute(sql`update booking_order set status = 'cancelled' where status = 'confirmed'`);
  await db.execute(sql`delete from leg_event`);
  for (const table of [flightAlert, legNews, job, rateLimit]) await db.delete(table);
  gateway = openAlertGateway(database);
  trip = await gateway.bookWatched('classic');
  gateway.at('10:30');
});

const set = (isOn: boolean, lookup = trip) =>
  gateway.request(endpoints.setTripFlightAlerts.path, 'PUT', { ...lookup, isOn });
const read = () => readJson<TripFlightAlerts>(gateway.post(endpoints.readTripFlightAlerts.path, trip));
const nameOf = async (answer: Promise<Response>) => problemNameOf((await readJson(answer)).type);
const stopPathOf = (mail = gateway.sent.at(-1)) => new URL(mail?.unsubscribeUrl ?? '').pathname;
const tokenMailed = () => /#([0-9a-f-]{36}\.[\w-]{43})/.exec(gateway.sent.at(-1)?.text ?? '')?.[1] ?? '';
const links = '/api/flight-alerts/v1/links';

describe('the contact of a trip', () => {
  test('is told without asking of a delay, once, with times, why, and ways on', async () => {
    await gateway.report({ estimatedDeparture: '13:40', delayCodes: ['93'] });
    await gateway.report({ departureGate: 'B7' });
    const mails = await gateway.tell();
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      to: 'ana.nunez@example.com',
      language: 'es',
      subject: 'Vuelo WN 10 a Houston: ahora sale a las 7:40 a.m.',
    });
    const text = mails[0]?.text ?? '';
    expect(text).toContain('Vuelo WN 10 de Dallas a Houston, lunes, 28 de diciembre de 2026.');
    expect(text).toContain(
      'Ahora sale a las 7:40 a.m. (hora de Dallas), 40 min más tarde de lo previsto. Antes: a las 7:00 a.m.',
    );
    expect(text).toContain('Motivo: el avión llega tarde de su vuelo anterior.');
    expect(text).toMatch(new RegExp(`/trip/${trip.recordLocator}\\?language=es#link=[\\w-]{43}`));
    expect(text).toContain('/air/flight-status/?flight=WN10&date=2026-12-28&language=es');
    expect(text).toMatch(/\/flight-alert\?language=es#[0-9a-f-]{36}\.[\w-]{43}/);
  });

  test('is told of each thing that happens: another gate, a cancellation, and that it leaves after all', async () => {
    await gateway.report({ departureGate: 'A4' });
    gateway.at('11:00');
    await gateway.report({ departureGate: 'B7' });
    await gateway.tell();
    await gateway.report({ isCancelled: true, delayCodes: ['71'] });
    await gateway.tell();
    gateway.at('11:30');
    await gateway.report({ isCancelled: false });
    expect((await gateway.tell()).map(({ subject }) => subject)).toEqual([
      'Vuelo WN 10 a Houston: puerta B7',
      'Vuelo WN 10 a Houston: cancelado',
      'Vuelo WN 10 a Houston: sale después de todo',
    ]);
  });

  test('is not told of a gate once it has left, though the mail waited', async () => {
    await gateway.report({ departureGate: 'A4' });
    gateway.at('12:58');
    await gateway.report({ departureGate: 'B7' });
    await tellNews(gateway.alerts, watchedLeg);
    gateway.at('13:05');
    expect(await gateway.tell()).toEqual([]);
  });

  test('gets no older news after a newer one: a mail that waited says what is still true', async () => {
    await gateway.report({ estimatedDeparture: '13:40' });
    await tellNews(gateway.alerts, watchedLeg);
    await gateway.report({ estimatedDeparture: '14:30' });
    await tellNews(gateway.alerts, watchedLeg);
    const mails = await gateway.tell();
    expect(mails.map(({ subject }) => subject)).toEqual(['Vuelo WN 10 a Houston: ahora sale a las 8:30 a.m.']);
    await gateway.report({ estimatedDeparture: '15:45' }, '09:00');
    expect(await gateway.tell()).toHaveLength(1);
  });

  test('is told nothing of a trip that was cancelled, or of one whose travellers left, though the mail waits', async () => {
    const cancelled = await gateway.bookWatched('classic');
    const code = await tripCodeFor(gateway.orders, cancelled.recordLocator);
    await gateway.report({ estimatedDeparture: '14:00' });
    await tellNews(gateway.alerts, watchedLeg);
    const quote = await readJson<{ readonly refund: object; readonly credit: object }>(
      gateway.post(endpoints.quoteCancellation.path, cancelled),
    );
    const shown = { refund: quote.refund, credit: quote.credit };
    const body = { ...cancelled, code, shown };
    expect((await gateway.app.request(endpoints.cancelTrip.path, keyedPost(body))).status).toBe(200);
    const mails = await gateway.tell();
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain(trip.recordLocator);
    await database.db.execute(sql`update order_passenger set left_in_version = 1`);
    await gateway.report({ estimatedDeparture: '15:00' });
    expect(await gateway.tell()).toHaveLength(1);
  });

  test('is told once where two instances look at the same moment', async () => {
    await gateway.report({ estimatedDeparture: '13:40' });
    await Promise.all([tellNews(gateway.alerts, watchedLeg), tellNews(gateway.alerts, watchedLeg)]);
    await Promise.all([gateway.tell(), gateway.tell()]);
    expect(await gateway.tell()).toHaveLength(1);
    await gateway.report({ estimatedDeparture: '14:40' });
    await Promise.all([tellNews(gateway.alerts, watchedLeg), tellNews(gateway.alerts, watchedLeg)]);
    expect(await gateway.tell()).toHaveLength(2);
    expect(await database.db.select().from(legNews)).toMatchObject([{ news: 2 }]);
    // Who read before the other wrote writes nothing.
    const late = { legId: watchedLeg, date: '2026-12-28', news: 2, told: {} };
    expect(await moveNewsOn(database.db, late)).toBe(false);
  });
});

describe('an instance that is killed between a report and its mail', () => {
  /** Fails at a statement's turn, and lets all others through: what the database had before is there. */
  function dyingAt(turn: number) {
    const { db } = database;
    let statements = 0;
    const mayDie = (): void => {
      statements += 1;
      if (statements === turn) throw new Error('killed');
    };
    const guard = (target: object): typeof db =>
      new Proxy(target, {
        get(of, name) {
          const value = Reflect.get(of, name) as unknown;
          if (typeof value !== 'function') return value;
          if (name === 'transaction') {
            return (work: (tx: typeof db) => Promise<unknown>) =>
              db.transaction(async (tx) => {
                const result = await work(guard(tx));
                mayDie();
                return result;
              });
          }
          return (...given: readonly unknown[]) => {
            if (typeof name === 'string' && /^(?:select|insert|update|delete|execute)/.test(name)) mayDie();
            return (value as (...all: readonly unknown[]) => unknown).apply(of, [...given]);
          };
        },
      }) as typeof db;
    return { db: guard(db), count: () => statements };
  }

  test('loses nothing and tells nothing twice, wherever it is killed', async () => {
    const whole = dyingAt(0);
    await gateway.report({ estimatedDeparture: '13:40' });
    await tellNews({ ...gateway.alerts, db: whole.db }, watchedLeg);
    const turns = whole.count();
    expect(turns).toBeGreaterThan(5);
    for (let turn = 1; turn <= turns; turn += 1) {
      for (const table of [flightAlert, legNews, job]) await database.db.delete(table);
      gateway.sent.length = 0;
      const dying = tellNews({ ...gateway.alerts, db: dyingAt(turn).db }, watchedLeg);
      await expect(dying).rejects.toThrow('killed');
      expect(await database.db.select().from(legNews)).toEqual([]);
      expect(await gateway.tell()).toEqual([]);
      // The job of the report is still there: it runs again.
      await tellNews(gateway.alerts, watchedLeg);
      await tellNews(gateway.alerts, watchedLeg);
      expect(await gateway.tell()).toHaveLength(1);
    }
  });

  test('sends what it had sent again under the same Message-ID', async () => {
    await gateway.report({ estimatedDeparture: '13:40' });
    await tellNews(gateway.alerts, watchedLeg);
    const jobs = await database.db.select().from(job);
    await gateway.tell();
    const again = jobs
      .filter(({ kind }) => kind === 'flightNewsMail')
      .map(({ id: _id, ...each }) => ({ ...each, leasedUntil: null }));
    await database.db.insert(job).values(again);
    const ids = (await gateway.tell()).map(({ messageId }) => messageId);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
  });
});

describe('the alerts of a trip', () => {
  test('are switched off and on by who knows the names, and say no more of the address than the trip does', async () => {
    expect(await read()).toEqual({ isOn: true, isMailed: false, emailHint: 'a•••@e•••.com' });
    expect(await nameOf(set(false, { ...trip, lastName: 'Nadie' }))).toBe('tripNotFound');
    await gateway.report({ departureGate: 'A4', estimatedDeparture: '13:15' });
    await tellNews(gateway.alerts, watchedLeg);
    for (let times = 0; times < 2; times += 1) expect(await readJson(set(false))).toMatchObject({ isOn: false });
    await gateway.report({ estimatedDeparture: '13:40' });
    expect(await gateway.tell()).toEqual([]);
    expect(await readJson(set(true))).toMatchObject({ isOn: true, isMailed: false });
    await gateway.report({ estimatedDeparture: '14:10' });
    expect(await gateway.tell()).toHaveLength(1);
  });

  test('end at the press of the mail reader, and not when somebody looks at the address', async () => {
    await gateway.report({ estimatedDeparture: '13:40' });
    await gateway.tell();
    expect((await gateway.app.request(stopPathOf())).status).toBe(405);
    expect((await read()).isOn).toBe(true);
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    for (let times = 0; times < 2; times += 1) {
      expect((await gateway.app.request(stopPathOf(), { method: 'POST', body: form })).status).toBe(204);
    }
    expect((await read()).isOn).toBe(false);
    const other = stopPathOf().replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await gateway.app.request(other, { method: 'POST' })).status).toBe(404);
  });

  test('that the contact ended by a mail begin again by a mail alone, five times a day at most', async () => {
    await gateway.report({ estimatedDeparture: '13:40' });
    await gateway.tell();
    await gateway.app.request(stopPathOf(), { method: 'POST' });
    const before = gateway.sent.length;
    for (let times = 0; times < 7; times += 1) {
      expect(await readJson(set(true))).toEqual({ isOn: false, isMailed: true, emailHint: 'a•••@e•••.com' });
    }
    // Nor does who switches them off and on get round it.
    await set(false);
    expect(await readJson(set(true))).toMatchObject({ isOn: false, isMailed: true });
    await gateway.tell();
    expect(gateway.sent.length - before).toBe(5);
    expect(gateway.sent.at(-1)?.subject).toBe(
      `¿Quiere de nuevo los avisos de los vuelos de su viaje ${trip.recordLocator}?`,
    );
    const token = tokenMailed();
    const shown = { kind: 'trip', trip: { origin: 'DAL', destination: 'HOU', date: '2026-12-28' } };
    expect(await readJson(gateway.post(`${links}/state`, { token }))).toEqual({ ...shown, state: 'stopped' });
    expect((await read()).isOn).toBe(false);
    expect(await readJson(gateway.post(`${links}/confirmation`, { token }))).toEqual({ ...shown, state: 'on' });
    expect((await read()).isOn).toBe(true);
  });

  test('of a cancelled trip are off, and cannot be switched on', async () => {
    await database.db.execute(sql`
      insert into order_cancellation (order_id, cancelled_at, refund_minor, credit_minor, forfeited_minor, currency)
      select id, now(), 0, 0, 0, 'USD' from booking_order where record_locator = ${trip.recordLocator}`);
    expect((await read()).isOn).toBe(false);
    expect(await nameOf(set(true))).toBe('tripAlreadyCancelled');
  });
});
