import { endpoints, type FlightAlert, problemNameOf } from '@airline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { watchedDate } from '../../../test-support/fare-watches.ts';
import { type AlertGateway, openAlertGateway } from '../../../test-support/flight-alerts.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { readJson } from '../../../test-support/orders.ts';
import { eraseAccount } from '../../accounts/help/erasure-store.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { job } from '../../jobs/job-schema.ts';
import { rateLimit } from '../../limits/rate-limit-schema.ts';
import { openFlightNews } from '../../flights/status/flight-news.ts';
import { flightAlert, legNews } from './flight-alert-schema.ts';
import { deleteEndedAlerts } from './flight-alert-store.ts';
import { exportAlerts } from './show-alert.ts';
import { tellSimulated } from './start-flight-alert-workers.ts';

const email = 'guest@example.com';
const links = '/api/flight-alerts/v1/links';

let database: OpenDatabase;
let gateway: AlertGateway;

beforeAll(async () => {
  database = await openMemoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.execute(sql`delete from leg_event`);
  for (const table of [flightAlert, legNews, job, rateLimit]) await database.db.delete(table);
  gateway = openAlertGateway(database);
  gateway.at('10:00');
});

const ask = (body: object = {}) =>
  gateway.post(endpoints.askFlightAlert.path, { flight: 'WN10', date: watchedDate, email, language: 'en', ...body });
const tokenMailed = () => /#([0-9a-f-]{36}\.[\w-]{43})/.exec(gateway.sent.at(-1)?.text ?? '')?.[1] ?? '';
const nameOf = async (answer: Promise<Response>) => problemNameOf((await readJson(answer)).type);

/** Asks for the flight, opens the mail, and presses the button of its page. */
async function confirmed(body: object = {}): Promise<string> {
  await ask(body);
  await gateway.tell();
  const token = tokenMailed();
  expect((await gateway.post(`${links}/confirmation`, { token })).status).toBe(200);
  return token;
}

