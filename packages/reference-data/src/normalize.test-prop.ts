import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { normalizeStation } from './normalize.ts';
import { stations } from './stations.ts';

const anyStation = fc.constantFrom(...stations);
const unsigned = (text: string): string => text.replace('-', '');

test('any value gives a station or a sentence, and never throws', () => {
  fc.assert(
    fc.property(fc.anything(), (raw) => {
      const result = normalizeStation(raw);
      const answer = 'error' in result ? result.error : `The station has ${Object.keys(result.station).length} fields.`;
      expect(answer).toMatch(/^The (record is .+|field \w+ is .+|station has 18 fields)\.$/su);
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test('one field of any value gives a station or a sentence that names the field', () => {
  fc.assert(
    fc.property(
      anyStation,
      fc.constantFrom(...Object.keys(stations[0] ?? {})),
      fc.jsonValue(),
      (station, field, value) => {
        const result = normalizeStation({ ...station, [field]: value });
        const named = 'error' in result ? [result.error.split(' ')[2]] : result.repairs.map((repair) => repair.field);
        for (const name of named) expect(['latitude', 'longitude', field]).toContain(name);
      },
    ),
    { numRuns: propertyRuns(1000) },
  );
});

test('lost minus signs come back or are doubted: a wrong coordinate is never called right', () => {
  fc.assert(
    fc.property(anyStation, fc.boolean(), fc.boolean(), (station, loseLatitude, loseLongitude) => {
      const raw = {
        ...station,
        latitude: loseLatitude ? unsigned(station.latitude) : station.latitude,
        longitude: loseLongitude ? unsigned(station.longitude) : station.longitude,
      };
      const result = normalizeStation(raw);
      if ('error' in result) throw new Error(result.error);
      for (const field of ['latitude', 'longitude'] as const) {
        const isDoubted = result.doubts.some((doubt) => doubt.field === field);
        expect(result.station[field]).toBe(isDoubted ? raw[field] : station[field]);
      }
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test('what was normalised once stays as it is', () => {
  fc.assert(
    fc.property(anyStation, (station) => {
      const first = normalizeStation({
        ...station,
        longitude: unsigned(station.longitude),
        id: station.id.toLowerCase(),
      });
      if ('error' in first) throw new Error(first.error);
      const second = normalizeStation(first.station);
      expect(second).toStrictEqual({ station: first.station, repairs: [], doubts: first.doubts });
    }),
  );
});
