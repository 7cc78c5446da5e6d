import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { isLuhnValid } from './luhn.ts';

interface Vectors {
  readonly cases: readonly { readonly digits: string; readonly isValid: boolean; readonly why: string }[];
}

const { cases } = JSON.parse(readFileSync(new URL('../vectors/luhn.json', import.meta.url), 'utf8')) as Vectors;

test.each(cases)('%j', ({ digits, isValid }) => {
  expect(isLuhnValid(digits)).toBe(isValid);
});
