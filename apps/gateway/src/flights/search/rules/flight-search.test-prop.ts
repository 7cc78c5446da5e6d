import { activeStations } from '@airline/reference-data/stations';
import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import {
  arrivalOf,
  comfortOf,
  departureOf,
  everyLegalWay,
  type Way,
  worthShowing,
} from '../../../../test-support/search-oracle.ts';
import { dateOfDay, dayOfDate } from '../../schedule/rules/calendar-date.ts';
import type { LegPattern } from '../../schedule/rules/leg-pattern.ts';
import { createSchedule, type Schedule } from '../../schedule/rules/schedule.ts';
import { generateTimetable } from '../../schedule/rules/timetable/generate-timetable.ts';
import { defaultConnectionRules as rules } from './connection-rules.ts';
import { createFlightSearch } from './flight-search.ts';

/** Few stations with many ways between them, two of them abroad, one far away, by their winter offsets. */
const hours: Readonly<Record<string, number>> = {
  DAL: -6,
  HOU: -6,
  BNA: -6,
  LAX: -8,
  BWI: -5,
  CUN: -5,
  SJD: -7,
  HNL: -10,
};
const ids = Object.keys(hours);
const date = '2026-12-02';
/** A search that knows these stations alone, so that each one's routes stand beside another's. */
const searchOver = (of: Schedule) =>
  createFlightSearch(of, { stations: activeStations.filter(({ id }) => ids.includes(id)) });

const flight: fc.Arbitrary<readonly LegPattern[]> = fc
  .record({
    stations: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 3 }),
    time: fc.integer({ min: 0, max: 287 }).map((of) => of * 5),
    blocks: fc.tuple(fc.integer({ min: 8, max: 70 }), fc.integer({ min: 8, max: 70 })),
    stop: fc.integer({ min: 0, max: 80 }),
    firstDay: fc.integer({ min: -2, max: 1 }),
    days: fc.integer({ min: 0, max: 4 }),
    flightNumber: fc.integer({ min: 1, max: 400 }),
  })
  .map(({ stations, time, blocks, stop, firstDay, days, flightNumber }) => {
    let departs = time;
    return stations.slice(1).map((to, index) => {
      const from = stations[index] ?? '';
      const block = (blocks[index] ?? 8) * 5;
      const local = (minutes: number): number => ((minutes % 1440) + 1440) % 1440;
      const arrives = departs + block + ((hours[to] ?? 0) - (hours[from] ?? 0)) * 60;
      const shift = Math.floor(departs / 1440);
      const pattern: LegPattern = {
        ...leg('DAL 00:00 +0 > HOU 00:00 +0'),
        flightNumber,
        legSequence: index + 1,
        firstDate: dateOfDay(dayOfDate(date) + firstDay + shift),
        lastDate: dateOfDay(dayOfDate(date) + firstDay + days + shift),
        departure: { station: from, time: local(departs), utcVariation: (hours[from] ?? 0) * 60 },
        arrival: { station: to, time: local(arrives), utcVariation: (hours[to] ?? 0) * 60 },
      };
      departs = arrives + stop;
      return pattern;
    });
  });

/** Flight numbers are made different, since one number twice on a day is no schedule. */
const schedule = fc
  .array(flight, { minLength: 5, maxLength: 45 })
  .map((flights) =>
    createSchedule(flights.flatMap((legs, index) => legs.map((of) => ({ ...of, flightNumber: index + 1 })))),
  );

const query = fc
  .record({
    pair: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 2 }),
    maximumStops: fc.constantFrom(0 as const, 1 as const, 2 as const),
  })
  .map(({ pair, maximumStops }) => ({ origin: pair[0] ?? '', destination: pair[1] ?? '', date, maximumStops }));

const idOf = (way: Way): string => way.map(({ id }) => id).join('+');
/** Ways that differ only in what nobody can choose by are one and the same here. */
const signatureOf = (way: Way): string =>
  way.length === 1 ? idOf(way) : JSON.stringify([departureOf(way), arrivalOf(way), way.length, comfortOf(way)]);

test('what is found is what trying everything finds: all of it legal, nothing that another way beats, nothing missing', () => {
  fc.assert(
    fc.property(schedule, query, (of, asked) => {
      const legal = everyLegalWay(of, rules, asked);
      const expected = worthShowing(legal);
      const found = searchOver(of)
        .search(asked)
        .map(({ legs }) => legs);
      const names = new Set(legal.map(idOf));
      for (const way of found) expect(names.has(idOf(way)), `${idOf(way)} is legal`).toBe(true);
      expect(found.map(signatureOf).toSorted()).toEqual(expected.map(signatureOf).toSorted());
    }),
    { numRuns: propertyRuns(800) },
  );
});

test('a leg that the hook refuses might as well not be in the schedule', () => {
  fc.assert(
    fc.property(schedule, query, fc.integer({ min: 2, max: 5 }), (of, asked, divisor) => {
      const isKept = ({ flightNumber }: LegPattern): boolean => flightNumber % divisor !== 0;
      const hooked = searchOver(of).search({ ...asked, accepts: ({ pattern }) => isKept(pattern) });
      const without = searchOver(createSchedule(of.patterns.filter(isKept))).search(asked);
      expect(hooked.map(({ legs }) => idOf(legs))).toEqual(without.map(({ legs }) => idOf(legs)));
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('the order in which patterns are listed changes nothing', () => {
  fc.assert(
    fc.property(schedule, query, (of, asked) => {
      const forward = searchOver(of).search(asked);
      const backward = searchOver(createSchedule(of.patterns.toReversed())).search(asked);
      expect(backward.map(({ legs }) => idOf(legs))).toEqual(forward.map(({ legs }) => idOf(legs)));
    }),
    { numRuns: propertyRuns(100) },
  );
});

test('itineraries come in order, and say of themselves what their legs say', () => {
  fc.assert(
    fc.property(schedule, query, (of, asked) => {
      const found = searchOver(of).search(asked);
      for (const [index, { legs, stops, durationMinutes, connections }] of found.entries()) {
        expect(stops).toBe(legs.length - 1);
        const flown = legs.reduce((sum, { blockMinutes }) => sum + blockMinutes, 0);
        const waited = connections.reduce((sum, { layoverMinutes }) => sum + layoverMinutes, 0);
        expect(durationMinutes).toBe(flown + waited);
        const before = found[index - 1] ?? { legs };
        expect(departureOf(before.legs)).toBeLessThanOrEqual(departureOf(legs));
      }
    }),
    { numRuns: propertyRuns(100) },
  );
});

test('on a generated timetable too: a small network, every pair', () => {
  const stations = activeStations.filter(({ id }) =>
    ['DAL', 'HOU', 'BNA', 'LAX', 'BWI', 'CUN', 'AMA', 'HNL', 'PHX'].includes(id),
  );
  const of = createSchedule(generateTimetable({ stations, from: '2026-11-30', days: 6, flightsPerDay: 90 }));
  const search = createFlightSearch(of, { stations });
  for (const { id: origin } of stations) {
    for (const { id: destination } of stations) {
      if (origin === destination) continue;
      const asked = { origin, destination, date, maximumStops: 2 } as const;
      const expected = worthShowing(everyLegalWay(of, rules, asked))
        .map(signatureOf)
        .toSorted();
      expect(
        search
          .search(asked)
          .map(({ legs }) => signatureOf(legs))
          .toSorted(),
        `${origin} ${destination}`,
      ).toEqual(expected);
    }
  }
});
