import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { test } from 'vitest';

import { dateOfDay, dayOfDate } from './calendar-date.ts';
import { daysOfBits, type LegPattern } from './leg-pattern.ts';
import { parseSsim } from './parse-ssim.ts';
import type { CarrierSchedule, ScheduleDataSet } from './schedule-data-set.ts';
import { writeSsim } from './write-ssim.ts';

const letters = (length: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ')), { minLength: length, maxLength: length })
    .map((of) => of.join(''));
/** Text that a column can hold: printable, not blank, nothing at its end that a reader would take for filling. */
const text = (longest: number): fc.Arbitrary<string> =>
  fc
    .string({
      unit: fc.integer({ min: 32, max: 126 }).map((code) => String.fromCharCode(code)),
      minLength: 1,
      maxLength: longest,
    })
    .map((of) => of.trimEnd())
    .filter((of) => of !== '');
const date = fc.integer({ min: dayOfDate('1971-01-01'), max: dayOfDate('2067-12-31') }).map(dateOfDay);
const variation = fc.integer({ min: -720, max: 840 });
const optional = <Key extends string, T>(key: Key, value: fc.Arbitrary<T>): fc.Arbitrary<Partial<Record<Key, T>>> =>
  fc
    .option(value, { nil: undefined })
    .map((of) => Object.fromEntries(of === undefined ? [] : [[key, of]]) as Partial<Record<Key, T>>);

const end = (latest: number) =>
  fc
    .tuple(
      fc.record({ station: letters(3), time: fc.integer({ min: 0, max: latest }), utcVariation: variation }),
      optional('passengerTime', fc.integer({ min: 0, max: 1439 })),
      optional('terminal', fc.constantFrom('1', 'N', 'T2')),
    )
    .map(([one, { passengerTime }, other]) => ({
      ...one,
      ...(passengerTime === undefined || passengerTime === one.time ? {} : { passengerTime }),
      ...other,
    }));

const segment = fc
  .tuple(
    fc.record({
      boardPointIndicator: letters(1),
      offPointIndicator: letters(1),
      dataElement: fc.integer({ min: 1, max: 999 }),
      boardPoint: letters(3),
      offPoint: letters(3),
      data: fc.oneof(fc.constant(''), text(155)),
    }),
    optional('details', fc.record({ spare15: text(13) })),
  )
  .map(([one, other]) => ({ ...one, ...other }));

const legOf = (carrier: string, timeMode: CarrierSchedule['timeMode']): fc.Arbitrary<LegPattern> =>
  fc
    .tuple(
      fc.record({
        flightNumber: fc.integer({ min: 1, max: 9999 }),
        itineraryVariation: fc.integer({ min: 1, max: 999 }),
        legSequence: fc.integer({ min: 1, max: 99 }),
        serviceType: letters(1),
        aircraftType: fc.constantFrom('73W', '7M8', '320', 'AT7'),
        departure: end(1439),
        // A file in UTC has no 2400: it is midnight of the next day there.
        arrival: end(timeMode === 'utc' ? 1439 : 1440),
        daysOfOperation: fc.integer({ min: 1, max: 127 }).map(daysOfBits),
      }),
      date,
      optional('lengthDays', fc.nat(400)),
      optional('operationalSuffix', letters(1)),
      optional('frequencyRate', fc.constant(2 as const)),
      optional('configuration', text(20)),
      optional('details', fc.record({ bookingDesignators: text(20), spare147: text(1), dateVariation: text(2) })),
      optional('segmentData', fc.array(segment, { minLength: 1, maxLength: 3 })),
    )
    .map(([leg, firstDate, { lengthDays }, ...rest]) => ({
      carrier,
      ...leg,
      firstDate,
      ...(lengthDays === undefined ? {} : { lastDate: dateOfDay(dayOfDate(firstDate) + lengthDays) }),
      ...Object.assign({}, ...rest),
    }));

const carrierSchedule: fc.Arbitrary<CarrierSchedule> = fc
  .tuple(fc.constantFrom('WN', 'XX', '3U', 'ABC'), fc.constantFrom('local' as const, 'utc' as const))
  .chain(([airline, timeMode]) =>
    fc
      .tuple(
        fc.record({
          validFrom: fc.constant('2026-03-29'),
          creationDate: date,
          scheduleStatus: fc.constantFrom('preliminary' as const, 'complete' as const),
          legs: fc.array(legOf(airline, timeMode), { maxLength: 8 }),
          trailer: optional('releaseDate', date),
        }),
        optional('validTo', fc.constant('2026-10-24')),
        optional('season', fc.constantFrom('S26', 'W26')),
        optional('creationTime', fc.integer({ min: 0, max: 1439 })),
        optional('releaseDate', date),
        optional('titleOfData', text(29)),
        optional('creatorReference', text(35)),
      )
      .map(([one, ...rest]) => ({ timeMode, airline, ...one, ...Object.assign({}, ...rest) })),
  );

const dataSet: fc.Arbitrary<ScheduleDataSet> = fc.record({
  header: optional('dataSetSerialNumber', text(3)),
  carriers: fc.array(carrierSchedule, { minLength: 1, maxLength: 3 }),
});

test('what is written is read as it was', () => {
  fc.assert(
    fc.property(dataSet, (of) => {
      const parsed = parseSsim(writeSsim(of));
      return 'dataSet' in parsed && canonical(parsed.dataSet) === canonical(of);
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('what is read is written as it was', () => {
  fc.assert(
    fc.property(dataSet, (of) => {
      const file = writeSsim(of);
      const parsed = parseSsim(file);
      return 'dataSet' in parsed && writeSsim(parsed.dataSet) === file;
    }),
    { numRuns: propertyRuns(200) },
  );
});

test('a file with one character changed is read or refused with a line, and never throws', () => {
  fc.assert(
    fc.property(dataSet, fc.nat(), fc.constantFrom(...Array.from('0 9AZ-+é\n')), (of, place, character) => {
      const file = writeSsim(of);
      const at = place % file.length;
      const parsed = parseSsim(file.slice(0, at) + character + file.slice(at + 1));
      if ('dataSet' in parsed) return parsed.dataSet.carriers.length > 0;
      return parsed.faults.length > 0 && parsed.faults.every(({ line }) => line >= 1);
    }),
    { numRuns: propertyRuns(500) },
  );
});

test('any text is read or refused', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 900 }), (file) => {
      const parsed = parseSsim(file);
      return 'faults' in parsed && parsed.faults.length > 0;
    }),
  );
});

/** Writes a value with its keys in order: equality is of what it says, not of how it was put together. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, of: unknown) =>
    typeof of === 'object' && of !== null && !Array.isArray(of)
      ? Object.fromEntries(Object.entries(of).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : of,
  );
}
