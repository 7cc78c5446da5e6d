import { activeStations } from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import { mapSize, stationPoints } from '../generated/route-map.ts';
import { isInView, pressedStation, stationTowards, viewAround, viewOf } from './map-geometry.ts';

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

const reach = { farthest: 20, fingertip: 8 };

test('a press beside a station means it, and one in the open sea means none', () => {
  const [x, y] = stationPoints['TPA'] ?? [0, 0];
  expect(pressedStation(all, [x - 5, y + 3], 'DAL', reach)).toBe('TPA');
  expect(pressedStation(all, [200, 600], 'DAL', reach)).toBeUndefined();
});

test('a second press on the chosen station means its neighbour under the same finger, and the third means it again', () => {
  const at = stationPoints['MIA'] ?? [0, 0];
  const pressed = (chosen: string) => pressedStation(['MIA', 'FLL', 'TPA'], at, chosen, reach);
  expect([pressed('TPA'), pressed('MIA'), pressed('FLL')]).toEqual(['MIA', 'FLL', 'MIA']);
  expect(pressedStation(['MIA', 'TPA'], at, 'MIA', reach)).toBe('MIA');
});

test('a small map shows the stations around the origin, larger than the whole network, and the chosen one wherever it is', () => {
  const whole = viewOf(all, 0.8);
  const near = viewAround('BNA', all, 'ATL', 0.8);
  expect(near.width).toBeLessThan(whole.width * 0.7);
  expect(near.width / near.height).toBeCloseTo(0.8);
  expect(all.filter((station) => isInView(station, near)).length).toBeGreaterThanOrEqual(32);
  expect([isInView('HNL', near), isInView('HNL', viewAround('BNA', all, 'HNL', 0.8))]).toEqual([false, true]);
  expect(viewAround('BNA', all, 'ORF', 0.8)).toEqual(near);
});
