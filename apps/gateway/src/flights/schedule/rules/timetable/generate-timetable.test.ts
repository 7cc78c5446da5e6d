import { createHash } from 'node:crypto';

import { activeStations, distanceBetween, getStation, stations } from '@airline/reference-data/stations';
import { describe, expect, test } from 'vitest';

import { missingStations, overlappingPatterns, variationDoubts } from '../check-patterns.ts';
import { blockMinutes, type LegPattern } from '../leg-pattern.ts';
import { parseSsim } from '../parse-ssim.ts';
import { createDataSet } from '../schedule-data-set.ts';
import { createSchedule } from '../schedule.ts';
import { writeSsim } from '../write-ssim.ts';
import { generateTimetable } from './generate-timetable.ts';

const patterns = generateTimetable({ stations: activeStations, from: '2026-11-21' });
const schedule = createSchedule(patterns);
const wednesday = schedule.departuresOn('2026-12-02');

const digest = (of: readonly LegPattern[]): string => createHash('sha256').update(JSON.stringify(of)).digest('hex');

test('the same options give the same timetable, another seed another one', () => {
  expect(digest(generateTimetable({ stations: activeStations, from: '2026-11-21' }))).toBe(digest(patterns));
  expect(digest(generateTimetable({ stations: activeStations, from: '2026-11-21', seed: 2 }))).not.toBe(
    digest(patterns),
  );
});

test('it covers 330 days from the first, no more and no less', () => {
  expect([schedule.firstDate, schedule.lastDate]).toEqual(['2026-11-21', '2027-10-16']);
});

test.each(['2026-11-21', '2026-12-02', '2027-03-14', '2027-05-05', '2027-07-09', '2027-10-16'])(
  'about 4,000 flights depart on %s',
  (date) => {
    expect(schedule.departuresOn(date).length).toBeGreaterThan(3_700);
    expect(schedule.departuresOn(date).length).toBeLessThan(4_300);
  },
);

test('every active station has departures and arrivals on a working day, twice at least', () => {
  const few = activeStations.filter(({ id }) => {
    const departures = wednesday.filter(({ departure }) => departure.station === id).length;
    const arrivals = wednesday.filter(({ arrival }) => arrival.station === id).length;
    return departures < 2 || arrivals < 2;
  });
  expect(few.map(({ id }) => id)).toEqual([]);
});

test('every station is left as often as it is reached', () => {
  const uneven = activeStations.filter(({ id }) => {
    const departures = wednesday.filter(({ departure }) => departure.station === id).length;
    const arrivals = wednesday.filter(({ arrival }) => arrival.station === id).length;
    return Math.abs(departures - arrivals) > 2;
  });
  expect(uneven.map(({ id }) => id)).toEqual([]);
});

test('bases are the busiest stations', () => {
  const departures = (id: string): number => wednesday.filter(({ departure }) => departure.station === id).length;
  expect(departures('DAL')).toBeGreaterThan(100);
  expect(departures('BWI')).toBeGreaterThan(100);
  expect(departures('AMA')).toBeLessThan(30);
});

test('a station on another continent is left out: no aircraft reaches it', () => {
  const some = [...activeStations.slice(0, 30), ...stations.filter(({ id }) => id === 'SYD')];
  const touched = new Set(
    generateTimetable({ stations: some, from: '2026-11-21', days: 7, flightsPerDay: 100 }).map(
      ({ departure }) => departure.station,
    ),
  );
  expect(touched.has('SYD')).toBe(false);
});

