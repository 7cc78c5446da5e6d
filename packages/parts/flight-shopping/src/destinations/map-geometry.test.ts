import { activeStations } from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import { mapSize, stationPoints } from '../generated/route-map.ts';
import { nearestStation, stationTowards, viewOf } from './map-geometry.ts';

const all = activeStations.map(({ id }) => id);

test('every station that is offered for booking lies on the map, and no other does', () => {
  expect(Object.keys(stationPoints).toSorted()).toEqual([...all].toSorted());
});

test.each([
  ['all stations', all],
  ['one station', ['DAL']],
  ['the ends of the map', ['HNL', 'ANC', 'SXM']],
  ['nothing', []],
])('the view of %s holds them, in one shape', (_, stations) => {
  const { x, y, width, height } = viewOf(stations);
  expect(width / height).toBeCloseTo(1.6);
  expect(width).toBeLessThanOrEqual(mapSize[0] * 1.2);
  for (const station of stations) {
    const [pointX, pointY] = stationPoints[station] ?? [NaN, NaN];
    expect(pointX > x && pointX < x + width && pointY > y && pointY < y + height).toBe(true);
  }
});

test.each([
  ['DAL', 'ArrowDown', 'AUS'],
  ['LAX', 'ArrowLeft', 'HNL'],
  ['SEA', 'ArrowDown', 'PDX'],
  ['HNL', 'ArrowLeft', undefined],
  ['DAL', 'Enter', undefined],
  ['XXX', 'ArrowDown', undefined],
])('from %s, %s goes to %s', (from, key, to) => {
  expect(stationTowards(['AUS', 'DAL', 'HNL', 'LAX', 'PDX', 'SEA', 'JAX'], from, key)).toBe(to);
});

test('a press beside a station means it, and one in the open sea means none', () => {
  const [x, y] = stationPoints['MIA'] ?? [0, 0];
  expect(nearestStation(all, [x + 5, y - 3], 20)).toBe(nearestStation(['MIA', 'FLL'], [x + 5, y - 3], 20));
  expect(nearestStation(all, [200, 600], 20)).toBeUndefined();
});
