import { activeStations } from '@airline/reference-data/stations';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { addDays } from '../calendar-dates.ts';
import type { FlightSearch } from './flight-search.ts';
import { searchFaults } from './search-faults.ts';
import { formatSearch, parseSearch } from './search-params.ts';

const stations = activeStations.map(({ id }) => id);
const pair = fc.uniqueArray(fc.constantFrom(...stations), { minLength: 2, maxLength: 2 });
const day = fc.nat(300).map((days) => addDays('2026-12-01', days));
const party = fc.record({ adults: fc.integer({ min: 1, max: 5 }), children: fc.nat(3), lapInfants: fc.nat(1) });

const bounds = (count: number) =>
  fc
    .tuple(
      fc.array(pair, { minLength: count, maxLength: count }),
      fc.array(day, { minLength: count, maxLength: count }),
    )
    .map(([pairs, days]) =>
      pairs.map(([origin = '', destination = ''], index) => ({
        origin,
        destination,
        date: days.toSorted()[index] ?? '',
      })),
    );

const searches: fc.Arbitrary<FlightSearch> = fc.oneof(
  fc.record({ tripKind: fc.constant('oneWay' as const), bounds: bounds(1), party, inPoints: fc.boolean() }),
  fc.record({
    tripKind: fc.constant('multiCity' as const),
    bounds: fc.integer({ min: 2, max: 6 }).chain(bounds),
    party,
    inPoints: fc.boolean(),
  }),
  fc.record({
    tripKind: fc.constant('return' as const),
    bounds: bounds(2).map(([out = { origin: '', destination: '', date: '' }, back]) => [
      out,
      { origin: out.destination, destination: out.origin, date: back?.date ?? '' },
    ]),
    party,
    inPoints: fc.boolean(),
  }),
);

test('what is written into an address is read from it', () => {
  fc.assert(
    fc.property(searches, (search) => {
      expect(parseSearch(new URLSearchParams(formatSearch(search).toString()))).toEqual({ search });
    }),
  );
});

test('any query is read: as a search without faults, or as a draft with some', () => {
  const names = fc.constantFrom('trip', 'from', 'to', 'date', 'return', 'adults', 'children', 'infants', 'prices', 'x');
  const values = fc.oneof(fc.string(), day, fc.constantFrom(...stations, 'NEWYORK', 'multi-city', 'one-way', '2'));
  fc.assert(
    fc.property(fc.array(fc.tuple(names, values)), (entries) => {
      const parsed = parseSearch(new URLSearchParams(entries));
      const again = 'search' in parsed ? parseSearch(formatSearch(parsed.search)) : parsed;
      expect(again).toEqual(parsed);
      const [faults, left] = 'search' in parsed ? [['none'], []] : [parsed.faults, searchFaults(parsed.draft)];
      const told = faults.map((fault) => (typeof fault === 'string' ? fault : fault.path.join('.')));
      expect(told.length).toBeGreaterThan(0);
      for (const { path } of left) expect(told).toContain(path.join('.'));
    }),
  );
});
