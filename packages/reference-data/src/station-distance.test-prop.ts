import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { distanceBetween } from './station-distance.ts';
import { getStation, type Station, stations } from './stations.ts';

const HALF_CIRCUMFERENCE_KILOMETERS = Math.PI * 6371.0088;

function at(latitude: string, longitude: string): Station {
  const dallas = getStation('DAL');
  if (!dallas) throw new Error('DAL is no station.');
  return { ...dallas, latitude, longitude };
}

const anyPlace = fc
  .tuple(fc.integer({ min: -900_000, max: 900_000 }), fc.integer({ min: -1_800_000, max: 1_800_000 }))
  .map(([latitude, longitude]) => at(String(latitude / 10_000), String(longitude / 10_000)));
const anyStation = fc.constantFrom(...stations);

test('a distance is the same both ways, never negative, and never past the antipode', () => {
  fc.assert(
    fc.property(anyPlace, anyPlace, (a, b) => {
      const kilometers = distanceBetween(a, b, 'km');
      expect(kilometers).toBeCloseTo(distanceBetween(b, a, 'km'), 6);
      expect(kilometers).toBeGreaterThanOrEqual(0);
      expect(kilometers).toBeLessThanOrEqual(HALF_CIRCUMFERENCE_KILOMETERS + 1e-6);
      expect(distanceBetween(a, b) * 1.609344).toBeCloseTo(kilometers, 6);
    }),
  );
});

test('a detour is never shorter', () => {
  fc.assert(
    fc.property(anyStation, anyStation, anyStation, (a, b, c) => {
      expect(distanceBetween(a, c)).toBeLessThanOrEqual(distanceBetween(a, b) + distanceBetween(b, c) + 1e-6);
    }),
  );
});

test('a station is nowhere but at itself', () => {
  fc.assert(
    fc.property(anyStation, anyStation, (a, b) => {
      expect(distanceBetween(a, b) === 0).toBe(a === b);
    }),
  );
});
