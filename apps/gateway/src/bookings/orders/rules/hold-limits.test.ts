import { expect, test } from 'vitest';

import { consentShare } from './hold-limits.ts';

test.each([
  [175, 35],
  [143, 28],
  [44, 8],
  [20, 8],
])('of %i seats %i may wait for the consent of banks', (seats, share) => {
  expect(consentShare(seats)).toBe(share);
});
