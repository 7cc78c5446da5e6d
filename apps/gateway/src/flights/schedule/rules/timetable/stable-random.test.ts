import { expect, test } from 'vitest';

import { stableRandom } from './stable-random.ts';

test('the same words give the same number, other words or another seed another one', () => {
  expect(stableRandom(1, 'DAL', 'HOU', 3)).toBe(stableRandom(1, 'DAL', 'HOU', 3));
  expect(stableRandom(1, 'DAL', 'HOU', 3)).not.toBe(stableRandom(1, 'DAL', 'HOU', 4));
  expect(stableRandom(1, 'DAL', 'HOU', 3)).not.toBe(stableRandom(2, 'DAL', 'HOU', 3));
  expect(stableRandom(1, 'DA', 'LHOU')).not.toBe(stableRandom(1, 'DAL', 'HOU'));
});

test('the number never changes: a timetable of today is drawn again in ten years', () => {
  expect(stableRandom(1, 'DAL', 'HOU', 3)).toBeCloseTo(0.8577279709279537, 12);
});

test('numbers are spread evenly from 0 up to 1', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  for (let index = 0; index < 10_000; index += 1) {
    const tenth = Math.floor(stableRandom(7, 'word', index) * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  expect(tenths.length).toBe(10);
  expect(Math.min(...tenths)).toBeGreaterThan(850);
  expect(Math.max(...tenths)).toBeLessThan(1150);
});
