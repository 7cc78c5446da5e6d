import { expect, test } from 'vitest';

import { formatCalendarDate } from './calendar-date.ts';

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
