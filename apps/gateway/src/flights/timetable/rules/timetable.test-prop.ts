import { activeStations } from '@airline/reference-data/stations';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { leg } from '../../../../test-support/legs.ts';
import {
  createDataSet,
  createSchedule,
  dateOfDay,
  type DatedLeg,
  dayOfDate,
  daysOfBits,
  type LegPattern,
  parseSsim,
  type Schedule,
  weekdayOfDay,
  writeSsim,
  extractPatterns,
} from '../../schedule/rules/index.ts';
import { createFlightSearch, type Itinerary, itineraryId } from '../../search/rules/index.ts';
import { createTimetable } from './index.ts';

const hours: Readonly<Record<string, number>> = { DAL: -6, HOU: -6, LAX: -8, BWI: -5, HNL: -10 };
const ids = Object.keys(hours);
const stations = activeStations.filter(({ id }) => ids.includes(id));
const today = dayOfDate('2026-12-01');

/** A flight whose patterns follow each other, some at the times of the one before, on the same days of the week or on others. */
const flight: fc.Arbitrary<readonly LegPattern[]> = fc
  .record({
    route: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 2 }),
    time: fc.integer({ min: 0, max: 287 }).map((of) => of * 5),
    block: fc.integer({ min: 8, max: 90 }).map((of) => of * 5),
    firstDay: fc.integer({ min: -20, max: 5 }),
    stretches: fc.array(
      fc.record({
        length: fc.integer({ min: 1, max: 15 }),
        gap: fc.integer({ min: 1, max: 9 }),
        bits: fc.constantFrom(0x7f, 0x1f, 0x15),
        delay: fc.constantFrom(0, 0, 0, 10),
        isFortnightly: fc.constantFrom(false, false, false, true),
      }),
      { minLength: 1, maxLength: 4 },
    ),
    isOpen: fc.boolean(),
  })
  .map(({ route: [from = '', to = ''], time, block, firstDay, stretches, isOpen }) => {
    let first = today + firstDay;
    const local = (minutes: number): number => ((minutes % 1440) + 1440) % 1440;
    return stretches.map(({ length, gap, bits, delay, isFortnightly }, index): LegPattern => {
      const departs = time + delay;
      const { lastDate: _, ...every } = leg('DAL 00:00 +0 > HOU 00:00 +0');
      const pattern = {
        ...every,
        itineraryVariation: index + 1,
        firstDate: dateOfDay(first),
        ...(isOpen && index === stretches.length - 1 ? {} : { lastDate: dateOfDay(first + length - 1) }),
        daysOfOperation: daysOfBits(bits),
        ...(isFortnightly ? { frequencyRate: 2 as const } : {}),
        departure: { station: from, time: local(departs), utcVariation: (hours[from] ?? 0) * 60 },
        arrival: {
          station: to,
          time: local(departs + block + ((hours[to] ?? 0) - (hours[from] ?? 0)) * 60),
          utcVariation: (hours[to] ?? 0) * 60,
        },
      };
      first += length - 1 + gap;
      return pattern;
    });
  });

const schedule = fc
  .array(flight, { minLength: 3, maxLength: 25 })
  .map((flights) =>
    createSchedule(flights.flatMap((patterns, at) => patterns.map((of) => ({ ...of, flightNumber: at + 1 })))),
  );
const pair = fc.uniqueArray(fc.constantFrom(...ids), { minLength: 2, maxLength: 2 });
const firstDate = fc.integer({ min: 0, max: 12 }).map((day) => today + day);

function searchWeek(of: Schedule, [origin = '', destination = '']: readonly string[], firstDay: number) {
  const search = createFlightSearch(of, { stations });
  return Array.from({ length: 7 }, (_, day) => search.search({ origin, destination, date: dateOfDay(firstDay + day) }));
}

const idsOf = (itineraries: readonly Itinerary[]): readonly string[] => itineraries.map(itineraryId).toSorted();

