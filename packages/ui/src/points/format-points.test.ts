import { expect, test } from 'vitest';

import { formatPoints } from './format-points.ts';

test.each([
  [12_500, 'es', false, '12,500'],
  [-1_250, 'es', false, '\u22121,250'],
  [1_250, 'en', true, '+1,250'],
  [-700, 'en', true, '\u2212700'],
  [0, 'es', true, '0'],
])('%i points in %s, signed %s: %s', (points, locale, signed, text) => {
  expect(formatPoints(points, locale, { signed })).toBe(text);
});
