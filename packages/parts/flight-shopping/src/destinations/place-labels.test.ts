import { expect, test } from 'vitest';

import type { Point } from './map-geometry.ts';
import { placeLabels, type Label, type LabelRoom } from './place-labels.ts';

const view = { x: 0, y: 0, width: 200, height: 100 };
const label = (station: string, at: Point, isNeeded = false): Label => ({ station, at, lines: [station], isNeeded });
const place = (labels: readonly Label[], room: Partial<LabelRoom> = {}) =>
  placeLabels(labels, { view, points: labels.map(({ at }) => at), fontSize: 10, gap: 8, most: 5, ...room });

test('a label stands to the right of its point, and to the left where the map ends', () => {
  const placed = place([label('DAL', [20, 50]), label('MIA', [190, 50])]);
  expect(placed.map(({ x, anchor }) => [x, anchor])).toEqual([
    [expect.closeTo(28), 'start'],
    [expect.closeTo(182), 'end'],
  ]);
});

test('it goes where it covers no other point', () => {
  const [placed] = place([label('DAL', [100, 50])], {
    points: [
      [100, 50],
      [115, 50],
      [85, 50],
    ],
  });
  expect([placed?.anchor, (placed?.y ?? 0) > 58]).toEqual(['middle', true]);
});

test('two labels never overlap: what finds no room is left out, the later one first', () => {
  const crowd = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => label(`P${at}`, [100 + at / 2, 50 + at / 2], true));
  const placed = place(crowd);
  expect(placed[0]?.station).toBe('P0');
  expect(placed.length).toBeLessThan(crowd.length);
  const boxes = placed.map(({ x, y, anchor }) => {
    const left = { start: x, middle: x - 5.8, end: x - 11.6 }[anchor];
    return { left, right: left + 11.6, top: y - 7.8, bottom: y + 2.2 };
  });
  const pairs = boxes.flatMap((one, at) => boxes.slice(at + 1).map((other) => [one, other] as const));
  const overlaps = pairs.filter(
    ([a, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom,
  );
  expect(overlaps).toEqual([]);
});

test('only a needed label covers points, and of the others so many are written as are wanted', () => {
  const points = Array.from({ length: 400 }, (_, at): Point => [(at % 20) * 10, Math.floor(at / 20) * 5]);
  expect(place([label('DAL', [100, 50], true), label('AUS', [60, 50])], { points })).toHaveLength(1);
  const three = [label('DAL', [20, 20]), label('AUS', [20, 50]), label('HOU', [20, 80])];
  expect(place(three, { most: 2 }).map(({ station }) => station)).toEqual(['DAL', 'AUS']);
});
