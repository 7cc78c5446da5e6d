import { expect, test } from 'vitest';

import { rateVital } from './vital-bounds.ts';

test.each([
  ['LCP', 2_500, 'good'],
  ['LCP', 2_501, 'needsImprovement'],
  ['LCP', 4_000, 'needsImprovement'],
  ['LCP', 4_001, 'poor'],
  ['INP', 200, 'good'],
  ['INP', 501, 'poor'],
  ['CLS', 0.1, 'good'],
  ['CLS', 0.1001, 'needsImprovement'],
  ['CLS', 0.2501, 'poor'],
  ['FCP', 1_800, 'good'],
  ['TTFB', 1_801, 'poor'],
] as const)('%s of %s is %s', (name, p75, rating) => {
  expect(rateVital(name, p75)).toBe(rating);
});
