import { type Station, stations } from '@airline/reference-data/stations';
import { expect, test } from 'vitest';

import { labelsOutside, type Line, placeLabels } from './point-labels.ts';
import type { StationPoint } from './station-points.ts';

const size = { width: 200, height: 100 };
const at = (place: number, x: number, y: number): StationPoint => ({ station: stations[place] as Station, x, y });
const placed = (
  candidates: readonly StationPoint[],
  points: readonly StationPoint[] = candidates,
  lines: readonly Line[] = [],
) => placeLabels(candidates, { points, lines }, size, () => 6);
const anchors = (...labels: Parameters<typeof placed>) => placed(...labels).map(({ anchor }) => anchor);

test('a code with room round it stands to the right of its point, at its height', () => {
  const point = at(0, 50, 50);
  expect(placed([point])).toEqual([{ point, x: 56, y: 50, anchor: 'start' }]);
});

test('where the right is taken a code stands to the left, then above, then below', () => {
  const [point, right, left, above] = [at(0, 100, 50), at(1, 110, 50), at(2, 90, 50), at(3, 100, 38)];
  expect(anchors([point], [point, right])).toEqual(['end']);
  expect(placed([point], [point, right, left])).toEqual([{ point, x: 100, y: 39, anchor: 'middle' }]);
  expect(placed([point], [point, right, left, above])).toEqual([{ point, x: 100, y: 61, anchor: 'middle' }]);
});

test('where no side is free a code stands in a corner', () => {
  const point = at(0, 100, 50);
  const round = [at(1, 110, 50), at(2, 90, 50), at(3, 98, 38), at(4, 98, 62)];
  expect(placed([point], [point, ...round])).toEqual([{ point, x: 103, y: 39, anchor: 'start' }]);
});

test('of two codes that have room for one the first given is written', () => {
  const tight = { width: 72, height: 16 };
  const [one, other] = [at(0, 40, 8), at(1, 38, 8)];
  const written = (...points: readonly StationPoint[]) =>
    placeLabels(points, { points }, tight, () => 6).map(({ point }) => point);
  expect(written(one, other)).toEqual([one]);
  expect(written(other, one)).toEqual([other]);
});

test('two codes never cover each other', () => {
  const points = [at(0, 50, 50), at(1, 50, 60), at(2, 50, 40)];
  const labels = placed(points);
  expect(labels).toHaveLength(3);
  const boxes = labels.map(({ x, y, anchor }) => ({ y, left: x - { start: 0, middle: 15, end: 30 }[anchor] }));
  const pairs = boxes.flatMap((one, index) => boxes.slice(index + 1).map((other) => [one, other] as const));
  expect(
    pairs.filter(([one, other]) => Math.abs(one.left - other.left) < 30 && Math.abs(one.y - other.y) < 14),
  ).toEqual([]);
});

test('a code never covers the point of another station, labelled or not', () => {
  const [point, covered] = [at(0, 50, 50), at(1, 70, 55)];
  expect(anchors([point], [point, covered])).toEqual(['end']);
  expect(anchors([point], [point, at(1, 70, 58)])).toEqual(['start']);
});

test('a code never crosses a line', () => {
  const [point, far] = [at(0, 100, 50), at(1, 180, 50)];
  expect(anchors([point], [point, far], [[point, far]])).toEqual(['end']);
});

test.each([
  ['right', 164, 165, 50, 50],
  ['top', 50, 50, 7, 6],
  ['bottom', 50, 50, 93, 94],
])('a code stands whole inside the %s edge', (_, insideX, outsideX, insideY, outsideY) => {
  expect(placed([at(0, insideX, insideY)])[0]).toMatchObject({ anchor: 'start', y: insideY });
  const [moved] = placed([at(0, outsideX, outsideY)]);
  expect(moved === undefined || moved.anchor !== 'start' || moved.y !== outsideY).toBe(true);
});

test('a code that something else would cover, be it by half, is left out', () => {
  const labels = placed([at(0, 50, 50), at(1, 50, 80)]);
  const room = { left: 70, right: 90, top: 30, bottom: 52 };
  expect(labelsOutside(labels, room)).toEqual([labels[1]]);
  expect(labelsOutside(labels, undefined)).toEqual(labels);
});
