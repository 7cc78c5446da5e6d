import { readFileSync } from 'node:fs';

import { propertyRuns } from '@tooling/config/property-runs';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { checkPostalCode } from './postal-code.ts';

interface Country {
  readonly countryCode: string;
  readonly format: string;
  readonly prefix: string;
}

interface Beginning {
  readonly countryCode: string;
  readonly beginning: string;
  readonly regions: readonly string[];
}

const { countries } = vectors('postal-examples') as { readonly countries: readonly Country[] };
const { countries: withBeginning } = vectors('postal-beginnings') as { readonly countries: readonly Beginning[] };
const beginnings = new Map(withBeginning.map(({ countryCode, beginning }) => [countryCode, beginning]));

const bare = (text: string) => text.replaceAll(/[ -]/g, '').toUpperCase();

/**
 * Checks whether a code without its separators is a right one: the source's format with every separator taken out, and the
 * country's beginning.
 */
function isRight(country: Country, code: string): boolean {
  const format = country.format.replaceAll('[ \\-]', '').replaceAll(/(?<!\[[^\]]*)[ -]\??/g, '');
  const beginning = beginnings.get(country.countryCode) ?? '';
  return new RegExp(`^(?:${bare(country.prefix)})?(?=${beginning})(?:${format})$`).test(bare(code));
}

const countryWithCode = fc.oneof(
  ...countries.map((country) =>
    fc.tuple(fc.constant(country), fc.stringMatching(new RegExp(`^(?:${country.format})$`))),
  ),
);

test('takes whatever the source’s format takes and begins as the country’s codes do, in any letter case, with or without separators', () => {
  fc.assert(
    fc.property(countryWithCode, ([country, code]) => {
      const { countryCode, prefix } = country;
      fc.pre(isRight(country, code));
      const written = [code, code.toLowerCase(), bare(code), ` ${code}\n`, prefix + code, prefix.trim() + bare(code)];
      expect(written.filter((text) => checkPostalCode(text, countryCode) !== undefined)).toEqual([]);
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test('takes the codes of every region that the source knows, whatever its digits', () => {
  const regions = withBeginning.flatMap(({ countryCode, regions: expressions }) =>
    expressions.map((expression) => [countryCode, expression] as const),
  );
  expect(regions.length).toBeGreaterThan(300);
  const length: Readonly<Record<string, number>> = { AU: 4, BR: 8, IN: 6, JP: 7, RU: 6, TW: 3 };
  const regionWithCode = fc.constantFrom(...regions).chain(([countryCode, expression]) => {
    const start = fc.stringMatching(new RegExp(`^(?:${expression})$`));
    const digits = fc.stringMatching(/^\d{8}$/);
    return fc.tuple(fc.constant(countryCode), start, digits);
  });
  fc.assert(
    fc.property(regionWithCode, ([countryCode, start, digits]) => {
      const code = (start + digits).slice(0, length[countryCode] ?? 5);
      // The source names Mexico City by all of 0; its codes begin with 01, says Correos de México.
      fc.pre(!(countryCode === 'MX' && code.startsWith('00')));
      expect([countryCode, code, checkPostalCode(code, countryCode)]).toEqual([countryCode, code, undefined]);
    }),
    { numRuns: propertyRuns(3000) },
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
    { numRuns: propertyRuns(3000) },
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

function vectors(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`../vectors/${name}.json`, import.meta.url), 'utf8'));
}
