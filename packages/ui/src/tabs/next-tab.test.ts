import { expect, test } from 'vitest';

import { nextTab } from './next-tab.ts';

test.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 1, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowRight', 1, true, 0],
  ['ArrowLeft', 1, true, 2],
  ['Home', 1, false, 0],
  ['End', 1, false, 2],
  ['ArrowDown', 1, false, undefined],
  ['a', 1, false, undefined],
] as const)('%s from %d, right to left %s, leads to %s of three', (key, from, rightToLeft, to) => {
  expect(nextTab(key, from, 3, rightToLeft)).toBe(to);
});
