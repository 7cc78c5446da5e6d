import type { Problem, Schedules } from '@airline/contract';
import { endpoints } from '@airline/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { flightGateway, smallNetwork, type TestClock } from '../../../test-support/flights.ts';
import { leg } from '../../../test-support/legs.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import type { OpenDatabase } from '../../database/database.ts';
import { createSchedule, parseSsim } from '../schedule/rules/index.ts';

let database: OpenDatabase;
let app: ReturnType<typeof flightGateway>;
const clock: TestClock = { now: new Date(0) };
const patterns = [
  ...smallNetwork,
  leg('DAL 06:00 -6 > CUN 09:30 -5', { flightNumber: 60, daysOfOperation: '6', firstDate: '2026-04-01' }),
  leg('BWI 06:00 -5 > HNL 12:00 -10', { flightNumber: 61, daysOfOperation: '3' }),
];

beforeAll(async () => {
  database = await openMemoryDatabase();
  app = flightGateway(database, clock, patterns);
});
beforeEach(() => {
  clock.now = new Date('2026-12-01T15:00:00Z');
});
afterAll(() => database.close());

const week = { origin: 'DAL', destination: 'LAX', date: '2026-12-07', days: '7', stops: 'any' };

const ask = async (query: Readonly<Record<string, string>> = {}, path: string = endpoints.listSchedules.path) =>
  app.request(`${path}?${new URLSearchParams({ ...week, ...query }).toString()}`);

async function read(query: Readonly<Record<string, string>> = {}): Promise<Schedules> {
  const answer = await ask(query);
  expect(answer.status).toBe(200);
  return endpoints.listSchedules.answer.parse(await answer.json());
}

async function errorsOf(answer: Response): Promise<Problem['errors']> {
  expect(answer.status).toBe(422);
  return ((await answer.json()) as Problem).errors;
}

describe('what flies when', () => {
  test('is a row for each way to go, in order of departure, with the dates on which it departs', async () => {
    const found = await read();
    expect(found.dates).toEqual({ from: '2026-12-01', to: '2026-12-31' });
    expect(found.rows.map(({ stops, legs }) => [stops, ...legs.map(({ flight }) => flight)])).toEqual([
      [1, 'WN10', 'WN20'],
      [0, 'WN36'],
    ]);
    const [, nonstop] = found.rows;
    expect(nonstop).toMatchObject({
      durationMinutes: 200,
      weekdays: '1234567',
      period: { from: '2026-01-01', to: '2026-12-31' },
      legs: [{ from: 'DAL', to: 'LAX', departs: '15:00', arrives: '16:20', departsAfterDays: 0, arrivesAfterDays: 0 }],
    });
    expect(nonstop?.departures).toHaveLength(7);
    expect(nonstop?.departures[0]).toEqual({
      departsAt: '2026-12-07T15:00:00-06:00',
      arrivesAt: '2026-12-07T16:20:00-08:00',
    });
    expect(found.nearest).toEqual([]);
  });

  test('is nonstop flights alone, or one day alone, where that is asked for', async () => {
    const nonstop = await read({ stops: 'none' });
    expect(nonstop.rows.map(({ stops }) => stops)).toEqual([0]);
    const day = await read({ days: '1' });
    expect(day.rows.map(({ departures }) => departures.map(({ departsAt }) => departsAt.slice(0, 10)))).toEqual([
      ['2026-12-07'],
      ['2026-12-07'],
    ]);
  });

  test('ends with what is on sale', async () => {
    clock.now = new Date('2026-01-05T15:00:00Z');
    const { dates, rows } = await read({ date: '2026-11-29', stops: 'none' });
    expect(dates.to).toBe('2026-11-30');
    expect(rows[0]?.departures.map(({ departsAt }) => departsAt.slice(0, 10))).toEqual(['2026-11-29', '2026-11-30']);
  });

  test('names the nearest dates on either side of days without a flight', async () => {
    const route = { origin: 'BWI', destination: 'HNL', days: '1' };
    expect(await read({ ...route, date: '2026-12-11' })).toMatchObject({
      rows: [],
      nearest: ['2026-12-09', '2026-12-16'],
    });
    expect((await read({ ...route, date: '2026-12-01' })).nearest).toEqual(['2026-12-02']);
    expect((await read({ origin: 'HNL', destination: 'CUN' })).nearest).toEqual([]);
  });

  test('may be stored for five minutes, by anybody', async () => {
    expect((await ask()).headers.get('cache-control')).toBe('public, max-age=300');
  });

  test.each([
    [{ date: '2026-11-30' }, [['/date', 'dateOutsideSchedule']]],
    [{ date: '2027-01-01' }, [['/date', 'dateOutsideSchedule']]],
    [
      { origin: 'QQQ', destination: 'MAD' },
      [
        ['/origin', 'unknownPlace'],
        ['/destination', 'placeNotServed'],
      ],
    ],
    [{ destination: 'DAL' }, [['/destination', 'samePlace']]],
    [{ days: '8' }, [['/days', 'invalid_value']]],
    [{ stops: 'some' }, [['/stops', 'invalid_value']]],
    [{ date: '2026-02-30' }, [['/date', 'invalid_format']]],
  ])('%j is refused', async (query, expected) => {
    const errors = await errorsOf(await ask(query));
    expect(errors?.map(({ pointer, code }) => [pointer, code])).toEqual(expected);
  });
});

describe('as a file', () => {
  const calendarPath = endpoints.exportScheduleCalendar.path;
  const ssimPath = endpoints.exportScheduleSsim.path;

  test('is a calendar with an event for each departure of the list', async () => {
    const answer = await ask({ language: 'es' }, calendarPath);
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="DAL-LAX.ics"');
    const text = (await answer.text()).replaceAll('\r\n ', '');
    const valuesOf = (name: string) =>
      [...text.matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value);
    const { rows } = await read();
    const instants = (end: 'departsAt' | 'arrivesAt') =>
      rows.flatMap(({ departures }) =>
        departures.map((one) => `${new Date(one[end]).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`),
      );
    expect(valuesOf('DTSTART')).toEqual(instants('departsAt'));
    expect(valuesOf('DTEND')).toEqual(instants('arrivesAt'));
    expect(new Set(valuesOf('UID')).size).toBe(14);
    expect(valuesOf('SUMMARY')).toContain('WN 10\\, WN 20: Dallas – Los Ángeles');
    expect(valuesOf('DESCRIPTION')[0]).toContain('WN 10: sale de Dallas (Love Field) a las 7:00');
  });

  test('is a schedule file with the legs of the list, flown on its days alone', async () => {
    const answer = await ask({}, ssimPath);
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="DAL-LAX.ssim"');
    const parsed = parseSsim(await answer.text());
    if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
    expect(parsed.remarks).toEqual([]);
    const schedule = createSchedule(parsed.dataSet.carriers.flatMap(({ legs }) => legs));
    expect([schedule.firstDate, schedule.lastDate]).toEqual(['2026-12-07', '2026-12-13']);
    expect(schedule.departuresOn('2026-12-09').map(({ id }) => id)).toEqual([
      'WN10-2026-12-09-DAL',
      'WN20-2026-12-09-HOU',
      'WN36-2026-12-09-DAL',
    ]);
  });

  test.each([calendarPath, ssimPath])('%s is refused where nothing flies', async (path) => {
    const language = path === calendarPath ? { language: 'en' } : {};
    const errors = await errorsOf(await ask({ origin: 'HNL', destination: 'CUN', ...language }, path));
    expect(errors?.map(({ pointer, code }) => [pointer, code])).toEqual([['/date', 'nothingScheduled']]);
  });
});
