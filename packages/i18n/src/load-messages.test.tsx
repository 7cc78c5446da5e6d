import { languageCookie } from '@airline/contract';
import { beforeEach, expect, test } from 'vitest';

import { cookieStorage } from './cookie-storage.ts';
import { changeLanguage, createI18n } from './create-i18n.ts';
import { loadMessages, namespaces } from './load-messages.ts';
import { es } from './generated/messages.ts';
import { collectPageMessages } from './page-messages.ts';

beforeEach(() => cookieStorage().setItem(languageCookie, ''));

test('every namespace of the messages can be loaded, in both languages', async () => {
  expect(namespaces.toSorted()).toEqual(Object.keys(es).toSorted());
  const i18n = await createI18n();
  await changeLanguage(i18n, 'en');
  for (const language of ['es', 'en']) {
    for (const namespace of namespaces) expect(i18n.hasResourceBundle(language, namespace)).toBe(true);
  }
  expect(i18n.getResourceBundle('es', 'urgency')).toEqual(es.urgency);
});

test('an app starts with what its first page needs, and a later page loads its own', async () => {
  const i18n = await createI18n(['shell']);
  expect(i18n.hasResourceBundle('es', 'itinerary')).toBe(false);
  await loadMessages(i18n, ['itinerary', 'shell']);
  expect(i18n.hasResourceBundle('es', 'itinerary')).toBe(true);
});

test('a prerendered page brings its messages: they are taken from there, in its language alone', async () => {
  const written = await createI18n(['shell']);
  written.addResourceBundle('es', 'shell', { brand: 'Brisa' });
  globalThis.pageMessages = collectPageMessages(written, ['shell']);
  const i18n = await createI18n(['shell', 'forms']);
  expect(i18n.getResourceBundle('es', 'shell')).toMatchObject({ brand: 'Brisa' });
  expect(i18n.getResourceBundle('es', 'forms')).toEqual(es.forms);
  await changeLanguage(i18n, 'en');
  expect(i18n.t('brand')).toBe('Alisio');
  globalThis.pageMessages = undefined;
});

test('a change of language brings what was loaded, and nothing else', async () => {
  const i18n = await createI18n(['shell', 'forms']);
  await changeLanguage(i18n, 'en');
  expect(i18n.hasResourceBundle('en', 'forms')).toBe(true);
  expect(i18n.hasResourceBundle('en', 'itinerary')).toBe(false);
});
