import { type Station, stations } from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import { labelledPoints } from './point-labels.ts';
import type { StationPoint } from './station-points.ts';

const size = { width: 200, height: 100 };
const at = (place: number, x: number, y: number): StationPoint => ({ station: stations[place] as Station, x, y });
const labelled = (...points: readonly StationPoint[]) => labelledPoints(points, points, size);

test('a code with room round it is written', () => {
  const point = at(0, 50, 50);
  expect(labelled(point)).toEqual([point]);
});

test('of two codes that would cover each other the first given is written', () => {
  const [one, other] = [at(0, 50, 50), at(1, 47, 60)];
  expect(labelled(one, other)).toEqual([one]);
  expect(labelled(other, one)).toEqual([other]);
});

test.each([
  ['14 pixels below', at(1, 50, 64)],
  ['36 pixels to the right', at(1, 87, 50)],
])('a code %s has room', (_, other) => {
  expect(labelled(at(0, 50, 50), other)).toHaveLength(2);
});

test('a code never covers the point of another station, labelled or not', () => {
  const [point, covered] = [at(0, 50, 50), at(1, 70, 55)];
  expect(labelledPoints([point], [point, covered], size)).toEqual([]);
  expect(labelledPoints([point], [point, at(1, 70, 58)], size)).toEqual([point]);
});

test.each([
  ['right', 164, 165, 50, 50],
  ['top', 50, 50, 7, 6],
  ['bottom', 50, 50, 93, 94],
])('a code stands whole inside the %s edge', (_, insideX, outsideX, insideY, outsideY) => {
  expect(labelled(at(0, insideX, insideY))).toHaveLength(1);
  expect(labelled(at(0, outsideX, outsideY))).toEqual([]);
});
