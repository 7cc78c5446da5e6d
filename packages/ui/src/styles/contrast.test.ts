import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { contrastRatio } from '../theme/contrast.ts';
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

const surfaces = ['surface', 'surface-raised', 'surface-sunken', 'surface-hover', 'surface-selected'];
const toned = ['danger', 'success', 'information', 'urgency'];

/** Text on what it stands on: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const textPairs: readonly (readonly [string, string])[] = [
  ...['text', 'text-muted', 'link', 'danger', 'success', 'urgency'].flatMap((text) =>
    surfaces.map((surface) => [text, surface] as const),
  ),
  ...toned.flatMap((tone) => [
    [tone, `${tone}-surface`] as const,
    ['text', `${tone}-surface`] as const,
    ['text-muted', `${tone}-surface`] as const,
    ['link', `${tone}-surface`] as const,
  ]),
  ['on-highlight', 'highlight'],
  ['on-highlight-surface', 'highlight-surface'],
  ['text', 'highlight-surface'],
  ['text-muted', 'highlight-surface'],
  ['link', 'highlight-surface'],
  ['on-action', 'action'],
  ['on-action', 'action-hover'],
  ['on-action', 'action-pressed'],
  ['on-danger-action', 'danger-action'],
  ['on-danger-action', 'danger-action-hover'],
  ['text-on-brand', 'surface-brand'],
  ['text-on-brand-muted', 'surface-brand'],
  ['surface-brand', 'text-on-brand'],
];

/** The edges of controls, the focus ring and drawings that carry a meaning: 3 to 1 (WCAG 2.2, 1.4.11). */
const shapePairs: readonly (readonly [string, string])[] = [
  ...['border-control', 'focus', 'action'].flatMap((shape) => surfaces.map((surface) => [shape, surface] as const)),
  ['focus-on-brand', 'surface-brand'],
  ['danger', 'surface-raised'],
  ['danger-action', 'surface-raised'],
];

describe.each(looks)('$name', (look) => {
  const ratioOf = (one: string, other: string) =>
    contrastRatio(resolveToken(sheet, look, `--color-${one}`), resolveToken(sheet, look, `--color-${other}`));

  test.each(textPairs)('%s can be read on %s', (text, surface) => {
    expect(ratioOf(text, surface)).toBeGreaterThanOrEqual(look.more && text === 'text' ? 7 : 4.5);
  });

  test.each(shapePairs)('%s can be seen on %s', (shape, surface) => {
    expect(ratioOf(shape, surface)).toBeGreaterThanOrEqual(3);
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
