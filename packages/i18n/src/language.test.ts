import { isLanguage } from '@airline/contract';
import { expect, test } from 'vitest';

import { readLanguage, storeLanguage, type LanguageStorage } from './language.ts';

function createStorage(): LanguageStorage {
  const kept = new Map<string, string>();
  return { getItem: (key) => kept.get(key) ?? null, setItem: (key, value) => kept.set(key, value) };
}

const denied = (): LanguageStorage => {
  throw new DOMException('denied', 'SecurityError');
};

test('a person who has chosen nothing has no choice', () => {
  expect(readLanguage(createStorage)).toBeUndefined();
});

test('the choice is kept', () => {
  const storage = createStorage();
  storeLanguage(() => storage, 'en');
  expect(readLanguage(() => storage)).toBe('en');
});

test.each(['fr', '', 'EN', '__proto__'])('a stored %j counts as no choice', (stored) => {
  const storage = createStorage();
  storage.setItem('airline.language', stored);
  expect(readLanguage(() => storage)).toBeUndefined();
  expect(isLanguage(stored)).toBe(false);
});

test('where storage is denied nothing is chosen, and nothing breaks', () => {
  expect(readLanguage(denied)).toBeUndefined();
  expect(() => storeLanguage(denied, 'en')).not.toThrow();
});
