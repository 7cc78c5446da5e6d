import { expect, test } from 'vitest';

import { pageNumbers } from './page-numbers.ts';

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [3, 7, [1, 2, 3, 4, 'gapAfter', 7]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [4, 8, [1, 2, 3, 4, 5, 'gapAfter', 8]],
  [5, 8, [1, 'gapBefore', 4, 5, 6, 7, 8]],
  [1, 12, [1, 2, 'gapAfter', 12]],
  [4, 12, [1, 2, 3, 4, 5, 'gapAfter', 12]],
  [5, 12, [1, 'gapBefore', 4, 5, 6, 'gapAfter', 12]],
  [8, 12, [1, 'gapBefore', 7, 8, 9, 'gapAfter', 12]],
  [9, 12, [1, 'gapBefore', 8, 9, 10, 11, 12]],
  [12, 12, [1, 'gapBefore', 11, 12]],
] as const)('page %d of %d shows %j', (page, pageCount, entries) => {
  expect(pageNumbers(page, pageCount)).toEqual(entries);
});
