import { describe, expect, test } from 'vitest';

import { citiesServedBy, coordinatesOf, weightOf } from './station-fields.ts';

describe('coordinates', () => {
  test('are signed numbers', () => {
    expect(coordinatesOf({ id: 'SYD', latitude: '-33.9461', longitude: '151.177' })).toStrictEqual({
      latitude: -33.9461,
      longitude: 151.177,
    });
    expect(coordinatesOf({ id: 'AAA', latitude: '0', longitude: '-96' })).toStrictEqual({
      latitude: 0,
      longitude: -96,
    });
  });

  test.each(['', ' ', 'north', '1e2', '0x10', '1.', '.5', '+5', '5 ', ' 5', '1,5', '--1', 'Infinity', '1.2.3'])(
    'as %j are refused by a message that names the station, the field and the text',
    (text) => {
      expect(() => coordinatesOf({ id: 'QQQ', latitude: text, longitude: '0' })).toThrow(
        new RangeError(
          `The latitude of station QQQ is ${JSON.stringify(text)}, not a decimal number: pass a record of the catalogue, or one that normalizeStation accepted.`,
        ),
      );
      expect(() => coordinatesOf({ id: 'QQQ', latitude: '0', longitude: text })).toThrow(
        /^The longitude of station QQQ/,
      );
    },
  );
});

describe('a weight', () => {
  test('is a number, fractions too', () => {
    expect(weightOf({ id: 'DAL', weight: '0.9' })).toBe(0.9);
    expect(weightOf({ id: 'HNL', weight: '5' })).toBe(5);
    expect(weightOf({ id: 'SYR', weight: '0' })).toBe(0);
  });

  test('is refused when it is no number', () => {
    expect(() => weightOf({ id: 'DAL', weight: 'high' })).toThrow(/^The weight of station DAL is "high"/);
  });
});

describe('the cities served', () => {
  test.each([
    ['Dallas', ['Dallas']],
    ['Baltimore, Washington', ['Baltimore', 'Washington']],
    ['A,B ,  C', ['A', 'B', 'C']],
    ['', []],
    [', A,, ', ['A']],
  ])('of %j are %j', (cityServed, cities) => {
    expect(citiesServedBy({ cityServed })).toStrictEqual(cities);
  });
});
