import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { postalFormats } from '../src/generated/postal-formats.ts';
import { postalBeginnings } from './input/postal-beginnings.ts';
import type { PostalSource } from './read-postal-data.ts';
import { relaxFormat } from './relax-format.ts';

const { countries } = vectors('postal-examples') as { readonly countries: readonly PostalSource[] };
const { countries: withBeginning } = vectors('postal-beginnings') as { readonly countries: readonly object[] };
const beginnings = new Map(postalBeginnings.map(({ countryCode, beginning }) => [countryCode, beginning]));

test('the committed formats are what the script makes of the committed source rows', () => {
  const made = countries.map(({ countryCode, format, prefix }) => [
    countryCode,
    relaxFormat(format, prefix, beginnings.get(countryCode)),
  ]);
  expect(Object.entries(postalFormats)).toEqual(made);
});

test('the vectors of beginnings are the committed table', () => {
  const rows = postalBeginnings.map((row) => expect.objectContaining({ ...row }) as unknown);
  expect(withBeginning).toEqual(rows);
  expect(postalBeginnings.map(({ countryCode }) => countryCode)).toEqual([...beginnings.keys()].toSorted());
});

test('SOURCES.md says how many rows there are', () => {
  const sources = readFileSync(new URL('../SOURCES.md', import.meta.url), 'utf8');
  expect(countries.map(({ countryCode }) => countryCode)).toEqual(Object.keys(postalFormats).toSorted());
  expect(sources).toContain(`${countries.length} countries`);
  expect(sources).toContain(`${postalBeginnings.length} beginnings`);
  expect(sources).toContain(`${countries.flatMap(({ examples }) => examples).length} examples`);
});

function vectors(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));
}