test('the rows of a week are the itineraries of its days: each of them once, and nothing else', () => {
  fc.assert(
    fc.property(schedule, pair, firstDate, (of, places, firstDay) => {
      const days = searchWeek(of, places, firstDay);
      const rows = createTimetable(days.flat(), of);
      expect(idsOf(rows.flatMap(({ itineraries }) => itineraries))).toEqual(idsOf(days.flat()));
      expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
      for (const [day, itineraries] of days.entries()) {
        const date = dateOfDay(firstDay + day);
        const shown = rows.flatMap((row) => row.itineraries.filter(({ legs }) => legs[0].date === date));
        expect(idsOf(shown)).toEqual(idsOf(itineraries));
      }
    }),
  );
});

test('the itineraries of a row have one reading of the clock, and depart within its period on its days of the week', () => {
  fc.assert(
    fc.property(schedule, pair, firstDate, (of, places, firstDay) => {
      for (const { itineraries, period } of createTimetable(searchWeek(of, places, firstDay).flat(), of)) {
        const readings = itineraries.map(({ legs, durationMinutes }) =>
          [durationMinutes, ...legs.flatMap((one) => [one.departure, one.arrival].map(readingOf))].join(' '),
        );
        expect(new Set(readings).size).toBe(1);
        for (const { legs } of itineraries) {
          const day = dayOfDate(legs[0].date);
          expect(day).toBeGreaterThanOrEqual(period.firstDay);
          expect(day).toBeLessThanOrEqual(period.lastDay);
          expect(period.weekdayBits & (1 << (weekdayOfDay(day) - 1))).not.toBe(0);
        }
      }
    }),
  );
});

test('a nonstop flight departs at the times of its row on each of its days of the week from the first date to the last', () => {
  fc.assert(
    fc.property(schedule, pair, firstDate, (of, places, firstDay) => {
      const nonstop = searchWeek(of, places, firstDay)
        .flat()
        .filter(({ stops }) => stops === 0);
      for (const { itineraries, period } of createTimetable(nonstop, of)) {
        const [{ legs }] = itineraries;
        const flown = (day: number): boolean =>
          of
            .legsOfFlight('WN', legs[0].pattern.flightNumber, dateOfDay(day))
            .some(
              ({ departure, arrival }) =>
                readingOf(departure) === readingOf(legs[0].departure) &&
                readingOf(arrival) === readingOf(legs[0].arrival),
            );
        const departsOn = (day: number): boolean => (period.weekdayBits & (1 << (weekdayOfDay(day) - 1))) !== 0;
        if (period.isFortnightly) continue;
        const last = Math.min(period.lastDay, today + 120);
        const ends = [period.firstDay, ...(period.lastDay === Infinity ? [] : [period.lastDay])];
        const between = Array.from({ length: last - period.firstDay + 1 }, (_, day) => period.firstDay + day);
        const missed = [...ends, ...between.filter(departsOn)].filter((day) => !flown(day));
        expect(missed).toEqual([]);
      }
    }),
  );
});

test('a schedule file of a week is read again as the legs of its days, and of no other', () => {
  fc.assert(
    fc.property(schedule, pair, firstDate, (of, places, firstDay) => {
      const legs = searchWeek(of, places, firstDay)
        .flat()
        .flatMap((itinerary) => itinerary.legs);
      if (legs.length === 0) return;
      const file = writeSsim(
        createDataSet(extractPatterns(legs), {
          airline: 'WN',
          createdOn: dateOfDay(today),
          validFrom: dateOfDay(firstDay),
          validTo: dateOfDay(firstDay + 9),
        }),
      );
      const parsed = parseSsim(file);
      if ('faults' in parsed) throw new Error(JSON.stringify(parsed.faults));
      const read = createSchedule(parsed.dataSet.carriers.flatMap((carrier) => carrier.legs));
      const days = Array.from({ length: 30 }, (_, day) => dateOfDay(firstDay - 10 + day));
      expect(namesOf(days.flatMap((date) => read.departuresOn(date)))).toEqual(namesOf(legs));
    }),
  );
});

function readingOf({ station, localTime }: DatedLeg['departure']): string {
  return `${station} ${localTime.slice('YYYY-MM-DDT'.length)}`;
}

function namesOf(legs: readonly DatedLeg[]): readonly string[] {
  return [
    ...new Set(legs.map(({ id, departure, arrival }) => `${id} ${departure.instant} ${arrival.instant}`)),
  ].toSorted();
}
