import { expect, test } from 'vitest';

import { dateOfDay, dayOfDate } from '../calendar-date.ts';
import { seasonsBetween } from './season.ts';

const seasons = (from: string, to: string): readonly string[] =>
  seasonsBetween(dayOfDate(from), dayOfDate(to)).map(
    ({ kind, firstDay, lastDay }) => `${kind} ${dateOfDay(firstDay)} ${dateOfDay(lastDay)}`,
  );

test('summer begins on the last Sunday of March, winter on the last Sunday of October', () => {
  expect(seasons('2026-11-21', '2027-11-30')).toEqual([
    'winter 2026-11-21 2027-03-27',
    'summer 2027-03-28 2027-10-30',
    'winter 2027-10-31 2027-11-30',
  ]);
});

test('a last Sunday may be the last day of its month', () => {
  expect(seasons('2024-03-30', '2024-03-31')).toEqual(['winter 2024-03-30 2024-03-30', 'summer 2024-03-31 2024-03-31']);
});

test('a window may lie in one season, in the winter that began the year before too', () => {
  expect(seasons('2027-01-01', '2027-01-31')).toEqual(['winter 2027-01-01 2027-01-31']);
  expect(seasons('2027-05-01', '2027-05-01')).toEqual(['summer 2027-05-01 2027-05-01']);
});
