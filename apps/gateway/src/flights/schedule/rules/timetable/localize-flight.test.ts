import { getStation, type Station } from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import { dayOfDate, MINUTES_PER_DAY } from '../calendar-date.ts';
import { createZoneClocks } from '../zone-clock.ts';
import { localizeFlight } from './localize-flight.ts';
import type { PlannedLeg } from './planned-flight.ts';

const clockOf = createZoneClocks(dayOfDate('2026-01-01') * MINUTES_PER_DAY, dayOfDate('2027-12-31') * MINUTES_PER_DAY);

function station(id: string): Station {
  const found = getStation(id);
  if (!found) throw new Error(id);
  return found;
}

const planned = (from: string, departureTime: number, blockMinutes: number, to: string): PlannedLeg => ({
  from: station(from),
  to: station(to),
  departureTime,
  blockMinutes,
});

const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

function periods(legs: readonly PlannedLeg[], firstDate: string, lastDate: string, daysOfOperation = '1234567') {
  const flight = { legs, daysOfOperation, firstDay: dayOfDate(firstDate), lastDay: dayOfDate(lastDate) };
  return localizeFlight(flight, clockOf).map((period) =>
    [
      period.firstDate,
      period.lastDate,
      period.daysOfOperation,
      ...period.legs.map(
        ({ departure, arrival }) =>
          `${clock(departure.time)} ${departure.utcVariation / 60} > ${clock(arrival.time)} ${arrival.utcVariation / 60}`,
      ),
    ].join(' '),
  );
}

test('where both ends change their clocks at once, the local times stay and the variations change', () => {
  expect(periods([planned('DAL', 450, 65, 'HOU')], '2026-10-25', '2026-11-10')).toEqual([
    '2026-10-25 2026-10-31 1234567 7:30 -5 > 8:35 -5',
    '2026-11-01 2026-11-10 1234567 7:30 -6 > 8:35 -6',
  ]);
});

test('where one end does not change its clock, the local arrival moves', () => {
  expect(periods([planned('DAL', 450, 150, 'PHX')], '2026-10-25', '2026-11-10')).toEqual([
    '2026-10-25 2026-10-31 1234567 7:30 -5 > 8:00 -7',
    '2026-11-01 2026-11-10 1234567 7:30 -6 > 9:00 -7',
  ]);
});

test('a night flight under way at the change has a period of one day', () => {
  expect(periods([planned('LAS', 1390, 255, 'BWI')], '2026-10-29', '2026-11-04')).toEqual([
    '2026-10-29 2026-10-30 45 23:10 -7 > 6:25 -4',
    '2026-10-31 2026-10-31 6 23:10 -7 > 5:25 -5',
    '2026-11-01 2026-11-04 1237 23:10 -8 > 6:25 -5',
  ]);
});

test('a departure in the skipped hour goes as long after it, on that day alone', () => {
  expect(periods([planned('DAL', 150, 60, 'HOU')], '2026-03-06', '2026-03-10')).toEqual([
    '2026-03-06 2026-03-07 56 2:30 -6 > 3:30 -6',
    '2026-03-08 2026-03-08 7 3:30 -5 > 4:30 -5',
    '2026-03-09 2026-03-10 12 2:30 -5 > 3:30 -5',
  ]);
});

test('a departure in the hour that happens twice goes the first time', () => {
  expect(periods([planned('DAL', 90, 60, 'HOU')], '2026-10-31', '2026-11-02')).toEqual([
    '2026-10-31 2026-10-31 6 1:30 -5 > 2:30 -5',
    '2026-11-01 2026-11-01 7 1:30 -5 > 1:30 -6',
    '2026-11-02 2026-11-02 1 1:30 -6 > 2:30 -6',
  ]);
});

test('periods begin and end on days of operation and name no other', () => {
  expect(periods([planned('DAL', 450, 65, 'HOU')], '2026-06-01', '2026-06-30', '35')).toEqual([
    '2026-06-03 2026-06-26 35 7:30 -5 > 8:35 -5',
  ]);
  expect(periods([planned('DAL', 450, 65, 'HOU')], '2026-06-04', '2026-06-06', '35')).toEqual([
    '2026-06-05 2026-06-05 5 7:30 -5 > 8:35 -5',
  ]);
  expect(periods([planned('DAL', 450, 65, 'HOU')], '2026-06-04', '2026-06-04', '35')).toEqual([]);
});

test('a clock change on a day without a flight still parts the periods', () => {
  expect(periods([planned('DAL', 450, 65, 'HOU')], '2026-10-20', '2026-11-10', '3')).toEqual([
    '2026-10-21 2026-10-28 3 7:30 -5 > 8:35 -5',
    '2026-11-04 2026-11-04 3 7:30 -6 > 8:35 -6',
  ]);
});

test('the legs of one flight are cut together', () => {
  expect(periods([planned('PHX', 450, 90, 'LAS'), planned('LAS', 620, 65, 'PHX')], '2026-10-31', '2026-11-01')).toEqual(
    [
      '2026-10-31 2026-10-31 6 7:30 -7 > 9:00 -7 10:20 -7 > 11:25 -7',
      '2026-11-01 2026-11-01 7 7:30 -7 > 8:00 -8 10:20 -8 > 12:25 -7',
    ],
  );
});

test('across the date line the date and the time of arrival are right on each side of a change', () => {
  expect(periods([planned('LAX', 1350, 770, 'AKL')], '2026-10-31', '2026-11-01')).toEqual([
    '2026-10-31 2026-10-31 6 22:30 -7 > 7:20 13',
    '2026-11-01 2026-11-01 7 22:30 -8 > 8:20 13',
  ]);
});
