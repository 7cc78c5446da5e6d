import { fillers } from './station-search-fillers.ts';
import { type Keys, keysOf } from './station-search-found.ts';
import type { WordHits, Workspace } from './station-search-hits.ts';
import type { StationIndex } from './station-search-index.ts';
import { soundsOf } from './station-search-sounds.ts';
import { nodeOf, root } from './station-search-trie.ts';
import { mistakesAllowed, typosOf } from './station-search-typos.ts';
import { wordsOf } from './station-search-words.ts';

/** A text no field is as long as: what follows changes no answer worth giving. */
const longestQuery = 200;
const mostWords = 12;

/** The entries' keys, and the words' hits that led to them. */
interface Answer extends Keys {
  readonly hits: readonly WordHits[];
}

const nothing: Answer = { keys: new Int32Array(), count: 0, isInOrder: true, hits: [] };

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
  const longer = telling.filter((word) => mistakesAllowed(word.length).inLetters > 0);
  return longer.length < telling.length ? withTypos(index, workspace, longer) : nothing;
}

function exactly(index: StationIndex, workspace: Workspace, words: readonly string[]): Answer | undefined {
  const hits: WordHits[] = [];
  let phrase = root;
  for (const word of words) {
    const node = nodeOf(index.trie, word);
    if (node === root) return undefined;
    if (hits.length === 0) phrase = node;
    else if (phrase !== root) phrase = nodeOf(index.trie, word, phrase);
    hits.push([{ node, mistakes: 0, isFirstLetterRight: true, isByEar: false }]);
  }
  return answerOf(index, workspace, hits, phrase);
}

/** Allows one mistake a word, then more; a word that exists is doubted only when it leads nowhere beside the others. */
function withTypos(index: StationIndex, workspace: Workspace, words: readonly string[]): Answer {
  const known = words.map((word) => exactHits(index, word));
  const allowed = words.map((word) => mistakesAllowed(word.length));
  const guessed = words.map((): WordHits[] => []);
  const most = Math.max(...allowed.map(({ inLetters, inSound }) => Math.max(inLetters, inSound + 1)));
  for (let limit = 1; limit <= most; limit += 1) {
    const guess = (word: string, at: number): WordHits => {
      const { inLetters = 0, inSound = 0 } = allowed[at] ?? {};
      if (inLetters === 0) return known[at] ?? [];
      const ofWord = guessed[at] ?? [];
      return (ofWord[limit] ??= [
        ...lettersLike(index, word, Math.min(limit, inLetters)),
        ...soundsOf(index.sounds(), word, Math.min(limit - 1, inSound)),
      ]);
    };
    const trusting = words.map((word, at) => {
      const hits = known[at] ?? [];
      return hits.length > 0 ? hits : guess(word, at);
    });
    // What leads nowhere leads nowhere beside a word that is doubted either.
    if (trusting.some((hits) => hits.length === 0)) continue;
    const trusted = answerOf(index, workspace, trusting);
    if (trusted) return trusted;
    if (known.every((hits) => hits.length === 0)) continue;
    const doubting = answerOf(index, workspace, words.map(guess));
    if (doubting) return doubting;
  }
  return nothing;
}

/** A word of so few letters is mistaken for whole words alone: as a beginning it would be any. */
const longestShortWord = 4;

function lettersLike({ trie, words }: StationIndex, word: string, mistakes: number): WordHits {
  const hits = typosOf(trie, word, mistakes);
  if (word.length > longestShortWord) return hits;
  return hits.filter(({ node }) => words[trie.from[node] ?? 0]?.length === trie.depth[node]);
}

function exactHits({ trie }: StationIndex, word: string): WordHits {
  const node = nodeOf(trie, word);
  return node === root ? [] : [{ node, mistakes: 0, isFirstLetterRight: true, isByEar: false }];
}

function answerOf(
  index: StationIndex,
  workspace: Workspace,
  hits: readonly WordHits[],
  phrase = root,
): Answer | undefined {
  const { keys, count, isInOrder } = keysOf(index, workspace, hits, phrase);
  return count > 0 ? { keys, count, isInOrder, hits } : undefined;
}
