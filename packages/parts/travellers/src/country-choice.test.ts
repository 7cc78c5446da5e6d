import { expect, test } from 'vitest';

import { countryOption, diallingCountries, diallingCountryOf, searchCountries } from './country-choice.ts';

test('a country is found by its name in either language, without its accents', () => {
  expect(searchCountries('mexico', 'es')[0]?.countryCode).toBe('MX');
  expect(searchCountries('Germany', 'es')[0]?.countryCode).toBe('DE');
  expect(searchCountries('alem', 'en')[0]?.countryCode).toBe('DE');
  expect(searchCountries('zzz', 'es')).toEqual([]);
});

test('the names are those of the language', () => {
  expect(countryOption('DE', 'es')).toEqual({ id: 'DE', label: 'Alemania' });
  expect(countryOption('DE', 'en')).toEqual({ id: 'DE', label: 'Germany' });
  expect(countryOption('QQ', 'es')).toBeUndefined();
  expect(diallingCountries('es').find(({ value }) => value === 'US')?.label).toBe('Estados Unidos (+1)');
});

test('the country of a telephone is that of the browser, where its languages say one', () => {
  expect(diallingCountryOf(['es-CO', 'es', 'en-US'])).toBe('CO');
  expect(diallingCountryOf(['es', 'es-419', 'en-US'])).toBe('US');
  expect(diallingCountryOf(['zh-Hant-TW'])).toBe('TW');
  expect(diallingCountryOf(['es', 'es-419'])).toBeUndefined();
  expect(diallingCountryOf([])).toBeUndefined();
});
