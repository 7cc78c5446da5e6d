import { expect, test } from 'vitest';

import { instantAtStation } from './instant-at-station.ts';

test.each([
  ['DAL', 'es-US', '2026-11-23T07:43:00Z', 'lunes 23 de noviembre de 2026 | 1:43 a.m. | Dallas | 1'],
  ['DAL', 'es-US', '2026-11-22T18:05:00Z', 'domingo 22 de noviembre de 2026 | 12:05 p.m. | Dallas | 12'],
  ['LAX', 'en-US', '2026-11-22T07:00:00Z', 'Saturday, November 21, 2026 | 11:00 PM | Los Angeles | 11'],
  ['LAX', 'es-US', '2026-11-22T07:00:00Z', 'sábado 21 de noviembre de 2026 | 11:00 p.m. | Los Ángeles | 11'],
  ['XXX', 'en-US', '2026-11-22T07:00:00Z', 'Sunday, November 22, 2026 | 7:00 AM | UTC | 7'],
])('an instant by the clocks of %s in %s: %s is %s', (station, locale, instant, text) => {
  const { date, time, city, count } = instantAtStation(instant, station, locale);
  expect([date, time, city, count].join(' | ').replaceAll(/\s/g, ' ')).toBe(text);
});
