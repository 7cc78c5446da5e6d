import { expect, test } from 'vitest';

import { createSounds, soundOf, soundsOf } from './station-search-sounds.ts';
import { createTrie, nodeOf } from './station-search-trie.ts';
import vectors from '../vectors/spelled-by-ear.json' with { type: 'json' };

test.each(vectors)('$written sounds like $name', ({ written, name }) => {
  expect(soundOf(written)).toBe(soundOf(name));
});

test.each([
  ['dallas', 'denver'],
  ['boston', 'houston'],
  ['reno', 'rino'],
  ['maui', 'miami'],
])('%s does not sound like %s', (one, other) => {
  expect(soundOf(one)).not.toBe(soundOf(other));
});

const words = ['new', 'newark', 'york', 'zz'];
const trie = createTrie(words);
const sounds = createSounds(words, trie);
const found = (typed: string, mistakes = 0) =>
  soundsOf(sounds, typed, mistakes).map(({ node, isByEar }) => [words[trie.from[node] ?? 0], isByEar]);

test('a short sound is a whole word, a longer one also the beginning of one', () => {
  expect(found('niu')).toEqual([['new', true]]);
  expect(found('niuar')).toEqual([['newark', true]]);
  expect(soundsOf(sounds, 'niuar', 0)[0]?.node).toBe(nodeOf(trie, 'newark'));
});

test('one letter of sound says nothing, nor does a sound that is too long to be compared', () => {
  expect(found('ssss')).toEqual([]);
  expect(found('xaxexixoxuxaxexixoxuxaxexixoxuxa', 3)).toEqual([]);
});

test('with a mistake in the sound it is a typo, and no longer by ear', () => {
  expect(found('niuart', 1)[0]).toEqual(['newark', false]);
});
