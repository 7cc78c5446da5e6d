import { expect, test } from 'vitest';

import { regionalLocale } from './regional-locale.ts';

test.each([
  ['es', 'es-US'],
  ['en', 'en-US'],
  ['es-MX', 'es-MX'],
  ['en-GB', 'en-GB'],
  ['pt', 'pt'],
])('%s is written as in %s', (language, locale) => {
  expect(regionalLocale(language)).toBe(locale);
});