describe('anybody', () => {
  test('is told of a flight once the mailed link is used, and ends it without a login', async () => {
    expect(await readJson(ask())).toEqual({ state: 'mailed' });
    await gateway.tell();
    const token = tokenMailed();
    expect(gateway.sent.at(-1)).toMatchObject({ to: email, subject: 'Confirm your alerts for flight WN 10' });
    expect(await readJson<FlightAlert>(gateway.post(`${links}/state`, { token }))).toEqual({
      kind: 'flight',
      state: 'unconfirmed',
      flight: {
        flight: 'WN10',
        date: watchedDate,
        origin: 'DAL',
        destination: 'HOU',
        until: '2026-12-29T14:05:00.000Z',
      },
    });
    await gateway.report({ estimatedDeparture: '13:30' });
    expect(await gateway.tell()).toEqual([]);
    for (let times = 0; times < 2; times += 1) {
      expect(await readJson(gateway.post(`${links}/confirmation`, { token }))).toMatchObject({ state: 'on' });
    }
    await gateway.report({ estimatedDeparture: '13:50', delayCodes: ['71'] });
    const [mail] = await gateway.tell();
    expect(mail).toMatchObject({ to: email, subject: 'Flight WN 10 to Houston: now leaves at 7:50 AM' });
    expect(mail?.text).toContain(
      'It now leaves at 7:50 AM (Dallas time), 50 min later than planned. Before: at 7:30 AM.',
    );
    expect(mail?.text).toContain('Reason: the weather.');
    expect(mail?.text).toContain('As we knew it at 4:00 AM (Dallas time).');
    expect(mail?.text).toContain(`/air/flight-status/?flight=WN10&date=${watchedDate}&language=en`);
    expect(mail?.text).not.toContain('/trip/');
    expect(new URL(mail?.unsubscribeUrl ?? '').pathname).toBe(`/api/flight-alerts/v1/one-click/${token}`);
    expect((await gateway.post(`${links}/stop`, { token })).status).toBe(204);
    expect(await nameOf(gateway.post(`${links}/state`, { token }))).toBe('flightAlertNotFound');
    expect((await gateway.post(`${links}/stop`, { token })).status).toBe(204);
    await gateway.report({ isCancelled: true });
    expect(await gateway.tell()).toHaveLength(1);
  });

  test('learns nothing of an address, which is mailed five links a day at most', async () => {
    await confirmed();
    for (let times = 0; times < 7; times += 1) {
      expect(await readJson(ask({ email: email.toUpperCase() }))).toEqual({ state: 'mailed' });
    }
    await gateway.tell();
    expect(gateway.sent).toHaveLength(5);
    expect(await database.db.select().from(flightAlert)).toHaveLength(1);
  });

  test('is told of a flight that flies, and has not arrived a day ago', async () => {
    expect(await nameOf(ask({ flight: 'WN999' }))).toBe('flightHasNoAlerts');
    expect(await nameOf(ask({ date: '2027-01-20' }))).toBe('flightHasNoAlerts');
    gateway.clock.now = new Date(`2026-12-29T14:06:00Z`);
    expect(await nameOf(ask())).toBe('flightHasNoAlerts');
  });

  test('who never confirms is forgotten after two days, and a link of nobody is none', async () => {
    await ask({ date: '2026-12-30' });
    gateway.later(49);
    await deleteEndedAlerts(database.db, gateway.clock.now, 48 * 3_600_000);
    expect(await database.db.select().from(flightAlert)).toEqual([]);
    const token = `6b1d2f0e-8f0b-4d3c-9a55-0d6d3f5f3a10.${'a'.repeat(43)}`;
    for (const path of ['state', 'confirmation', 'stop']) {
      expect(await nameOf(gateway.post(`${links}/${path}`, { token }))).toBe('flightAlertNotFound');
    }
  });

  test('is told until a day after the flight, and forgotten then', async () => {
    const token = await confirmed();
    gateway.clock.now = new Date('2026-12-29T14:05:00Z');
    expect(await nameOf(gateway.post(`${links}/state`, { token }))).toBe('flightAlertNotFound');
    await deleteEndedAlerts(database.db, gateway.clock.now, 48 * 3_600_000);
    expect(await database.db.select().from(flightAlert)).toEqual([]);
  });

  test('is told of ten flights at most', async () => {
    const flights = ['10', '12', '14', '20', '21', '11', '30', '32', '34', '36'];
    for (const number of flights) {
      await database.db.delete(rateLimit);
      await confirmed({ flight: `WN${number}` });
    }
    await database.db.delete(rateLimit);
    await ask({ flight: 'WN40' });
    await gateway.tell();
    expect(await nameOf(gateway.post(`${links}/confirmation`, { token: tokenMailed() }))).toBe('tooManyFlightAlerts');
  });
});

test('who has an account finds the flights in the export, and they are erased with it', async () => {
  const { id } = await gateway.account({ email });
  await confirmed();
  expect(await exportAlerts(database.db, email.toUpperCase())).toMatchObject([{ flight: 'WN10', date: watchedDate }]);
  await eraseAccount(database.db, id, gateway.clock.now);
  expect(await database.db.select().from(flightAlert)).toEqual([]);
});

test('where operations are played, what is played is told, once', async () => {
  const flights = ['WN10', 'WN12', 'WN14', 'WN20', 'WN21', 'WN34', 'WN36'];
  for (const flight of flights) {
    await database.db.delete(rateLimit);
    await confirmed({ flight });
  }
  const played = {
    ...gateway.alerts,
    news: openFlightNews(database.db, { isSimulated: true, now: gateway.alerts.now }),
  };
  for (let hour = 0; hour < 12; hour += 1) {
    gateway.later(1);
    await tellSimulated(played);
  }
  const told = await database.db.select().from(legNews);
  expect(told.length).toBeGreaterThan(0);
  await tellSimulated(played);
  expect(await database.db.select().from(legNews)).toEqual(told);
});