describe('each pattern', () => {
  test('lies inside range, with a block time that suits the distance', () => {
    for (const pattern of patterns) {
      const from = getStation(pattern.departure.station);
      const to = getStation(pattern.arrival.station);
      const miles = from && to ? distanceBetween(from, to) : Number.NaN;
      expect(miles).toBeLessThan(2_851);
      expect(miles / ((blockMinutes(pattern) - 20) / 60)).toBeGreaterThan(60);
      expect(miles / ((blockMinutes(pattern) - 34) / 60)).toBeLessThan(515);
    }
  });

  test('departs on five minutes of the clock, and none lands in the small hours, an hour of clock change aside', () => {
    const odd = patterns.filter(
      ({ departure, arrival }) => departure.time % 5 !== 0 || (arrival.time > 150 && arrival.time < 240),
    );
    expect(odd).toEqual([]);
  });

  test('has a number that fits, one of two aircraft, and the airline', () => {
    for (const { flightNumber, aircraftType, configuration, carrier } of patterns) {
      expect(flightNumber).toBeGreaterThan(0);
      expect(flightNumber).toBeLessThan(10_000);
      expect(['73W Y143', '7M8 Y175']).toContain(`${aircraftType} ${configuration}`);
      expect(carrier).toBe('9Z');
    }
  });

  test('has the UTC variations that its zones have on every day it operates', () => {
    expect(variationDoubts(patterns, (id) => getStation(id)?.timeZone)).toEqual([]);
  });
});

test('no flight number departs twice from one station on a day', () => {
  expect(overlappingPatterns(patterns)).toEqual([]);
});

test('both sizes fly, some flights have two legs, some go through the night', () => {
  const share = (of: number): number => of / wednesday.length;
  expect(share(wednesday.filter(({ pattern }) => pattern.aircraftType === '73W').length)).toBeGreaterThan(0.2);
  expect(share(wednesday.filter(({ pattern }) => pattern.aircraftType === '7M8').length)).toBeGreaterThan(0.2);
  expect(share(wednesday.filter(({ pattern }) => pattern.legSequence === 2).length)).toBeGreaterThan(0.02);
  expect(wednesday.filter(({ date, arrival }) => arrival.localTime.slice(0, 10) > date).length).toBeGreaterThan(20);
});

test('a second leg departs from where the first one arrives, on the same aircraft, half an hour later at least', () => {
  for (const { pattern, date, departure } of wednesday.filter((of) => of.pattern.legSequence === 2)) {
    const [first] = schedule.legsOfFlight(pattern.carrier, pattern.flightNumber, date);
    expect(first?.arrival.station).toBe(departure.station);
    expect(first?.pattern.aircraftType).toBe(pattern.aircraftType);
    expect(departure.instant - (first?.arrival.instant ?? 0)).toBeGreaterThanOrEqual(30 * 60_000);
  }
});

test('seasons differ: the south has more flights in winter, the north in summer', () => {
  const departures = (id: string, date: string): number => schedule.departuresOn(date, id).length;
  expect(departures('FLL', '2027-01-13')).toBeGreaterThan(departures('FLL', '2027-07-14'));
  expect(departures('SEA', '2027-01-13')).toBeLessThan(departures('SEA', '2027-07-14'));
});

test('even numbers go east', () => {
  const even = wednesday.filter(
    ({ pattern }) => pattern.departure.station === 'LAX' && pattern.arrival.station === 'BWI',
  );
  expect(even.every(({ pattern }) => pattern.flightNumber % 2 === 0)).toBe(true);
  expect(even.length).toBeGreaterThan(0);
});

test('it goes through an SSIM file and comes back the same', () => {
  const dataSet = createDataSet(patterns, {
    airline: '9Z',
    createdOn: '2026-11-21',
    validFrom: '2026-11-21',
    validTo: '2027-10-16',
  });
  expect(parseSsim(writeSsim(dataSet))).toEqual({ dataSet, remarks: [] });
});

test('no station is missing from the catalogue', () => {
  expect(missingStations(patterns, (id) => getStation(id) !== undefined)).toEqual([]);
});

test('more flights than there are flight numbers are refused', () => {
  expect(() =>
    generateTimetable({ stations: activeStations, from: '2026-11-21', days: 7, flightsPerDay: 16_000 }),
  ).toThrow(/9,999/);
});

test('a first day that is no date is refused', () => {
  expect(() => generateTimetable({ stations: activeStations, from: '21.11.2026' })).toThrow(RangeError);
});
