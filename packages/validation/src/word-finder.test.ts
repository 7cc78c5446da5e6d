import { expect, test } from 'vitest';

import { buildWordFinder } from './word-finder.ts';

test('has a symbol for each letter of its words, in either case, and for no other ASCII character', () => {
  const { symbolOf } = buildWordFinder(['aB', 'c1']);
  expect(symbolOf).toHaveLength(128);
  const known = Array.from(symbolOf.keys()).filter((code) => symbolOf[code] !== 0);
  expect(String.fromCharCode(...known)).toBe('1ABCabc');
});

test('has a state for each beginning of a word and one for a word that is complete, and no more', () => {
  const { next, found } = buildWordFinder(['ab', 'ad']);
  const width = 'abd'.length + 1;
  expect(found).toBe(['', 'a'].length * width);
  expect(next).toHaveLength(found + width);
});
