import { expect, test } from 'vitest';

import { createZoneClock, createZoneClocks } from './zone-clock.ts';

const minuteOf = (utc: string): number => Date.parse(utc) / 60_000;
const clockOf = (timeZone: string) =>
  createZoneClock(timeZone, minuteOf('2026-01-01T00:00Z'), minuteOf('2027-12-31T00:00Z'));
const textOf = (minute: number): string => new Date(minute * 60_000).toISOString().slice(0, 16);

test('the transitions of a zone are found to the minute', () => {
  expect(clockOf('America/Chicago').transitions.map(textOf)).toEqual([
    '2026-03-08T08:00',
    '2026-11-01T07:00',
    '2027-03-14T08:00',
    '2027-11-07T07:00',
  ]);
});

test('a zone without clock changes has none', () => {
  const clock = clockOf('America/Phoenix');
  expect(clock.transitions).toEqual([]);
  expect(clock.offsetAt(minuteOf('2026-07-01T00:00Z'))).toBe(-420);
});

test.each([
  ['2026-03-08T07:59Z', -360],
  ['2026-03-08T08:00Z', -300],
  ['2026-11-01T06:59Z', -300],
  ['2026-11-01T07:00Z', -360],
])('in Chicago the offset at %s is %i minutes', (utc, offset) => {
  expect(clockOf('America/Chicago').offsetAt(minuteOf(utc))).toBe(offset);
});

test.each([
  ['America/Chicago', '2026-06-01T12:00', '2026-06-01T17:00', -300, 'exact'],
  ['America/Chicago', '2026-03-08T01:59', '2026-03-08T07:59', -360, 'exact'],
  ['America/Chicago', '2026-03-08T02:00', '2026-03-08T08:00', -300, 'gap'],
  ['America/Chicago', '2026-03-08T02:30', '2026-03-08T08:30', -300, 'gap'],
  ['America/Chicago', '2026-03-08T02:59', '2026-03-08T08:59', -300, 'gap'],
  ['America/Chicago', '2026-03-08T03:00', '2026-03-08T08:00', -300, 'exact'],
  ['America/Chicago', '2026-11-01T00:59', '2026-11-01T05:59', -300, 'exact'],
  ['America/Chicago', '2026-11-01T01:00', '2026-11-01T06:00', -300, 'overlap'],
  ['America/Chicago', '2026-11-01T01:59', '2026-11-01T06:59', -300, 'overlap'],
  ['America/Chicago', '2026-11-01T02:00', '2026-11-01T08:00', -360, 'exact'],
  ['America/Chicago', '2026-10-31T20:00', '2026-11-01T01:00', -300, 'exact'],
  ['America/Chicago', '2026-11-02T01:30', '2026-11-02T07:30', -360, 'exact'],
  // Half an hour only, and the other way round the year.
  ['Australia/Lord_Howe', '2026-04-05T01:45', '2026-04-04T14:45', 660, 'overlap'],
  ['Australia/Lord_Howe', '2026-10-04T02:15', '2026-10-03T15:45', 660, 'gap'],
  ['Pacific/Kiritimati', '2026-01-02T00:00', '2026-01-01T10:00', 840, 'exact'],
  ['Pacific/Pago_Pago', '2026-01-02T00:00', '2026-01-02T11:00', -660, 'exact'],
  ['Asia/Kathmandu', '2026-01-02T12:00', '2026-01-02T06:15', 345, 'exact'],
])('%s %s is %sZ', (timeZone, local, utc, offset, kind) => {
  expect(clockOf(timeZone).resolve(minuteOf(`${local}Z`))).toEqual({ utcMinute: minuteOf(`${utc}Z`), offset, kind });
});

test('outside its window a clock keeps the nearest offset', () => {
  const clock = clockOf('America/Chicago');
  expect(clock.offsetAt(minuteOf('2020-07-01T00:00Z'))).toBe(-360);
  expect(clock.offsetAt(minuteOf('2031-07-01T00:00Z'))).toBe(-360);
});

test('a zone that Intl does not know is refused', () => {
  expect(() => clockOf('Mars/Olympus')).toThrow(RangeError);
});

test('each clock of a window is made once', () => {
  const clocks = createZoneClocks(0, 1440);
  expect(clocks('Europe/Madrid')).toBe(clocks('Europe/Madrid'));
  expect(clocks('Europe/Madrid')).not.toBe(clocks('Europe/Paris'));
});
