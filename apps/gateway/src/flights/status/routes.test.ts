import { endpoints, type FlightStatus, type Problem, type RecordedReports, type RouteStatus } from '@airline/contract';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { testFeedKey } from '../../../test-support/config.ts';
import { flightGateway, smallNetwork, type TestClock } from '../../../test-support/flights.ts';
import { leg } from '../../../test-support/legs.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import type { OpenDatabase } from '../../database/database.ts';

let database: OpenDatabase;
let app: ReturnType<typeof flightGateway>;
const clock: TestClock = { now: new Date(0) };
const through = [
  leg('LAX 06:00 -8 > DAL 11:05 -6', { flightNumber: 60 }),
  leg('DAL 11:50 -6 > HOU 12:55 -6', { flightNumber: 60, legSequence: 2 }),
];

beforeAll(async () => {
  database = await openMemoryDatabase();
});
beforeEach(async () => {
  await database.db.execute(sql`delete from leg_event`);
  clock.now = new Date('2026-03-02T12:00:00Z');
  app = flightGateway(database, clock, [...smallNetwork, ...through]);
});
afterAll(() => database.close());

const ask = (path: string, query: Readonly<Record<string, string>>) =>
  app.request(`${path}?${new URLSearchParams(query).toString()}`);

async function flight(flight: string, date: string): Promise<FlightStatus> {
  const answer = await ask(endpoints.readFlightStatus.path, { flight, date });
  expect(answer.status).toBe(200);
  return endpoints.readFlightStatus.answer.parse(await answer.json());
}

async function route(origin: string, destination: string, date: string): Promise<RouteStatus> {
  const answer = await ask(endpoints.listRouteStatus.path, { origin, destination, date });
  expect(answer.status).toBe(200);
  return endpoints.listRouteStatus.answer.parse(await answer.json());
}

const post = (path: string, body: unknown, key: string | undefined = testFeedKey) =>
  app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key === undefined ? {} : { authorization: `Bearer ${key}` }) },
    body: JSON.stringify(body),
  });

async function send(...lines: readonly string[]): Promise<RecordedReports> {
  const answer = await post(endpoints.recordOperationalMessages.path, { text: lines.join('\n') });
  expect(answer.status).toBe(200);
  return (await answer.json()) as RecordedReports;
}

async function faultOf(answer: Response): Promise<NonNullable<Problem['errors']>[number] | undefined> {
  expect(answer.status).toBe(422);
  return ((await answer.json()) as Problem).errors?.[0];
}

describe('the status of a flight', () => {
  test('is its schedule, by the clocks of each place, while nothing is reported', async () => {
    const { legs, dates, otherDates, asOf } = await flight('WN10', '2026-03-02');
    expect(legs).toEqual([
      {
        id: 'WN10-2026-03-02-DAL',
        flight: 'WN10',
        phase: 'scheduled',
        departure: { station: 'DAL', scheduledAt: '2026-03-02T07:00:00-06:00' },
        arrival: { station: 'HOU', scheduledAt: '2026-03-02T08:05:00-06:00' },
        departureDelayMinutes: 0,
        arrivalDelayMinutes: 0,
        aircraft: '73W',
        changes: [],
      },
    ]);
    expect(dates).toEqual({ from: '2026-03-01', to: '2026-03-04' });
    expect(otherDates).toEqual(['2026-03-01', '2026-03-03', '2026-03-04']);
    expect(asOf).toBe('2026-03-02T12:00:00.000Z');
  });

  test('may be stored for a moment, by anybody', async () => {
    const answer = await ask(endpoints.readFlightStatus.path, { flight: 'WN10', date: '2026-03-02' });
    expect(answer.headers.get('cache-control')).toBe('public, max-age=15');
  });

  test('is from yesterday to the day after tomorrow by the calendar of the station, not by ours', async () => {
    clock.now = new Date('2026-03-03T07:30:00Z');
    expect((await flight('WN50', '2026-03-01')).dates).toEqual({ from: '2026-03-01', to: '2026-03-04' });
    expect((await flight('WN10', '2026-03-05')).legs).toHaveLength(1);
    expect((await flight('WN10', '2026-03-01')).legs).toHaveLength(0);
  });

  test('is nothing for a number that nothing flies under', async () => {
    expect(await flight('WN9999', '2026-03-02')).toMatchObject({ legs: [], otherDates: [] });
  });

  test('is refused for a date that is too far away, with the dates that are not', async () => {
    const answer = await ask(endpoints.readFlightStatus.path, { flight: 'WN10', date: '2026-03-20' });
    expect(await faultOf(answer)).toMatchObject({
      pointer: '/date',
      code: 'dateWithoutStatus',
      params: { date: '2026-03-20', first: '2026-03-01', last: '2026-03-05' },
    });
  });

  test.each(['wn10', 'WN', '10', 'WN010', 'WN10;'])('is refused for %j, which is no flight', async (name) => {
    expect((await ask(endpoints.readFlightStatus.path, { flight: name, date: '2026-03-02' })).status).toBe(422);
  });
});

