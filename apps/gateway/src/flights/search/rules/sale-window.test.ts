import { expect, test, vi } from 'vitest';

import { bookableDates } from './sale-window.ts';

const schedule = { firstDate: '2026-01-01', lastDate: '2027-12-31' };

test('a day begins at the minute in which the clocks of the place show it, also when a clock was put back', () => {
  const firstDates = ['2026-03-03T05:59:59.999Z', '2026-03-03T06:00:00Z', '2026-03-03T05:59:00Z'].map(
    (now) => bookableDates('DAL', schedule, new Date(now)).from,
  );
  expect(firstDates).toEqual(['2026-03-02', '2026-03-03', '2026-03-02']);
});

test('places east and west have their own days at the same moment', () => {
  const now = new Date('2026-03-03T05:30:00Z');
  expect(bookableDates('SJU', schedule, now).from).toBe('2026-03-03');
  expect(bookableDates('LAX', schedule, now).from).toBe('2026-03-02');
});

test('how the runtime writes a date as a whole makes no difference', () => {
  const format = vi
    .spyOn(Intl.DateTimeFormat.prototype as { readonly format: unknown }, 'format', 'get')
    .mockReturnValue(() => '3/3/2026');
  // A place whose calendar no other test has asked for.
  expect(bookableDates('HNL', schedule, new Date('2026-03-03T12:00:00Z')).from).toBe('2026-03-03');
  format.mockRestore();
});
