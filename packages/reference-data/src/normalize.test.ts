import { readFileSync } from 'node:fs';

import { describe, expect, test } from 'vitest';

import { normalizeStation } from './normalize.ts';
import { getStation, stations } from './stations.ts';

interface SignVector {
  readonly title: string;
  readonly countryCode: string;
  readonly timeZone: string;
  readonly raw: { readonly latitude: string; readonly longitude: string };
  readonly normalized: { readonly latitude: string; readonly longitude: string };
  readonly repaired: readonly string[];
  readonly doubted: readonly string[];
}

const vectors = JSON.parse(
  readFileSync(new URL('../vectors/station-signs.json', import.meta.url), 'utf8'),
) as readonly SignVector[];
const dallas = { ...getStation('DAL') };

function normalized(raw: unknown) {
  const result = normalizeStation(raw);
  if ('error' in result) throw new Error(result.error);
  return result;
}

function errorOf(raw: unknown): string | undefined {
  const result = normalizeStation(raw);
  return 'error' in result ? result.error : undefined;
}

test('a record of the catalogue comes back as it is', () => {
  expect(normalized(dallas)).toStrictEqual({ station: dallas, repairs: [], doubts: [] });
  expect(Object.isFrozen(normalized(dallas).station)).toBe(true);
});

test('no record of the catalogue is changed or refused', () => {
  for (const station of stations) {
    expect(normalized(station).station).toStrictEqual(station);
    expect(normalized(station).repairs).toStrictEqual([]);
  }
});

test.each(vectors)('signs: $title', ({ countryCode, timeZone, raw, normalized: expected, repaired, doubted }) => {
  const { station, repairs, doubts } = normalized({ ...dallas, countryCode, timeZone, ...raw });
  expect({ latitude: station.latitude, longitude: station.longitude }).toStrictEqual(expected);
  expect(repairs.map(({ field }) => field)).toStrictEqual(repaired);
  expect(doubts.map(({ field }) => field)).toStrictEqual(doubted);
});

test('a repair tells the raw text, the new one and why it is certain', () => {
  expect(normalized({ ...dallas, longitude: '96.8518' }).repairs).toStrictEqual([
    {
      field: 'longitude',
      from: '96.8518',
      to: '-96.8518',
      reason: "missing minus sign: only so does the place lie in US at the zone's longitude",
    },
  ]);
});

test('a doubt tells the text that stays, and why nothing is proven', () => {
  const bogota = { ...dallas, countryCode: 'CO', timeZone: 'America/Bogota', longitude: '-74.1469' };
  expect(normalized({ ...bogota, latitude: '4.7' }).doubts).toStrictEqual([
    { field: 'latitude', value: '4.7', reason: "both signs lie in CO at the zone's longitude" },
  ]);
  expect(normalized({ ...bogota, latitude: '48' }).doubts[0]?.reason).toBe(
    "the place is not in CO at the zone's longitude, with either sign",
  );
  expect(normalized({ ...bogota, countryCode: 'ZZ', latitude: '4.7' }).doubts[1]).toStrictEqual({
    field: 'longitude',
    value: '-74.1469',
    reason: 'no outline of the country ZZ is known to check the place against',
  });
});

describe('what is repaired beside signs', () => {
  test('codes become capitals', () => {
    const { station, repairs } = normalized({ ...dallas, id: 'dal', countryCode: 'us', kioskType: 'stk' });
    expect(station).toMatchObject({ id: 'DAL', countryCode: 'US', kioskType: 'STK' });
    expect(repairs).toStrictEqual([
      { field: 'id', from: 'dal', to: 'DAL', reason: 'letters that are not capitals' },
      { field: 'countryCode', from: 'us', to: 'US', reason: 'letters that are not capitals' },
      { field: 'kioskType', from: 'stk', to: 'STK', reason: 'letters that are not capitals' },
    ]);
  });

  test('white space around a text or a number goes', () => {
    const { station, repairs } = normalized({ ...dallas, cityServed: ' Dallas\t', weight: ' 1 ' });
    expect(station).toMatchObject({ cityServed: 'Dallas', weight: '1' });
    expect(repairs).toStrictEqual([
      { field: 'cityServed', from: ' Dallas\t', to: 'Dallas', reason: 'white space around the text' },
      { field: 'weight', from: ' 1 ', to: '1', reason: 'white space around the number' },
    ]);
  });

  test('a number becomes text, without an exponent', () => {
    const { station, repairs } = normalized({ ...dallas, latitude: 32.8471, weight: 1e-7 });
    expect(station).toMatchObject({ latitude: '32.8471', weight: '0.0000001' });
    expect(repairs).toStrictEqual([
      { field: 'latitude', from: '32.8471', to: '32.8471', reason: 'a number where text is specified' },
      { field: 'weight', from: '1e-7', to: '0.0000001', reason: 'a number where text is specified' },
    ]);
  });

  test('a number without its minus is repaired as text', () => {
    expect(normalized({ ...dallas, longitude: 96.8518 }).station.longitude).toBe('-96.8518');
    expect(normalized({ ...dallas, longitude: 96.8518 }).repairs).toHaveLength(2);
  });

  test('the texts true and false become booleans', () => {
    const { station, repairs } = normalized({ ...dallas, isActive: 'false', ezRez: 'true' });
    expect(station).toMatchObject({ isActive: false, ezRez: true });
    expect(repairs).toStrictEqual([
      { field: 'isActive', from: 'false', to: 'false', reason: 'text where a boolean is specified' },
      { field: 'ezRez', from: 'true', to: 'true', reason: 'text where a boolean is specified' },
    ]);
  });

  test('other fields are left out', () => {
    expect(normalized({ ...dallas, mktCarrierCode: ['9Z'], extra: 1 }).station).toStrictEqual(dallas);
  });
});

