import { createI18n } from '@airline/i18n';
import { expect, test } from 'vitest';

import type * as shownLanguage from './shown-language.ts';

let pages = 0;

/** Loads what a page knows of its language: each query makes another module, as in a new page. */
async function open() {
  pages += 1;
  const path = `./shown-language.ts?page=${pages}`;
  return (await import(/* @vite-ignore */ path)) as typeof shownLanguage;
}

test('the language of the native app is the one that pages start in', async () => {
  const { readAsNativeApp, wantedLanguage, formatLocale } = await open();
  expect(wantedLanguage()).toBeUndefined();
  expect(formatLocale('en')).toBe('en');
  await readAsNativeApp({ locale: 'en-GB', hourCycle: 'h23' });
  expect(wantedLanguage()).toBe('en');
  expect(formatLocale('en')).toBe('en-GB-u-hc-h23');
});

test('a language that the pages do not have leaves them theirs, on the clock of the device', async () => {
  const { readAsNativeApp, wantedLanguage, formatLocale } = await open();
  await readAsNativeApp({ locale: 'pt-BR', hourCycle: 'h23' });
  expect(wantedLanguage()).toBeUndefined();
  expect(formatLocale('es')).toBe('es-US-u-hc-h23');
  expect(new Intl.DateTimeFormat(formatLocale('en'), { timeStyle: 'short', timeZone: 'UTC' }).format(0)).toBe('00:00');
});

test('a language without a region is written as in the United States', async () => {
  const { readAsNativeApp, formatLocale } = await open();
  await readAsNativeApp({ locale: 'es' });
  expect(formatLocale('es')).toBe('es-US');
});

test('the language of an account is shown where none was chosen on the browser', async () => {
  const { keepTranslation, readAsAccount } = await open();
  const i18n = await createI18n(['shell'], undefined, { preferred: ['es'] });
  keepTranslation(i18n);
  await readAsAccount('en');
  expect(i18n.language).toBe('en');
  // No choice of theirs: the next person on the device has another account.
  expect(document.cookie).not.toContain('airline.language');
});

test('pages that are open follow a change of the app’s language', async () => {
  const { keepTranslation, readAsNativeApp } = await open();
  const i18n = await createI18n(['shell'], undefined, { preferred: ['es'] });
  keepTranslation(i18n);
  await readAsNativeApp({ locale: 'en-US' });
  expect(i18n.language).toBe('en');
});

test('a language that was chosen on the browser stays', async () => {
  const { keepTranslation, readAsAccount } = await open();
  const i18n = await createI18n(['shell'], undefined, { asked: 'es' });
  keepTranslation(i18n);
  await readAsAccount('en');
  expect(i18n.language).toBe('es');
});
