import { expect, test } from 'vitest';

import { dateOfDay, dayOfDate, dayOfParts, isCalendarDate, weekdayOfDay } from './calendar-date.ts';

test.each([
  ['1970-01-01', 0],
  ['1970-01-02', 1],
  ['1969-12-31', -1],
  ['2000-02-29', 11_016],
  ['2026-11-21', 20_778],
])('%s is day %i, both ways', (date, day) => {
  expect(dayOfDate(date)).toBe(day);
  expect(dateOfDay(day)).toBe(date);
});

test.each([
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '2026-4-03',
  ' 2026-04-03',
  '2026-04-03T00:00',
  '',
  'today',
])("'%s' is no calendar date", (text) => {
  expect(isCalendarDate(text)).toBe(false);
  expect(() => dayOfDate(text)).toThrow(`'${text}' is no calendar date`);
});

test.each([undefined, null, 20_260_101, {}])('%s is no calendar date', (value) => {
  expect(isCalendarDate(value)).toBe(false);
});

test('a leap day is a calendar date', () => {
  expect(isCalendarDate('2028-02-29')).toBe(true);
});

test.each([
  ['1970-01-01', 4],
  ['1969-12-28', 7],
  ['1969-12-29', 1],
  ['2026-11-21', 6],
  ['2026-11-22', 7],
  ['2026-11-23', 1],
])('%s has ISO weekday %i', (date, weekday) => {
  expect(weekdayOfDay(dayOfDate(date))).toBe(weekday);
});

test('parts run over into the next month, and back', () => {
  expect(dateOfDay(dayOfParts(2026, 3, 0))).toBe('2026-02-28');
  expect(dateOfDay(dayOfParts(2026, 13, 1))).toBe('2027-01-01');
});
