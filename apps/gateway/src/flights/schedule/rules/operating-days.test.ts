import { expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import { dateOfDay, dayOfDate } from './calendar-date.ts';
import type { LegPattern } from './leg-pattern.ts';
import { operatesOn, operatingDaysBetween, toOperatingDays } from './operating-days.ts';

const datesOf = (rest: Partial<LegPattern>, from = '2026-06-01', to = '2026-06-30'): string[] => {
  const days = toOperatingDays(leg('DAL 07:30 -5 > HOU 08:35 -5', rest));
  return [...operatingDaysBetween(days, dayOfDate(from), dayOfDate(to))].map(dateOfDay);
};

test('a pattern operates on its weekdays from its first date to its last, both in it', () => {
  const period = { firstDate: '2026-06-05', lastDate: '2026-06-12', daysOfOperation: '15' };
  expect(datesOf(period)).toEqual(['2026-06-05', '2026-06-08', '2026-06-12']);
});

test('a window cuts a period, both ends in it', () => {
  expect(datesOf({ daysOfOperation: '3' }, '2026-06-10', '2026-06-17')).toEqual(['2026-06-10', '2026-06-17']);
});

test('without a last date it goes on', () => {
  const open = toOperatingDays({ ...leg('DAL 07:30 -5 > HOU 08:35 -5'), lastDate: undefined } as unknown as LegPattern);
  expect(open.lastDay).toBe(Infinity);
  expect(operatesOn(open, dayOfDate('2040-01-01'))).toBe(true);
});

test('a fortnightly pattern rests every second week, counted from its first date', () => {
  const period = { firstDate: '2026-06-03', daysOfOperation: '23', frequencyRate: 2 } as const;
  expect(datesOf(period)).toEqual(['2026-06-03', '2026-06-09', '2026-06-17', '2026-06-23']);
});

test.each([
  ['2026-06-04', false],
  ['2026-06-05', true],
  ['2026-06-12', true],
  ['2026-06-13', false],
])('on %s: %s', (date, operates) => {
  const days = toOperatingDays(leg('DAL 07:30 -5 > HOU 08:35 -5', { firstDate: '2026-06-05', lastDate: '2026-06-12' }));
  expect(operatesOn(days, dayOfDate(date))).toBe(operates);
});
