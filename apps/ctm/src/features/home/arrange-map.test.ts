import { expect, test } from 'vitest';

import { type Dot, placeNames, spreadDots } from './arrange-map.ts';

const dot = (id: string, x: number, y: number): Dot => ({ id, x, y, radius: 2, name: 'Dallas' });

test('dots that would cover each other part, and the others stay', () => {
  const moved = spreadDots([dot('HOU', 0, 0), dot('CRP', 1, 0), dot('SAT', 0, 0), dot('BOS', 50, 50)]);
  expect(moved.find(({ id }) => id === 'BOS')).toEqual(dot('BOS', 50, 50));
  for (const [place, one] of moved.entries()) {
    for (const other of moved.slice(place + 1)) {
      expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(3.99);
    }
  }
});

const map = { left: -20, right: 60 };

test('a name stands above its dot, below where another is in the way, and beside it where both are', () => {
  const points = placeNames([dot('DAL', 0, 0), dot('FTW', 0, -4.5), dot('ELP', 40, 0)], 2, map);
  expect(points.get('DAL')?.y).toBeGreaterThan(2);
  expect(points.get('FTW')?.y).toBeLessThan(-6);
  expect(points.get('ELP')).toEqual({ x: 40, y: expect.closeTo(-2.6) as number });
  const crowded = placeNames([dot('DAL', 0, 0), dot('one', 0, -4.5), dot('two', 0, 4.5)], 2, map);
  expect(crowded.get('DAL')?.x).toBeGreaterThan(2);
});

test('a name stays within the map, and is left out where it fits nowhere', () => {
  expect(placeNames([dot('LAX', 59, 0)], 2, map).get('LAX')?.x).toBeLessThan(57);
  const small = { left: -2, right: 2 };
  expect(placeNames([dot('DAL', 0, 0)], 2, small).size).toBe(0);
});
