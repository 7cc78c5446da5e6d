import { expect, test } from 'vitest';

import { canKeepOffset, hoursIn, standardOffsetHours } from './zone-longitude.ts';

test.each([
  ['America/New_York', -5],
  ['Australia/Sydney', 10],
  ['America/St_Johns', -3.5],
  ['Asia/Kathmandu', 5.75],
  ['Pacific/Apia', 13],
  ['UTC', 0],
  ['Europe/London', 0],
  ['Pacific/Kiritimati', 14],
])('%s is %d hours from UTC in standard time, whatever the season', (zone, hours) => {
  expect(standardOffsetHours(zone)).toBe(hours);
});

test.each([
  ['GMT', 0],
  ['GMT+00:00', 0],
  ['GMT-03:30', -3.5],
  ['GMT+05:45', 5.75],
  ['GMT+14:00', 14],
])('%s is %d hours', (text, hours) => {
  expect(hoursIn(text)).toBeCloseTo(hours, 10);
});

test.each(['Mars/Olympus', '', 'not a zone'])('%j is no zone, asked again too', (zone) => {
  expect(standardOffsetHours(zone)).toBeUndefined();
  expect(standardOffsetHours(zone)).toBeUndefined();
});

test.each([
  [-96.85, -6, true],
  [87.47, 8, true],
  [45, 0, true],
  [45.01, 0, false],
  [-45, 0, true],
  [-45.01, 0, false],
  [96.85, -6, false],
  [-171.9, 13, true],
  [-157.4, 14, true],
  [179, -11, true],
  [120, -11, false],
])('at longitude %d a zone of %d hours may hold: %s', (longitude, hours, expected) => {
  expect(canKeepOffset(longitude, hours)).toBe(expected);
});