describe('what is refused, by a sentence', () => {
  test.each([
    [undefined, 'The record is missing: an object with the fields of a station is needed.'],
    [null, 'The record is null: an object with the fields of a station is needed.'],
    [[], 'The record is a list: an object with the fields of a station is needed.'],
    [5, 'The record is 5: an object with the fields of a station is needed.'],
    ['DAL', 'The record is "DAL": an object with the fields of a station is needed.'],
    [() => 0, 'The record is of type function: an object with the fields of a station is needed.'],
    [{}, 'The field id is missing: a text with at least one character is needed.'],
  ])('the record %j', (raw, error) => {
    expect(errorOf(raw)).toBe(error);
  });

  test.each(Object.keys(dallas))('a record without %s', (field) => {
    const { [field as 'id']: _, ...rest } = dallas;
    expect(errorOf(rest)).toMatch(new RegExp(`^The field ${field} is missing: `));
  });

  test.each([
    ['id', '', 'The field id is "": a text with at least one character is needed.'],
    ['id', 'DALX', 'The field id is "DALX": a code of 3 letters is needed.'],
    ['id', 'D4L', 'The field id is "D4L": a code of 3 letters is needed.'],
    ['id', 'DÁL', 'The field id is "DÁL": a code of 3 letters is needed.'],
    ['countryCode', 'USA', 'The field countryCode is "USA": a code of 2 letters is needed.'],
    ['countryCode', 'ﬁ', 'The field countryCode is "ﬁ": a code of 2 letters is needed.'],
    ['displayName', 7, 'The field displayName is 7: a text with at least one character is needed.'],
    ['stationName', '  ', 'The field stationName is "  ": a text with at least one character is needed.'],
    ['timeZone', 'Mars/Olympus', 'The field timeZone is "Mars/Olympus": the name of an IANA zone is needed.'],
    ['latitude', 'north', 'The field latitude is "north": a decimal number as text is needed.'],
    ['latitude', '32,8', 'The field latitude is "32,8": a decimal number as text is needed.'],
    ['latitude', '32.', 'The field latitude is "32.": a decimal number as text is needed.'],
    ['latitude', NaN, 'The field latitude is NaN: a decimal number as text is needed.'],
    ['latitude', null, 'The field latitude is null: a decimal number as text is needed.'],
    ['latitude', '90.1', 'The field latitude is 90.1: it lies between -90 and 90.'],
    ['latitude', '-90.1', 'The field latitude is -90.1: it lies between -90 and 90.'],
    ['longitude', '180.1', 'The field longitude is 180.1: it lies between -180 and 180.'],
    ['longitude', '1000', 'The field longitude is "1000": a decimal number as text is needed.'],
    ['weight', '5.1', 'The field weight is 5.1: it lies between 0 and 5.'],
    ['weight', '-1', 'The field weight is -1: it lies between 0 and 5.'],
    ['weight', {}, 'The field weight is of type object: a decimal number as text is needed.'],
    ['isActive', 1, 'The field isActive is 1: true or false is needed.'],
    ['isActive', 'yes', 'The field isActive is "yes": true or false is needed.'],
    ['kioskType', 'BOOTH', 'The field kioskType is "BOOTH": it is one of NOKIOSK, STK, INLINE.'],
    ['kioskType', true, 'The field kioskType is true: a text with at least one character is needed.'],
  ])('%s as %j', (field, value, error) => {
    expect(errorOf({ ...dallas, [field]: value })).toBe(error);
  });

  test('the first fault is named, and a long text is cut', () => {
    expect(errorOf({ ...dallas, id: 'x'.repeat(1000), weight: 'heavy' })).toBe(
      `The field id is "${'x'.repeat(58)}…: a code of 3 letters is needed.`,
    );
  });

  test('a text of sixty characters with its quotes is shown whole', () => {
    expect(errorOf({ ...dallas, id: 'x'.repeat(58) })).toContain(`"${'x'.repeat(58)}": `);
    expect(errorOf({ ...dallas, id: 'x'.repeat(59) })).toContain(`"${'x'.repeat(58)}…: `);
  });

  test('the limits themselves are taken', () => {
    for (const [latitude, longitude] of [
      ['90', '180'],
      ['-90', '-180'],
    ]) {
      expect(errorOf({ ...dallas, latitude, longitude })).toBeUndefined();
    }
    expect(normalized({ ...dallas, weight: '5' }).station.weight).toBe('5');
    expect(normalized({ ...dallas, weight: '0' }).station.weight).toBe('0');
  });
});
