import { expect, test } from 'vitest';

import { chooseLanguage, type LanguageSigns } from './language.ts';

test.each<readonly [string, LanguageSigns, string]>([
  ['nothing is known', {}, 'es'],
  ['the address asks', { asked: 'en', chosen: 'es', preferred: ['es-US'] }, 'en'],
  ['the address asks for what there is not', { asked: 'fr', chosen: 'en' }, 'en'],
  ['one was chosen before', { chosen: 'es', preferred: ['en-US', 'en'] }, 'es'],
  ['the cookie holds nonsense', { chosen: '../en', preferred: ['en-US'] }, 'en'],
  ['the browser prefers one', { preferred: ['en-GB', 'es'] }, 'en'],
  ['the browser prefers others first', { preferred: ['de-CH', 'fr', 'EN-us', 'es'] }, 'en'],
  ['the browser has none that there is', { preferred: ['pt-BR', 'esperanto', '*', ''] }, 'es'],
])('the language where %s', (_, signs, language) => {
  expect(chooseLanguage(signs)).toBe(language);
});
