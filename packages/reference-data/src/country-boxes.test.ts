import { expect, test } from 'vitest';

import { countries } from './countries.ts';
import { isInCountryBox } from './country-boxes.ts';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });

test('a place is in the box of its own country and not in that of another', () => {
  expect(isInCountryBox('ES', at(40.4, -3.7))).toBe(true);
  expect(isInCountryBox('AU', at(40.4, -3.7))).toBe(false);
});

test('far parts of a country have boxes of their own', () => {
  for (const place of [at(21.3, -157.9), at(61.2, -150), at(32.8, -96.8), at(52, 174)]) {
    expect(isInCountryBox('US', place)).toBe(true);
  }
  expect(isInCountryBox('US', at(30, -145))).toBe(false);
});

test('a territory that the map draws as part of another country has its own box', () => {
  for (const [code, latitude, longitude] of [
    ['GP', 16.27, -61.5],
    ['RE', -20.9, 55.5],
    ['BQ', 12.1, -68.3],
    ['XK', 42.6, 21],
  ] as const) {
    expect(isInCountryBox(code, at(latitude, longitude))).toBe(true);
  }
});

test('edges belong to the box', () => {
  expect(isInCountryBox('GP', at(15, -62))).toBe(true);
  expect(isInCountryBox('GP', at(17, -60))).toBe(true);
  expect(isInCountryBox('GP', at(14.99, -62))).toBe(false);
  expect(isInCountryBox('GP', at(15, -62.01))).toBe(false);
  expect(isInCountryBox('GP', at(17.01, -60))).toBe(false);
  expect(isInCountryBox('GP', at(17, -59.99))).toBe(false);
});

test('almost every country has a box; an unknown one gives undefined', () => {
  const without = countries.filter(({ countryCode }) => isInCountryBox(countryCode, at(0, 0)) === undefined);
  expect(without.map(({ countryCode }) => countryCode).toSorted()).toStrictEqual(['BV', 'SJ', 'TK']);
  expect(isInCountryBox('ZZ', at(0, 0))).toBeUndefined();
});
