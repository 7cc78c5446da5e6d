import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { colourPairs, contrastRatio } from '@airline/client-config/colour-contrast';
import { describe, expect, test } from 'vitest';

import { designPalettes, designPalettesPath } from '../../scripts/design-palettes.ts';
import { readTokenSheet, resolveToken } from './token-sheet.ts';

const sheet = readTokenSheet(readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8'));

const brands = { alisio: [], corporate: ["[data-brand='corporate']"], webview: ["[data-brand='webview']"] };
const looks = Object.entries(brands).flatMap(([brand, selectors]) =>
  [false, true].flatMap((dark) =>
    [false, true].map((more) => ({
      name: `${brand}${dark ? ' dark' : ' light'}${more ? ' high contrast' : ''}`,
      dark,
      more,
      selectors: more ? [...selectors, "[data-contrast='more']"] : selectors,
    })),
  ),
);

describe.each(looks)('$name', (look) => {
  const ratioOf = (one: string, other: string) =>
    contrastRatio(resolveToken(sheet, look, `--color-${one}`), resolveToken(sheet, look, `--color-${other}`));

  test.each(colourPairs)('$front can be seen on $back', ({ front, back, least }) => {
    expect(ratioOf(front, back)).toBeGreaterThanOrEqual(look.more && front === 'text' ? 7 : least);
  });
});

test('asking for more contrast by the system and by choice gives the same', () => {
  const bySystem = sheet.find((rule) => rule.media.includes('prefers-contrast'));
  const byChoice = sheet.find((rule) => rule.selector === "[data-contrast='more']");
  expect(bySystem?.declarations.size).toBeGreaterThan(5);
  expect(byChoice?.declarations).toEqual(bySystem?.declarations);
});

test('a token that is not there is named', () => {
  expect(() => resolveToken(sheet, { dark: false, selectors: [] }, '--color-nowhere')).toThrow('--color-nowhere');
});

test('the palettes against which the colours of a deployment are checked are those of the tokens', () => {
  expect(readFileSync(designPalettesPath, 'utf8')).toBe(designPalettes());
});
