import { expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import { dayOfDate } from './calendar-date.ts';
import { datedLeg } from './dated-leg.ts';
import type { LegPattern } from './leg-pattern.ts';

const on = (pattern: LegPattern, date: string) => {
  const { id, departure, arrival, blockMinutes } = datedLeg(pattern, dayOfDate(date));
  const utc = (instant: number): string => new Date(instant).toISOString().slice(0, 16);
  return [id, departure.localTime, utc(departure.instant), arrival.localTime, utc(arrival.instant), blockMinutes];
};

test.each([
  [
    'LAS 22:50 -8 > BWI 06:05 -5',
    ['WN1-2026-11-21-LAS', '2026-11-21T22:50', '2026-11-22T06:50', '2026-11-22T06:05', '2026-11-22T11:05', 255],
  ],
  [
    'LAX 22:30 -8 > AKL 08:20 +13',
    ['WN1-2026-11-21-LAX', '2026-11-21T22:30', '2026-11-22T06:30', '2026-11-23T08:20', '2026-11-22T19:20', 770],
  ],
  [
    'APW 00:30 +13 > PPG 01:10 -11',
    ['WN1-2026-11-21-APW', '2026-11-21T00:30', '2026-11-20T11:30', '2026-11-20T01:10', '2026-11-20T12:10', 40],
  ],
])('%s on a day has its instants and local dates', (route, expected) => {
  expect(on(leg(route), '2026-11-21')).toEqual(expected);
});

test('passengers see their own times, the shorter way round the clock', () => {
  const aircraft = leg('DAL 00:05 -6 > HOU 01:10 -6');
  const { departure, arrival } = aircraft;
  const told = {
    ...aircraft,
    departure: { ...departure, passengerTime: 1435 },
    arrival: { ...arrival, passengerTime: 80 },
  };
  expect(on(told, '2026-11-21')).toEqual([
    'WN1-2026-11-21-DAL',
    '2026-11-20T23:55',
    '2026-11-21T05:55',
    '2026-11-21T01:20',
    '2026-11-21T07:20',
    85,
  ]);
});

test('an arrival at 2400 is midnight', () => {
  expect(on(leg('DAL 22:30 -6 > HOU 24:00 -6'), '2026-11-21')[3]).toBe('2026-11-22T00:00');
});

test('the variations stand beside the local times', () => {
  const { departure, arrival } = datedLeg(leg('LAS 22:50 -8 > BWI 06:05 -5'), 0);
  expect([departure.utcVariation, arrival.utcVariation]).toEqual([-480, -300]);
  expect([departure.station, arrival.station]).toEqual(['LAS', 'BWI']);
});
