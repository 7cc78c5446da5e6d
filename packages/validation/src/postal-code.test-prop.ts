import { readFileSync } from 'node:fs';

import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { checkPostalCode } from './postal-code.ts';

interface Country {
  readonly countryCode: string;
  readonly format: string;
  readonly prefix: string;
}

const { countries } = JSON.parse(readFileSync(new URL('../vectors/postal-examples.json', import.meta.url), 'utf8')) as {
  readonly countries: readonly Country[];
};

const bare = (text: string) => text.replaceAll(/[ -]/g, '').toUpperCase();

/** Tells whether a code without its separators is a right one: the source's format with every separator taken out. */
function isRight(country: Country, code: string): boolean {
  const format = country.format.replaceAll('[ \\-]', '').replaceAll(/(?<!\[[^\]]*)[ -]\??/g, '');
  return new RegExp(`^(?:${bare(country.prefix)})?(?:${format})$`).test(bare(code));
}

const countryWithCode = fc.oneof(
  ...countries.map((country) =>
    fc.tuple(fc.constant(country), fc.stringMatching(new RegExp(`^(?:${country.format})$`))),
  ),
);

test('takes whatever the source’s format takes, in any letter case, with or without separators', () => {
  fc.assert(
    fc.property(countryWithCode, ([{ countryCode, prefix }, code]) => {
      const written = [code, code.toLowerCase(), bare(code), ` ${code}\n`, prefix + code, prefix.trim() + bare(code)];
      expect(written.filter((text) => checkPostalCode(text, countryCode) !== undefined)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

test('takes nothing else: what it takes is a right code once its separators are out', () => {
  const damage = fc.record({
    at: fc.nat(12),
    remove: fc.nat(1),
    insert: fc.constantFrom('', ' ', '-', '0', '9', 'A', 'Z', 'ñ', '\n', '\0', '٣', '–'),
  });
  fc.assert(
    fc.property(countryWithCode, damage, ([country, code], { at, remove, insert }) => {
      const damaged = code.slice(0, at) + insert + code.slice(at + remove);
      if (damaged.trim() === '' || checkPostalCode(damaged, country.countryCode) !== undefined) return;
      expect(isRight(country, damaged.trim())).toBe(true);
      expect(damaged.trim()).not.toMatch(/^[ -]|[ -]$|[ -]{2}/);
    }),
    { numRuns: 3000 },
  );
});

test('refuses another alphabet, and text of any kind, without throwing', () => {
  fc.assert(
    fc.property(fc.constantFrom(...countries), fc.string({ unit: 'binary' }), (country, text) => {
      const isRefused = checkPostalCode(text, country.countryCode) !== undefined;
      expect(isRefused || text.trim() === '' || isRight(country, text.trim())).toBe(true);
    }),
  );
});
