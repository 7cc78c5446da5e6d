import { fillers } from './station-search-fillers.ts';
import { type WordHits, type Workspace, keysOf } from './station-search-hits.ts';
import type { StationIndex } from './station-search-index.ts';
import { nodeOf, root } from './station-search-trie.ts';
import { mistakesAllowed, typosOf } from './station-search-typos.ts';
import { wordsOf } from './station-search-words.ts';

/** A text no field is as long as: what follows changes no answer worth giving. */
const longestQuery = 200;
const mostWords = 12;

/** The entries' keys, and the words' hits that led to them. */
export interface Answer {
  readonly keys: Int32Array;
  readonly hits: readonly WordHits[];
}

const nothing: Answer = { keys: new Int32Array(), hits: [] };

/**
 * Answers a query by the first reading of it that finds anything: as typed, as one word, without fillers, with
 * typos, with typos and without the words that are too short to have any.
 */
export function answer(index: StationIndex, workspace: Workspace, query: string): Answer {
  const typed = wordsOf(query.trimStart().slice(0, longestQuery)).slice(0, mostWords);
  const asTyped = exactly(index, workspace, typed);
  if (asTyped) return asTyped;
  if (typed.length > 1) {
    const asOne = exactly(index, workspace, [typed.join('')]);
    if (asOne) return asOne;
  }
  const telling = typed.filter((word) => !fillers.has(word));
  if (telling.length < typed.length) {
    const withoutFillers = exactly(index, workspace, telling);
    if (withoutFillers) return withoutFillers;
  }
  const guessed = withTypos(index, workspace, telling);
  if (guessed.keys.length > 0) return guessed;
  const longer = telling.filter((word) => mistakesAllowed(word.length) > 0);
  return longer.length < telling.length ? withTypos(index, workspace, longer) : nothing;
}

function exactly(index: StationIndex, workspace: Workspace, words: readonly string[]): Answer | undefined {
  const hits: WordHits[] = [];
  for (const word of words) {
    const node = nodeOf(index.trie, word);
    if (node === root) return undefined;
    hits.push([{ node, mistakes: 0, isFirstLetterRight: true }]);
  }
  const [[only] = []] = hits;
  const phrase = words.length === 1 && only ? only.node : nodeOf(index.trie, words.join(''));
  const keys = keysOf(index, workspace, hits, phrase);
  return keys.length > 0 ? { keys, hits } : undefined;
}

/** Allows one mistake a word, then more; a word that exists is doubted only when it leads nowhere beside the others. */
function withTypos(index: StationIndex, workspace: Workspace, words: readonly string[]): Answer {
  const isKnown = words.map((word) => nodeOf(index.trie, word) !== root);
  const most = Math.max(...words.map((word) => mistakesAllowed(word.length)));
  for (let limit = 1; limit <= most; limit += 1) {
    const guesses = words.map((word) => typosOf(index.trie, word, Math.min(limit, mistakesAllowed(word.length))));
    const trusting = guesses.map((hits, at) => (isKnown[at] ? hits.filter((hit) => hit.mistakes === 0) : hits));
    for (const hits of isKnown.includes(true) ? [trusting, guesses] : [guesses]) {
      if (hits.some((ofWord) => ofWord.length === 0)) continue;
      const keys = keysOf(index, workspace, hits, root);
      if (keys.length > 0) return { keys, hits };
    }
  }
  return nothing;
}
