import { afterEach, expect, test, vi } from 'vitest';

import { addDays, dateIn, daysBetween, isCalendarDate } from './calendar-dates.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ['2026-12-01', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-13-01', false],
  ['2026-12-1', false],
  ['mañana', false],
])('%j is a date of the calendar: %j', (text, answer) => {
  expect(isCalendarDate(text)).toBe(answer);
});

test('days are counted over the ends of months, years and summer times', () => {
  expect(addDays('2026-12-30', 3)).toBe('2027-01-02');
  expect(addDays('2026-03-09', -1)).toBe('2026-03-08');
  expect(daysBetween('2026-10-31', '2026-11-02')).toBe(2);
  expect(daysBetween('2026-11-02', '2026-10-31')).toBe(-2);
});

test('today is another day where the sun has not risen yet', () => {
  const now = new Date('2026-12-01T03:00:00Z');
  expect(dateIn('America/Chicago', now)).toBe('2026-11-30');
  expect(dateIn('Europe/Madrid', now)).toBe('2026-12-01');
});

test('today is read from its parts: how a browser writes a date as a whole differs', () => {
  vi.spyOn(Intl.DateTimeFormat.prototype as { readonly format: unknown }, 'format', 'get').mockReturnValue(
    () => '12/1/2026',
  );
  expect(dateIn('Europe/Madrid', new Date('2026-12-01T03:00:00Z'))).toBe('2026-12-01');
});
