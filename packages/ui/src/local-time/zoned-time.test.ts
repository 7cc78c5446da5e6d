import { expect, test } from 'vitest';

import { dayOffset, formatMoment, minutesBetween, zoneName } from './zoned-time.ts';

const sanJuan = { instant: '2026-12-14T14:40:00Z', timeZone: 'America/Puerto_Rico' };

test('a moment is written by the clocks of its place', () => {
  expect(formatMoment(sanJuan, 'es', 'time')).toBe('10:40 a.m.');
  expect(formatMoment(sanJuan, 'es', 'date')).toBe('lun, 14 de dic');
  expect(formatMoment(sanJuan, 'es', 'longDate')).toBe('lunes, 14 de diciembre de 2026');
  expect(formatMoment(sanJuan, 'en', 'time').replaceAll('\u202F', ' ')).toBe('10:40 AM');
});

test('the zone has its names', () => {
  expect(zoneName(sanJuan, 'en', 'short')).toBe('AST');
  expect(zoneName(sanJuan, 'es', 'short')).toBe('AST');
  expect(zoneName(sanJuan, 'es', 'long')).toBe('hora estándar del Atlántico');
});

test.each([
  ['2026-12-14T14:40:00Z', 'America/Puerto_Rico', '2026-12-14T17:25:00Z', 'America/New_York', 0],
  ['2026-12-15T03:50:00Z', 'America/Puerto_Rico', '2026-12-15T07:10:00Z', 'America/New_York', 1],
  ['2026-12-31T22:00:00Z', 'America/New_York', '2027-01-01T08:00:00Z', 'Europe/Madrid', 1],
  ['2026-12-14T03:00:00Z', 'Pacific/Auckland', '2026-12-14T15:00:00Z', 'Pacific/Honolulu', 0],
  ['2026-12-14T00:00:00Z', 'Pacific/Auckland', '2026-12-14T08:30:00Z', 'Pacific/Honolulu', -1],
  ['2026-12-14T02:00:00Z', 'America/Los_Angeles', '2026-12-15T16:00:00Z', 'Asia/Tokyo', 3],
  ['2026-03-08T04:30:00-05:00', 'America/New_York', '2026-03-09T03:30:00-04:00', 'America/New_York', 1],
])('from %s (%s) to %s (%s) the calendar is %d days ahead', (from, fromZone, to, toZone, days) => {
  expect(dayOffset({ instant: from, timeZone: fromZone }, { instant: to, timeZone: toZone })).toBe(days);
});

test('minutes are whole ones of the time that passes, whatever the clocks say', () => {
  expect(minutesBetween('2026-12-14T14:40:00Z', '2026-12-14T12:25:59-05:00')).toBe(165);
});

test.each(['2026-12-14T14:40:00', '2026-12-14', 'tomorrow', '', '2026-13-40T00:00:00Z'])(
  '%j is no instant',
  (instant) => {
    expect(() => formatMoment({ instant, timeZone: 'UTC' }, 'es', 'time')).toThrow(`'${instant}'`);
  },
);

test('a zone that is none is refused', () => {
  expect(() => formatMoment({ ...sanJuan, timeZone: '' }, 'es', 'time')).toThrow(RangeError);
});
