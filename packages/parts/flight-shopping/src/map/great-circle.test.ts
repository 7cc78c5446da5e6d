import {
  activeStations,
  coordinatesOf,
  distanceBetween,
  getStation,
  type Station,
} from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import { stationPoints } from '../generated/route-map.ts';
import { greatCircle, projectPlace } from './great-circle.ts';

const stationOf = (id: string): Station => getStation(id) as Station;

test('every station lies where the map has its dot', () => {
  for (const station of activeStations) {
    const [x, y] = projectPlace(coordinatesOf(station));
    const [dotX, dotY] = stationPoints[station.id] ?? [Number.NaN, Number.NaN];
    expect(Math.hypot(x - dotX, y - dotY), station.id).toBeLessThan(0.75);
  }
});

test.each([
  ['LAX', 'HNL'],
  ['DAL', 'HOU'],
  ['SEA', 'SJU'],
])('half of the way from %s to %s is as far from the one as from the other', (from, to) => {
  const [start, end] = [stationOf(from), stationOf(to)];
  const half = greatCircle(coordinatesOf(start), coordinatesOf(end))(0.5);
  const there = { ...start, latitude: String(half.latitude), longitude: String(half.longitude) };
  const whole = distanceBetween(start, end);
  expect(distanceBetween(start, there)).toBeCloseTo(whole / 2, 0);
  expect(distanceBetween(there, end)).toBeCloseTo(whole / 2, 0);
});

test('the way begins and ends at its places', () => {
  const [start, end] = [coordinatesOf(stationOf('DAL')), coordinatesOf(stationOf('HOU'))];
  const way = greatCircle(start, end);
  expect(way(0).latitude).toBeCloseTo(start.latitude);
  expect(way(1).longitude).toBeCloseTo(end.longitude);
});
