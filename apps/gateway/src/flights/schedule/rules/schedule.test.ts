import { expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import type { LegPattern } from './leg-pattern.ts';
import { createSchedule } from './schedule.ts';

const first = leg('DAL 07:30 -6 > HOU 08:35 -6', { flightNumber: 10 });
const second = leg('HOU 09:15 -6 > MSY 10:20 -6', { flightNumber: 10, legSequence: 2 });
const early = leg('DAL 06:00 -6 > AUS 07:00 -6', { flightNumber: 20, firstDate: '2026-03-01', daysOfOperation: '6' });
const schedule = createSchedule([second, first, early]);

test('departures of a day come in order of time, of all stations or of one', () => {
  const ids = (date: string, station?: string): string[] => schedule.departuresOn(date, station).map(({ id }) => id);
  expect(ids('2026-11-21')).toEqual(['WN20-2026-11-21-DAL', 'WN10-2026-11-21-DAL', 'WN10-2026-11-21-HOU']);
  expect(ids('2026-11-20')).toEqual(['WN10-2026-11-20-DAL', 'WN10-2026-11-20-HOU']);
  expect(ids('2026-11-21', 'DAL')).toEqual(['WN20-2026-11-21-DAL', 'WN10-2026-11-21-DAL']);
  expect(ids('2026-11-21', 'XXX')).toEqual([]);
});

test('departures at the same time are ordered by name', () => {
  const same = createSchedule([
    leg('DAL 07:30 -6 > HOU 08:35 -6', { flightNumber: 9 }),
    leg('DAL 07:30 -6 > AUS 08:35 -6', { flightNumber: 10 }),
  ]);
  expect(same.departuresOn('2026-11-21').map(({ pattern }) => pattern.flightNumber)).toEqual([10, 9]);
});

test('the legs of a flight come in leg sequence', () => {
  const legs = schedule.legsOfFlight('WN', 10, '2026-11-21');
  expect(legs.map(({ pattern }) => pattern.legSequence)).toEqual([1, 2]);
  expect(schedule.legsOfFlight('WN', 11, '2026-11-21')).toEqual([]);
  expect(schedule.legsOfFlight('XX', 10, '2026-11-21')).toEqual([]);
});

test.each(['2026-02-30', '', 'tomorrow'])("nothing departs on '%s'", (date) => {
  expect(schedule.departuresOn(date)).toEqual([]);
  expect(schedule.legsOfFlight('WN', 10, date)).toEqual([]);
});

test('a schedule knows its first and last date', () => {
  expect([schedule.firstDate, schedule.lastDate]).toEqual(['2026-01-01', '2026-12-31']);
  const { lastDate: _, ...open } = early;
  expect(createSchedule([open as LegPattern])).toMatchObject({ firstDate: '2026-03-01', lastDate: undefined });
  expect(createSchedule([])).toMatchObject({ firstDate: undefined, lastDate: undefined });
});

test('a pattern is asked about by its place', () => {
  const saturday = Date.UTC(2026, 10, 21) / 86_400_000;
  expect(schedule.operatesOn(2, saturday)).toBe(true);
  expect(schedule.operatesOn(2, saturday - 1)).toBe(false);
  expect(schedule.operatesOn(3, saturday)).toBe(false);
});

test('a pattern with a date that is none is refused', () => {
  expect(() => createSchedule([leg('DAL 07:30 -6 > HOU 08:35 -6', { firstDate: '2026-02-30' })])).toThrow(RangeError);
});
