import { describe, expect, test } from 'vitest';

import { createTrie, nodeOf, root } from './station-search-trie.ts';
import { mistakesAllowed, typosOf } from './station-search-typos.ts';

/** The fewest mistakes with which the trie of one word answers, and undefined when it does not. */
function mistakesIn(typed: string, word: string, limit: number): number | undefined {
  const found = typosOf(createTrie([word]), typed, limit).map(({ mistakes }) => mistakes);
  return found.length > 0 ? Math.min(...found) : undefined;
}

describe('a trie', () => {
  const words = ['a', 'ab', 'abc', 'abd', 'b', 'ba', 'c'];
  const trie = createTrie(words);

  test.each<[string, string[]]>([
    ['a', ['a', 'ab', 'abc', 'abd']],
    ['ab', ['ab', 'abc', 'abd']],
    ['abd', ['abd']],
    ['b', ['b', 'ba']],
    ['c', ['c']],
  ])('holds the words that begin with %j as one range', (beginning, begun) => {
    const node = nodeOf(trie, beginning);
    expect(words.slice(trie.from[node], trie.to[node])).toEqual(begun);
    expect(trie.depth[node]).toBe(beginning.length);
  });

  test.each(['d', 'ac', 'abcd', 'bb', '', 'A'])('has no node for %j', (beginning) => {
    expect(nodeOf(trie, beginning)).toBe(root);
  });

  test('of no words has none', () => {
    expect(nodeOf(createTrie([]), 'a')).toBe(root);
  });
});

test.each([
  [0, 0, 0],
  [2, 0, 0],
  [3, 1, 0],
  [5, 1, 0],
  [6, 1, 1],
  [7, 2, 1],
  [10, 2, 1],
  [11, 3, 2],
  [32, 3, 2],
  [33, 0, 0],
])('a word of %i letters may have %i mistakes in its letters, and %i in its sound', (length, inLetters, inSound) => {
  expect(mistakesAllowed(length)).toEqual({ inLetters, inSound });
});

describe('mistakes are counted', () => {
  test.each<[string, string, number, number | undefined]>([
    ['denver', 'denver', 1, 0],
    ['denve', 'denver', 1, 0],
    ['dever', 'denver', 1, 1],
    ['dennver', 'denver', 1, 1],
    ['danver', 'denver', 1, 1],
    ['edn', 'denver', 1, 1],
    ['dnever', 'denver', 1, 1],
    ['denevr', 'denver', 1, 1],
    ['denvre', 'denver', 1, 1],
    ['xenver', 'denver', 1, 1],
    ['enver', 'denver', 1, 1],
    ['xdenver', 'denver', 1, 1],
    ['denverx', 'denver', 1, 1],
    ['denverxy', 'denver', 1, undefined],
    ['chigaco', 'chicago', 1, undefined],
    ['chigaco', 'chicago', 2, 2],
    ['yrok', 'york', 1, 1],
    ['yrok', 'york', 0, undefined],
    ['nevder', 'denver', 2, undefined],
    ['nevder', 'denver', 3, 3],
    ['edvner', 'denver', 2, 2],
    ['dallas', 'denver', 3, undefined],
    ['den', 'd', 2, 2],
    ['den', 'd', 1, undefined],
  ])('%s for %s, %i allowed', (typed, word, limit, mistakes) => {
    expect(mistakesIn(typed, word, limit)).toBe(mistakes);
  });

  test('the first letter is distinguished', () => {
    const trie = createTrie(['bost', 'cost']);
    const found = typosOf(trie, 'bost', 1).map(({ mistakes, isFirstLetterRight }) => [mistakes, isFirstLetterRight]);
    expect(found).toContainEqual([0, true]);
    expect(found).toContainEqual([1, false]);
  });
});
