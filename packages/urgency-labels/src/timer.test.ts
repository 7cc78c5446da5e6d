import { expect, test } from 'vitest';

import { timerMilliseconds } from './index.ts';

const now = new Date('2026-05-01T00:00:00Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);

test.each([
  [-1, 0],
  [0, 0],
  [1, 1],
  [86_399_999, 86_399_999],
  [86_400_000, 86_400_000],
  [86_400_001, 86_400_000],
  [2 ** 31, 86_400_000],
])('a change in %d ms is waited for %d ms', (milliseconds, wait) => {
  expect(timerMilliseconds(later(milliseconds), now)).toBe(wait);
});

test('no change, no timer', () => {
  expect(timerMilliseconds(undefined, now)).toBeUndefined();
});
