import { expect, test } from 'vitest';

import { isSplitWrong, newcombeInterval, wilsonInterval } from './share-interval.ts';

// The eight examples of Newcombe's table II, method 10: what is wanted is his, rounded as he rounds.
test.each([
  [56, 70, 48, 80, 0.0524, 0.3339],
  [9, 10, 3, 10, 0.1705, 0.809],
  [6, 7, 2, 7, 0.0582, 0.8062],
  [5, 56, 0, 29, -0.0381, 0.1926],
  [0, 10, 0, 20, -0.1611, 0.2775],
  [0, 10, 0, 10, -0.2775, 0.2775],
  [10, 10, 0, 20, 0.6791, 1],
  [10, 10, 0, 10, 0.6075, 1],
])('%i of %i against %i of %i: the difference lies from %d... to %d', (count, of, otherCount, otherOf, from, to) => {
  const interval = newcombeInterval({ count, of }, { count: otherCount, of: otherOf });
  expect(interval.from).toBeCloseTo(from, 4);
  expect(interval.to).toBeCloseTo(to, 4);
  expect(interval.value).toBeCloseTo(count / of - otherCount / otherOf, 12);
});

// Newcombe's table I of the companion paper on single proportions, method 3.
test.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718],
])('%i of %i lies from %d to %d', (count, of, from, to) => {
  const interval = wilsonInterval({ count, of });
  expect(interval.from).toBeCloseTo(from, 4);
  expect(interval.to).toBeCloseTo(to, 4);
});

test('each further comparison widens the interval', () => {
  const width = (comparisons: number) => {
    const { from, to } = newcombeInterval({ count: 56, of: 70 }, { count: 48, of: 80 }, comparisons);
    return to - from;
  };
  expect(width(2)).toBeGreaterThan(width(1));
  expect(width(3)).toBeGreaterThan(width(2));
});

test.each([
  [
    'as the weights say',
    [
      { count: 5_030, weight: 1 },
      { count: 4_970, weight: 1 },
    ],
    false,
  ],
  [
    'far from equal',
    [
      { count: 5_200, weight: 1 },
      { count: 4_800, weight: 1 },
    ],
    true,
  ],
  [
    'by weights of three to one',
    [
      { count: 7_520, weight: 3 },
      { count: 2_480, weight: 1 },
    ],
    false,
  ],
  [
    'too few to tell',
    [
      { count: 8, weight: 1 },
      { count: 0, weight: 1 },
    ],
    false,
  ],
  [
    'none at all',
    [
      { count: 0, weight: 1 },
      { count: 0, weight: 1 },
    ],
    false,
  ],
])('a split %s', (_, exposures, expected) => {
  expect(isSplitWrong(exposures)).toBe(expected);
});
