import { expect, test } from 'vitest';

import { formatCoordinates } from './coordinates-text.ts';

test.each([
  ['es', 18.4394, -66.0018, '18.4394° N, 66.0018° O'],
  ['en', 18.4394, -66.0018, '18.4394° N, 66.0018° W'],
  ['en', -33.9461, 151.1772, '33.9461° S, 151.1772° E'],
  ['es', 0, 0, '0° N, 0° E'],
] as const)('in %s, %d and %d are written %j', (locale, latitude, longitude, text) => {
  expect(formatCoordinates({ latitude, longitude }, locale)).toBe(text.replaceAll('° ', '°\u00A0'));
});
