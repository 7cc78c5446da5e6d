import { expect, test } from 'vitest';

import { formatInstantAt } from './instant-at-station.ts';

test.each([
  ['DAL', 'es-US', '22 de noviembre de 2026 a las 1:00 a.m. CST'],
  ['LAX', 'en-US', 'November 21, 2026 at 11:00 PM PST'],
  ['XXX', 'en-US', 'November 22, 2026 at 7:00 AM UTC'],
])('an instant by the clocks of %s in %s: %s', (station, locale, text) => {
  expect(formatInstantAt('2026-11-22T07:00:00Z', station, locale).replaceAll(/\s/g, ' ')).toBe(text);
});
