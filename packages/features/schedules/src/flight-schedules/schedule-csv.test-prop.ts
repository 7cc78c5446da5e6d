import type { ScheduleRow } from '@airline/contract';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { csvColumns, writeSchedulesCsv, type CsvColumn } from './schedule-csv.ts';

/** Reads comma-separated values as RFC 4180 says. */
function parseCsv(text: string): readonly (readonly string[])[] {
  const records: string[][] = [[]];
  for (const [, quoted, plain, end] of text.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|$)/g)) {
    records.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') records.push([]);
    if (end === '') break;
  }
  return records.slice(0, -1);
}

const text = fc.string({ unit: fc.constantFrom('a', 'ñ', '"', ',', '\n', '\r', ' '), maxLength: 12 });
const headings = fc
  .tuple(...csvColumns.map(() => text))
  .map((texts) => Object.fromEntries(csvColumns.map((column, at) => [column, texts[at]])) as Record<CsvColumn, string>);
const day = fc.integer({ min: 10, max: 28 });
const row = fc
  .record({ flight: text, aircraft: text, days: fc.uniqueArray(day, { minLength: 1 }), minutes: fc.nat(2000) })
  .map(({ flight, aircraft, days, minutes }): ScheduleRow => {
    const leg = {
      departs: '07:00',
      arrives: '08:05',
      departsAfterDays: 0,
      arrivesAfterDays: 0,
      durationMinutes: minutes,
    };
    return {
      id: flight,
      legs: [{ ...leg, flight, aircraft, from: 'DAL', to: 'HOU' }],
      stops: 0,
      durationMinutes: minutes,
      weekdays: '1234567',
      period: { from: '2026-12-01' },
      departures: days
        .toSorted((a, b) => a - b)
        .map((on) => ({ departsAt: `2026-12-${on}T07:00:00-06:00`, arrivesAt: `2026-12-${on}T08:05:00-06:00` })),
    };
  });

test('what was written is read again: a head, and a record for each departure, in order of time', () => {
  fc.assert(
    fc.property(fc.array(row, { maxLength: 4 }), headings, (rows, words) => {
      const [head, ...records] = parseCsv(writeSchedulesCsv({ rows }, words).slice(1));
      expect(head).toEqual(csvColumns.map((column) => words[column]));
      const expected = rows
        .flatMap(({ legs: [leg], departures, durationMinutes }) =>
          departures.map(({ departsAt }) => {
            const date = departsAt.slice(0, 10);
            const ends = ['DAL', 'HOU', '07:00', '08:05', date, '0', String(durationMinutes)];
            return [date, leg?.flight, ...ends, leg?.aircraft, '2026-12-01', ''];
          }),
        )
        .toSorted((a, b) => (a[0] ?? '').localeCompare(b[0] ?? ''));
      expect(records).toEqual(expected);
    }),
  );
});
