import { languageCookie } from '@airline/contract';
import { beforeEach, expect, test } from 'vitest';

import { cookieStorage } from './cookie-storage.ts';
import { changeLanguage, createI18n, currentLanguage } from './create-i18n.ts';
import { readLanguage } from './language.ts';

beforeEach(() => cookieStorage().setItem(languageCookie, ''));

test('starts in Spanish, and the page says so', async () => {
  const i18n = await createI18n();
  expect(i18n.t('skipToContent')).toBe('Ir al contenido principal');
  expect(document.documentElement.lang).toBe('es');
  expect(currentLanguage(i18n)).toBe('es');
});

test('a change of language changes the texts and the page, and is kept for the next visit', async () => {
  await changeLanguage(await createI18n(), 'en');
  const next = await createI18n();
  expect(next.t('skipToContent')).toBe('Skip to main content');
  expect(document.documentElement.lang).toBe('en');
});

test('a value in a message is shown as it is: React escapes it, not i18next', async () => {
  const i18n = await createI18n();
  expect(i18n.t('title.page', { page: 'A & B', site: 'Alisio' })).toBe('A & B · Alisio');
});

test('what the address asks for is shown, and is the choice from then on', async () => {
  const i18n = await createI18n(undefined, undefined, { asked: 'en', preferred: ['es-US'] });
  expect(currentLanguage(i18n)).toBe('en');
  expect(currentLanguage(await createI18n(undefined, undefined, { preferred: ['es-US'] }))).toBe('en');
});

test('at the first visit it is the browser’s language, which is no choice', async () => {
  expect(currentLanguage(await createI18n(undefined, undefined, { asked: 'fr', preferred: ['fr-CA', 'en-CA'] }))).toBe(
    'en',
  );
  expect(readLanguage(cookieStorage)).toBeUndefined();
});
