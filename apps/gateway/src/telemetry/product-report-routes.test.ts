import {
  endpoints,
  type Experiment,
  type ExperimentReport,
  type Funnel,
  measurementsPath,
  type Measurement,
} from '@airline/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { type AccountGateway, openAccountGateway } from '../../test-support/account-gateway.ts';
import { openMemoryDatabase } from '../../test-support/memory-database.ts';
import { readJson } from '../../test-support/orders.ts';
import type { OpenDatabase } from '../database/database.ts';
import { beginExperiment, endExperiment } from './experiment-store.ts';
import { deleteExperimentsBefore, deleteMeasurementsBefore } from './measurement-store.ts';

let database: OpenDatabase;
let gateway: AccountGateway;
let operatorId: string;
let memberId: string;

beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = openAccountGateway(database);
  operatorId = (await gateway.account({ staffRole: 'operations' })).id;
  memberId = (await gateway.account()).id;
});
afterAll(() => database.close());

const funnelPath = `${endpoints.readFunnel.path}?days=7`;
const reportsPath = endpoints.reportExperiments.path;
const day = 24 * 60 * 60 * 1000;

/** Asks as somebody who logs in now, or as nobody. */
async function request(path: string, accountId?: string): Promise<Response> {
  const headers = accountId === undefined ? {} : { authorization: `Bearer ${await gateway.logIn(accountId)}` };
  return gateway.app.request(path, { headers });
}

const ask = async <Answer>(path: string): Promise<Answer> => readJson(request(path, operatorId));

const origin = {
  app: 'traveller',
  route: '/air/booking/flights',
  language: 'es',
  occurredAt: '2026-11-21T06:59:58.000Z',
} as const;
const party = { adults: 1, children: 0, lapInfants: 0 };
const searched = { event: 'flightsSearched', ...origin, from: 'DAL', to: 'HOU', daysAhead: 3, ...party } as const;

async function measure(...measurements: readonly Measurement[]): Promise<void> {
  const answer = await gateway.post(measurementsPath, { measurements, dropped: 0 });
  expect(answer.status).toBe(202);
}

describe('who may ask', () => {
  test.each([funnelPath, reportsPath])('%s answers an operator alone', async (path) => {
    const status = async (accountId?: string) => (await request(path, accountId)).status;
    expect([await status(), await status(memberId), await status(operatorId)]).toEqual([401, 403, 200]);
  });
});

describe('the funnel', () => {
  test('counts bookings once at each step, and not what was done on other pages, found nothing or is older', async () => {
    gateway.pass(-8 * day);
    await measure({ event: 'searchSent', ...origin, isFirst: true });
    gateway.pass(8 * day - 1);
    const change = { ...origin, route: '/air/change/:recordLocator' } as const;
    await measure(
      { event: 'searchSent', ...origin, isFirst: true },
      { event: 'searchSent', ...origin },
      { ...searched, found: 3, isFirst: true },
      { ...searched, found: 0 },
      { event: 'searchSent', ...change },
      { event: 'paymentSent', ...origin, route: '/air/booking/review', isFirst: true },
    );
    gateway.pass(1);
    const { steps, confirmedOrders, campaigns, from, to } = await ask<Funnel>(funnelPath);
    expect(steps).toEqual([
      { step: 'search', bookings: 1, times: 2 },
      { step: 'results', bookings: 1, times: 1 },
      { step: 'fares', bookings: 0, times: 0 },
      { step: 'passengers', bookings: 0, times: 0 },
      { step: 'payment', bookings: 1, times: 1 },
      { step: 'booked', bookings: 0, times: 0 },
    ]);
    expect({ confirmedOrders, campaigns }).toEqual({ confirmedOrders: 0, campaigns: [] });
    expect(Date.parse(to) - Date.parse(from)).toBe(7 * day);
  });

  test.each(['?days=2', '?days=', '', '?days=7&account=1'])('%s is no question', async (query) => {
    expect((await request(endpoints.readFunnel.path + query, operatorId)).status).toBe(422);
  });
});

