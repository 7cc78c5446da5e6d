import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { postalFormats } from '../src/generated/postal-formats.ts';
import type { PostalSource } from './read-postal-data.ts';
import { relaxFormat } from './relax-format.ts';

const { countries } = JSON.parse(readFileSync(new URL('../vectors/postal-examples.json', import.meta.url), 'utf8')) as {
  readonly countries: readonly PostalSource[];
};

test('the committed formats are what the script makes of the committed source rows', () => {
  const made = countries.map(({ countryCode, format, prefix }) => [countryCode, relaxFormat(format, prefix)]);
  expect(Object.entries(postalFormats)).toEqual(made);
});

test('SOURCES.md tells how many rows there are', () => {
  const sources = readFileSync(new URL('../SOURCES.md', import.meta.url), 'utf8');
  expect(countries.map(({ countryCode }) => countryCode)).toEqual(Object.keys(postalFormats).toSorted());
  expect(sources).toContain(`${countries.length} countries`);
  expect(sources).toContain(`${countries.flatMap(({ examples }) => examples).length} examples`);
});
