import { getStation } from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import {
  defaultConnectionRules as rules,
  maximumMiles,
  minimumConnectingTime,
  nextNightEnd,
} from './connection-rules.ts';
import { legKind } from './network.ts';

test.each([
  ['DAL', 'domestic', 'domestic', 35],
  ['DAL', 'domestic', 'international', 60],
  ['DAL', 'international', 'domestic', 90],
  ['DAL', 'international', 'international', 75],
  ['DEN', 'domestic', 'domestic', 45],
  ['DEN', 'domestic', 'international', 60],
  ['LAX', 'international', 'domestic', 105],
  ['LAX', 'international', 'international', 75],
] as const)('at %s from a %s leg to a %s one: %i minutes', (station, arriving, departing, minutes) => {
  expect(minimumConnectingTime(rules, station, arriving, departing)).toBe(minutes);
});

test.each([
  ['DAL', 'HOU', 'domestic'],
  ['FLL', 'SJU', 'domestic'],
  ['SJU', 'STT', 'domestic'],
  ['DAL', 'CUN', 'international'],
  ['CUN', 'SJD', 'domestic'],
  ['CUN', 'MBJ', 'international'],
])('%s to %s is %s', (from, to, kind) => {
  expect(legKind(getStation(from), getStation(to))).toBe(kind);
});

test.each([
  ['2026-12-02T02:59', '2026-12-02T03:00'],
  ['2026-12-02T03:00', '2026-12-03T03:00'],
  ['2026-12-02T23:00', '2026-12-03T03:00'],
])('for who arrives at %s local time the night ends at %s', (arrival, end) => {
  const minutes = (local: string): number => Date.parse(`${local}Z`) / 60_000 + 360;
  expect(nextNightEnd(rules, minutes(arrival), -360)).toBe(minutes(end));
});

test('a detour may be half as long again, and 500 miles', () => {
  expect(maximumMiles(rules, 1_000)).toBe(2_000);
});
