import { readFileSync } from 'node:fs';

import { isPostalCodeRequired as requiredInReferenceData } from '@airline/reference-data/postal-required';
import { describe, expect, test } from 'vitest';

import { checkPostalCode, isPostalCodeRequired } from './postal-code.ts';

interface Case {
  readonly countryCode: string;
  readonly postalCode: string;
  readonly failure: string | null;
  readonly why?: string;
}

function vectors(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));
}

const { cases } = vectors('postal-codes') as { readonly cases: readonly Case[] };
const { countries } = vectors('postal-examples') as {
  readonly countries: readonly { readonly countryCode: string; readonly examples: readonly string[] }[];
};

describe('checkPostalCode', () => {
  test.each(cases)('$countryCode $postalCode: $failure', ({ countryCode, postalCode, failure }) => {
    expect(checkPostalCode(postalCode, countryCode) ?? null).toBe(failure);
  });

  test('takes every example of the source, as written, in lower case and without separators', () => {
    const refused = countries.flatMap(({ countryCode, examples }) =>
      examples
        .flatMap((example) => [example, example.toLowerCase(), example.replaceAll(/[ -]/g, '')])
        .filter((example) => checkPostalCode(example, countryCode) !== undefined)
        .map((example) => `${countryCode} ${example}`),
    );
    expect(refused).toEqual([]);
  });

  test('treats a code that is not there as a blank one', () => {
    expect(checkPostalCode(undefined, 'US')).toBe('required');
    expect(checkPostalCode(undefined, 'IE')).toBeUndefined();
  });

  test('answers the same on the second call', () => {
    expect([checkPostalCode('x', 'ES'), checkPostalCode('x', 'ES'), checkPostalCode('x', 'ZZ')]).toEqual([
      'badFormat',
      'badFormat',
      undefined,
    ]);
  });
});

test('whether a code is required is the reference data’s own answer', () => {
  expect(isPostalCodeRequired).toBe(requiredInReferenceData);
  expect(['US', 'CA', 'MX', 'JP', 'DE', 'ES', 'us'].map(isPostalCodeRequired)).not.toContain(false);
  expect(['IE', 'CO', 'PA', 'PE', 'HK', 'VI', 'VG', 'AE', 'ZZ'].map(isPostalCodeRequired)).not.toContain(true);
});
