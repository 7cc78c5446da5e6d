import { expect, test } from 'vitest';

import { compiledPolicy } from './compile-policy.ts';
import { passwordPolicy } from './password-policy.ts';
import { buildWordFinder } from './word-finder.ts';

test('leaves ASCII words to the finder, and compares one by one only those outside ASCII', () => {
  const { finder, words } = compiledPolicy({ ...passwordPolicy, blacklist: ['Abc', 'CAÑA', 'b', 'ñb'] });
  expect(finder).toEqual(buildWordFinder(['Abc', 'b']));
  expect(words).toEqual(['caña', 'ñb']);
});

test('compares every word with the whole password, and leaves none to the finder, when the policy says exact', () => {
  const { finder, words } = compiledPolicy({ ...passwordPolicy, blacklist: ['Abc', 'ñ'], blacklistMatch: 'exact' });
  expect(finder).toEqual(buildWordFinder([]));
  expect(words).toEqual(['abc', 'ñ']);
});
