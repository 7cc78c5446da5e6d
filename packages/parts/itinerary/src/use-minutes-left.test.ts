import { expect, test } from 'vitest';

import { countMinutes } from './use-minutes-left.ts';

test.each([
  ['20 minutes by a clock that is a second behind', 1_201_000, 20],
  ['20 minutes', 1_200_000, 20],
  ['half of the last minute but one', 90_000, 2],
  ['the last second', 1_000, 1],
  ['nothing', 0, 0],
  ['less than nothing', -5_000, 0],
])('%s', (_, leftMs, minutes) => {
  expect(countMinutes(leftMs)).toBe(minutes);
});
