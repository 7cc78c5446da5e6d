import { describe, expect, test } from 'vitest';

import { countries, countriesByDialingCode, getCountry } from './countries.ts';

test('every country of ISO 3166-1 is there, and Kosovo', () => {
  expect(countries).toHaveLength(250);
  expect(new Set(countries.map(({ countryCode }) => countryCode)).size).toBe(250);
  expect(new Set(countries.map(({ countryCodeAlias }) => countryCodeAlias)).size).toBe(250);
  expect(getCountry('XK')?.countryCodeAlias).toBe('XKX');
});

test('a country has the fields of the rules', () => {
  expect(getCountry('DE')).toStrictEqual({
    countryCode: 'DE',
    countryCodeAlias: 'DEU',
    numericCountryCode: '49',
    fullName: 'Alemania',
    fullNameEnglish: 'Germany',
    shortName: 'Germany',
    postalCodeRequired: true,
    GDPR: true,
  });
  expect(getCountry('DO')).toStrictEqual({
    countryCode: 'DO',
    countryCodeAlias: 'DOM',
    numericCountryCode: '1',
    fullName: 'República Dominicana',
    fullNameEnglish: 'Dominican Republic',
    shortName: 'Dom. Rep.',
    postalCodeRequired: false,
    GDPR: false,
  });
  expect(getCountry('AO')).toMatchObject({ fullName: 'Angola', fullNameEnglish: 'Angola', shortName: 'Angola' });
});

test.each(countries.map((country) => [country.countryCode, country] as const))(
  '%s keeps the form of every field',
  (code, country) => {
    expect(code).toMatch(/^[A-Z]{2}$/);
    expect(country.countryCodeAlias).toMatch(/^[A-Z]{3}$/);
    expect(country.numericCountryCode).toMatch(/^([1-9]\d{0,2})?$/);
    expect(country.fullName).toMatch(/^\S.+\S$/u);
    expect(country.fullNameEnglish).toMatch(/^\S.+\S$/u);
    expect(country.shortName.length).toBeLessThanOrEqual(14);
    expect(country.shortName).not.toBe('');
    expect(Object.isFrozen(country)).toBe(true);
  },
);

test('short names tell countries apart', () => {
  expect(new Set(countries.map(({ shortName }) => shortName)).size).toBe(250);
});

test('the list is sorted by Spanish name, and frozen', () => {
  const names = countries.map(({ fullName }) => fullName);
  expect(names).toStrictEqual(names.toSorted(new Intl.Collator('es').compare));
  expect(Object.isFrozen(countries)).toBe(true);
});

test('GDPR holds in the EU, Iceland, Liechtenstein, Norway and Switzerland, and nowhere else', () => {
  const expected = 'AT BE BG CH CY CZ DE DK EE ES FI FR GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK';
  const found = countries.filter(({ GDPR }) => GDPR).map(({ countryCode }) => countryCode);
  expect(found.toSorted().join(' ')).toBe(expected);
  for (const code of ['GB', 'SO', 'ZA', 'LK', 'TW']) expect(getCountry(code)?.GDPR).toBe(false);
});

test('PayPal has a code of its own for China alone', () => {
  const own = countries.filter((country) => 'payPalCountryCode' in country);
  expect(own.map(({ countryCode, payPalCountryCode }) => [countryCode, payPalCountryCode])).toStrictEqual([
    ['CN', 'C2'],
  ]);
  expect(getCountry('C2')).toBeUndefined();
});

describe('a country is found', () => {
  test('by alpha-2 and alpha-3, in any letter case', () => {
    for (const country of countries) {
      expect(getCountry(country.countryCode)).toBe(country);
      expect(getCountry(country.countryCodeAlias.toLowerCase())).toBe(country);
    }
  });

  test.each([[undefined], [null], [''], ['UK'], ['ZZ'], ['840'], ['D'], ['DEUX'], [' DE'], ['ﬁ'], ['ß'], [0], [{}]])(
    'not by %j',
    (value) => {
      expect(getCountry(value as string)).toBeUndefined();
    },
  );
});

const codesOf = (code: unknown): readonly string[] =>
  countriesByDialingCode(code as string).map(({ countryCode }) => countryCode);

describe('countries by dialling code', () => {
  test('1 is the whole North American plan', () => {
    expect(codesOf('1').toSorted().join(' ')).toBe(
      'AG AI AS BB BM BS CA DM DO GD GU JM KN KY LC MP MS PR SX TC TT US VC VG VI',
    );
  });

  test('one code, one country; the leading plus is allowed', () => {
    expect(codesOf('52')).toStrictEqual(['MX']);
    expect(codesOf('+52')).toStrictEqual(['MX']);
    expect(codesOf('44').toSorted()).toStrictEqual(['GB', 'GG', 'IM', 'JE']);
  });

  test('a country without a code is found by none', () => {
    expect(getCountry('AQ')?.numericCountryCode).toBe('');
    expect(codesOf('')).toStrictEqual([]);
    expect(codesOf('+')).toStrictEqual([]);
  });

  test.each([[undefined], [null], [1], [52], ['052'], ['5 2'], ['++52'], ['52 '], ['MX'], [['52']], ['999']])(
    '%j gives none',
    (value) => {
      expect(codesOf(value)).toStrictEqual([]);
    },
  );
});