describe('experiments', () => {
  const experiment: Experiment = {
    name: 'basis-1',
    place: 'price-basis',
    variants: [
      { name: 'party', weight: 1 },
      { name: 'person', weight: 1 },
    ],
    audience: { loginState: ['anonymous'] },
    goal: 'bookingConfirmed',
  };
  const begin = (definition: Experiment, days = 14) => {
    const { now } = gateway.clock;
    return beginExperiment(database.db, definition, now, new Date(now.getTime() + days * day));
  };
  const running = async () => {
    const answer = await gateway.app.request(endpoints.listExperiments.path);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
    return (await readJson<{ experiments: readonly Experiment[] }>(answer)).experiments.map(({ name }) => name);
  };
  const report = async () => (await ask<{ reports: readonly ExperimentReport[] }>(reportsPath)).reports;
  const shown = (variant: string): Measurement => ({
    event: 'experimentExposed',
    ...origin,
    experiment: 'basis-1',
    variant,
  });
  const converted = (variant: string): Measurement =>
    ({ ...shown(variant), event: 'experimentConverted' }) as Measurement;

  test('run one at a time in a place, each name once, from their beginning to their end', async () => {
    expect(await running()).toEqual([]);
    expect(await Promise.all([begin(experiment), begin({ ...experiment, name: 'basis-2' })])).toEqual(
      expect.arrayContaining(['begun', 'placeTaken']),
    );
    const [name = ''] = await running();
    expect(await begin({ ...experiment, name: 'note-1', place: 'pay-note', variants: [] })).toBe('begun');
    expect(await running()).toEqual([name, 'note-1'].toSorted());
    expect(await endExperiment(database.db, 'note-1', gateway.clock.now)).toBe(true);
    expect(await endExperiment(database.db, 'note-1', gateway.clock.now)).toBe(false);
    expect(await running()).toEqual([name]);
    gateway.pass(14 * day);
    expect(await running()).toEqual([]);
    expect(await begin({ ...experiment, name })).toBe('nameTaken');
  });

  test('report what browsers told while they ran, with shares, differences and their intervals', async () => {
    await begin({ ...experiment, name: 'basis-3' });
    const of = (measurement: Measurement) => ({ ...measurement, experiment: 'basis-3' }) as Measurement;
    const times = (count: number, measurement: Measurement) => Array.from({ length: count }, () => of(measurement));
    await measure(...times(10, shown('party')), ...times(10, shown('person')), ...times(3, converted('party')));
    await measure(...times(9, converted('person')), of(shown('invented')));
    const [first] = await report();
    expect(first).toMatchObject({ experiment: { name: 'basis-3' }, isRunning: true, isSplitWrong: false });
    expect(first?.variants).toMatchObject([
      { name: 'party', exposures: 10, conversions: 3, rate: { value: 0.3 } },
      {
        name: 'person',
        exposures: 10,
        conversions: 9,
        rate: { value: 0.9 },
        difference: { value: expect.closeTo(0.6) },
      },
    ]);
    const { from, to } = first?.variants[1]?.difference ?? {};
    expect([from, to]).toEqual([expect.closeTo(0.1705, 4), expect.closeTo(0.809, 4)]);
    expect(first?.variants[0]).not.toHaveProperty('difference');
    gateway.pass(14 * day);
    await measure(of(shown('person')));
    const [after] = await report();
    expect(after).toMatchObject({ isRunning: false, variants: [{ exposures: 10 }, { exposures: 10 }] });
  });

  test('keep their figures when other measurements go, and lose them in their own time', async () => {
    const exposures = async () => (await report()).flatMap(({ variants }) => variants.map((each) => each.exposures));
    const before = await exposures();
    const later = new Date(gateway.clock.now.getTime() + 1);
    await deleteMeasurementsBefore(database.db, later);
    expect(await exposures()).toEqual(before);
    await deleteExperimentsBefore(database.db, later);
    expect(new Set(await exposures())).toEqual(new Set([0]));
  });
});
