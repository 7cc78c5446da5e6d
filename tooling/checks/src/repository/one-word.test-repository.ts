import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '@tooling/run/toolchain';
import { expect, test } from 'vitest';

/** The word that people read for a thing, and the other words for it that no page, mail or document in force says. */
const otherWords = {
  es: [
    ['código de reserva', /localizador|clave de reserva|código del viaje|número de confirmación/giu],
    ['fondo de viaje', /(?<!\p{L})créditos?(?!\p{L}| o débito)/giu],
    ['equipaje y cargos', /tarifas y equipaje/giu],
    ['iniciar sesión', /(?<!\p{L})(?:entrar|entró|acceder a su cuenta)(?!\p{L})/giu],
    ['empresas asociadas', /socios comerciales/giu],
    ['sin costo', /gratis|gratuit[oa]s?|sin (?:cargo|coste)(?!\p{L})/giu],
  ],
  en: [
    ['confirmation code', /record locator|booking (?:code|reference)|confirmation number/gi],
    ['travel fund', /\bcredits?\b(?! or debit)/gi],
    ['bags and fees', /fees and bags/gi],
    ['log in', /\bsign(?:ed|ing)?[ -]in\b/gi],
    ['partner companies', /business partners/gi],
    ['free', /\b(?:no charge|no cost|free of charge|without (?:a )?(?:fee|charge|cost))\b/gi],
  ],
} as const;

function readTexts(language: keyof typeof otherWords): readonly (readonly [file: string, text: string])[] {
  const patterns = [
    `packages/i18n/src/messages/*/${language}.ts`,
    `packages/mail-texts/src/*/${language}.ts`,
    `packages/documents/content/*/${language}.md`,
  ];
  return globSync(patterns, { cwd: root }).map((file) => [file, readTextOf(file)]);
}

/** Leaves out what nobody reads: the keys of messages and the addresses of links. */
function readTextOf(file: string): string {
  return readFileSync(join(root, file), 'utf8').replaceAll(/^\s*\w+:|\]\([^)]*\)|\{#[^}]*\}/gm, '');
}

test.each(Object.entries(otherWords))('in %s one thing has one word', (language, words) => {
  const texts = readTexts(language as keyof typeof otherWords);
  expect(texts.length).toBeGreaterThan(30);
  const found = words.flatMap(([word, others]) =>
    texts.flatMap(([file, text]) => (text.match(others) ?? []).map((other) => `${file}: '${other}' for '${word}'`)),
  );
  expect(found).toEqual([]);
});