describe('the status of a route', () => {
  test('has each flight between the places in order of its departure, those of a group among them', async () => {
    const { flights } = await route('NEWYORK', 'DAL', '2026-03-02');
    expect(flights.map(({ flight: name }) => name)).toEqual(['WN30', 'WN32']);
  });

  test('has a flight with a stop on board whole, and only as far as it is asked for', async () => {
    const long = await route('LAX', 'HOU', '2026-03-02');
    expect(long.flights.map(({ legs }) => legs.map(({ id }) => id))).toEqual([
      ['WN60-2026-03-02-LAX', 'WN60-2026-03-02-DAL'],
      ['WN21-2026-03-02-LAX'],
    ]);
    expect((await route('LAX', 'DAL', '2026-03-02')).flights.map(({ legs }) => legs.length)).toEqual([1]);
  });

  test('is empty where nothing flies, and refused for places that are none', async () => {
    expect((await route('HNL', 'CUN', '2026-03-02')).flights).toEqual([]);
    const answer = await ask(endpoints.listRouteStatus.path, { origin: 'XXX', destination: 'DAL', date: '2026-03-02' });
    expect(await faultOf(answer)).toMatchObject({ pointer: '/origin', code: 'unknownPlace' });
    const same = await ask(endpoints.listRouteStatus.path, { origin: 'DAL', destination: 'DAL', date: '2026-03-02' });
    expect(await faultOf(same)).toMatchObject({ pointer: '/destination', code: 'samePlace' });
  });
});

describe('what operations report', () => {
  test('stands in the status: times, reason, gate, and what was said before', async () => {
    expect(await send('MVT', 'WN10/02.N8601Z.DAL', 'ED1345', 'DL93')).toEqual({ recorded: 1, remarks: [] });
    clock.now = new Date('2026-03-02T12:10:00Z');
    const report = { flight: 'WN10', date: '2026-03-02', from: 'DAL', saidAt: '2026-03-02T12:10:00Z' };
    const reports = [{ ...report, facts: { departureGate: 'B7' } }];
    expect(await (await post(endpoints.recordFlightReports.path, { reports })).json()).toEqual({
      recorded: 1,
      remarks: [],
    });
    expect((await flight('WN10', '2026-03-02')).legs).toMatchObject([
      {
        phase: 'delayed',
        departure: { estimatedAt: '2026-03-02T07:45:00-06:00', gate: 'B7' },
        arrival: { estimatedAt: '2026-03-02T08:50:00-06:00' },
        departureDelayMinutes: 45,
        registration: 'N8601Z',
        reason: 'lateAircraft',
        changes: [
          {
            kind: 'departure',
            from: '2026-03-02T07:00:00-06:00',
            to: '2026-03-02T07:45:00-06:00',
            reason: 'lateAircraft',
          },
        ],
        reportedAt: '2026-03-02T12:10:00Z',
      },
    ]);
  });

  test('a time after the night in which clocks change is by the new ones', async () => {
    clock.now = new Date('2026-03-08T05:00:00Z');
    await send('MVT', 'WN14/08.DAL', 'ED0915');
    const { legs } = await flight('WN14', '2026-03-07');
    expect(legs[0]?.departure).toMatchObject({
      scheduledAt: '2026-03-07T22:30:00-06:00',
      estimatedAt: '2026-03-08T04:15:00-05:00',
    });
  });

  test('is only added: the database refuses to change it', async () => {
    await send('MVT', 'WN10/02.DAL', 'AD1301');
    const change = database.db.execute(sql`update leg_event set facts = '{}'`);
    await expect(change).rejects.toMatchObject({ cause: { message: expect.stringContaining('never changed') } });
  });

  test('is refused whole with a bad line, which is named, and nothing is stored', async () => {
    const text = ['MVT', 'WN10/02.DAL', 'AD1301', '', 'MVT', 'WN12/02.DAL', 'AD2575'].join('\n');
    const answer = await post(endpoints.recordOperationalMessages.path, { text });
    expect(await faultOf(answer)).toEqual({
      pointer: '/text',
      code: 'badMessage',
      params: { line: 7, fault: "line 7 'AD2575': is no time such as 1405 or 231405." },
    });
    expect((await flight('WN10', '2026-03-02')).legs[0]?.phase).toBe('scheduled');
  });

  test('of a flight that the schedule does not have is named, and the rest is stored', async () => {
    const { recorded, remarks } = await send('MVT', 'WN99/02.DAL', 'AD1301', '', 'MVT', 'WN10/02.DAL', 'AD1301');
    expect({ recorded, remarks }).toEqual({
      recorded: 1,
      remarks: ["line 2 'WN99': names a flight that the schedule does not have on that day."],
    });
  });

  test('cannot be said in the future', async () => {
    const report = { flight: 'WN10', date: '2026-03-02', from: 'DAL', saidAt: '2026-03-02T13:00:00Z', facts: {} };
    const answer = await post(endpoints.recordFlightReports.path, { reports: [report] });
    expect(await faultOf(answer)).toMatchObject({ pointer: '/reports/0/saidAt', code: 'saidInFuture' });
  });

  test.each([undefined, 'wrong', `${testFeedKey}x`])('is refused without the key: %s', async (key) => {
    const answer = await post(endpoints.recordFlightReports.path, { reports: [] }, key ?? '');
    expect(answer.status).toBe(401);
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
  });
});
