import { expect, test } from 'vitest';

import { formatCalendarDate, formatCalendarDates } from './calendar-date.ts';

test('a date is written by itself, whatever the zone of the device', () => {
  expect(formatCalendarDate('2026-12-01', 'es-US', 'full')).toBe('martes, 1 de diciembre de 2026');
  expect(formatCalendarDate('2026-12-01', 'en-US', 'short')).toBe('Tue, Dec 1');
});

test.each([
  ['full', 'martes, 1 de diciembre de 2026'],
  ['long', '1 de diciembre de 2026'],
  ['short', 'mar, 1 de dic'],
  ['dayAndMonth', '1 dic'],
  ['weekday', 'mar'],
] as const)('%s is as wide as its name says: %s', (width, text) => {
  expect(formatCalendarDate('2026-12-01', 'es-US', width)).toBe(text);
});

test.each([
  ['2027-01-02', '2027-01-09', 'es-US', '2–9 de enero de 2027'],
  ['2026-12-28', '2027-01-09', 'es-US', '28 de diciembre de 2026 – 9 de enero de 2027'],
  ['2027-01-02', '2027-02-09', 'en-US', 'January 2 – February 9, 2027'],
  ['2027-01-02', '2027-01-02', 'en-US', 'January 2, 2027'],
])('what the days from %s to %s share stands once in %s: %s', (first, last, locale, text) => {
  expect(formatCalendarDates(first, last, locale).replaceAll('\u2009', ' ')).toBe(text);
});
