import { expect, test } from 'vitest';

import { roundLimits } from './round-limits.ts';

test.each([
  ['nothing to limit', [], []],
  ['one value', [118.6], []],
  ['all alike', [99, 99, 99], []],
  ['a limit that leaves some and not all', [118.6, 142.25, 260], [120, 150]],
  ['the most of them is no limit', [100, 110], [100]],
  ['five of many, the first and the last among them', [10, 20, 30, 40, 50, 60, 70, 80, 90, 95], [10, 30, 50, 70, 90]],
])('%s', (_, values, limits) => {
  expect(roundLimits(values, 10)).toEqual(limits);
});
