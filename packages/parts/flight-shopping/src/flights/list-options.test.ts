// @vitest-environment node
import { expect, test } from 'vitest';

import { countFilters, formatListOptions, parseListOptions } from './list-options.ts';

test('what the address does not say is the list as it is anyway', () => {
  const options = parseListOptions(new URLSearchParams());
  expect(options).toEqual({ sort: 'price', stops: [], times: [], origins: [], destinations: [] });
  expect(formatListOptions(options).toString()).toBe('');
  expect(countFilters(options)).toBe(0);
});

test('what is written is read, and counted', () => {
  const written = 'sort=duration&stops=0%2C2&time=morning%2Cevening&leave=DAL&land=JFK%2CLGA';
  const options = parseListOptions(new URLSearchParams(written));
  expect(formatListOptions(options).toString()).toBe(written);
  expect(countFilters(options)).toBe(7);
});

test('what is malformed counts as not said', () => {
  const options = parseListOptions(new URLSearchParams('sort=luck&stops=7,x&time=noon&leave=dallas,&land=__proto__'));
  expect(formatListOptions(options).toString()).toBe('');
});
