import { expect, test } from 'vitest';

import { isLanguage, keepLanguage, localeOf, readLanguage, type LanguageStorage } from './language.ts';

function createStorage(): LanguageStorage {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}

const denied = (): LanguageStorage => {
  throw new DOMException('denied', 'SecurityError');
};

test('a person who has chosen nothing reads Spanish', () => {
  expect(readLanguage(createStorage)).toBe('es');
});

test('the choice is kept', () => {
  const storage = createStorage();
  keepLanguage(() => storage, 'en');
  expect(readLanguage(() => storage)).toBe('en');
});

test.each(['fr', '', 'EN', '__proto__'])('a stored %j counts as no choice', (stored) => {
  const storage = createStorage();
  storage.setItem('airline.language', stored);
  expect(readLanguage(() => storage)).toBe('es');
  expect(isLanguage(stored)).toBe(false);
});

test('where storage is denied the site still has a language', () => {
  expect(readLanguage(denied)).toBe('es');
  expect(() => keepLanguage(denied, 'en')).not.toThrow();
});

test('money and times are written as Spanish and English readers in the United States write them', () => {
  const price = (locale: string) =>
    new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(1234.5);
  expect(price(localeOf('es'))).toBe('$1,234.50');
  expect(price(localeOf('en'))).toBe('$1,234.50');
});
