import { fillers } from './station-search-fillers.ts';
import { type Keys, keysOf, smallest } from './station-search-found.ts';
import type { WordHits, Workspace } from './station-search-hits.ts';
import type { StationIndex } from './station-search-index.ts';
import { placeOf } from './station-search-keys.ts';
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
 * Answers a query by the first reading of it that finds anything: as typed, as one word, without fillers, with typos,
 * and by a name within it, whatever the other words are.
 */
export function answer(index: StationIndex, workspace: Workspace, query: string): Answer {
  const typed = wordsOf(query.trimStart().slice(0, longestQuery)).slice(0, mostWords);
  return (
    exactly(index, workspace, typed) ??
    (typed.length > 1 ? exactly(index, workspace, [typed.join('')]) : undefined) ??
    shorterReading(index, workspace, typed) ??
    nothing
  );
}

/** A filler of so few letters (`de`, `of`) stands before a name, and is no part of it as `city` may be. */
const longestParticle = 3;

/** Tells whether words can be a name: they are not all fillers, and the first is more than a particle. */
function beginsName(words: readonly string[]): boolean {
  const [first = ''] = words;
  return !(first.length <= longestParticle && fillers.has(first)) && !words.every((word) => fillers.has(word));
}

function shorterReading(index: StationIndex, workspace: Workspace, typed: readonly string[]): Answer | undefined {
  const telling = typed.filter((word) => !fillers.has(word));
  const isKnown = (word: string) => isWhole(index, nodeOf(index.trie, word));
  const letters = telling.join('').length;
  const name = (fewestWords: number, share = leastShare, isCity = false) =>
    nameWithin(index, workspace, typed, fewestWords, share * letters, isCity);
  return (
    // Nothing but fillers and an article stands around it: `vuelos a la ciudad de mexico`.
    name(2, 1) ??
    (telling.length < typed.length ? exactly(index, workspace, telling) : undefined) ??
    // Where no word is misspelt, two words that are a name tell more than a typo.
    (telling.every(isKnown) ? name(2) : undefined) ??
    withFewTypos(index, workspace, telling) ??
    name(2) ??
    name(1, leastShare, true) ??
    besideKnown(index, workspace, telling, isKnown) ??
    name(1)
  );
}

/** Looks for typos, then for those of the words that are long enough to have any. */
function withFewTypos(index: StationIndex, workspace: Workspace, words: readonly string[]): Answer | undefined {
  const found = withTypos(index, workspace, words);
  return found ?? (words.every(canHaveTypos) ? undefined : withTypos(index, workspace, words.filter(canHaveTypos)));
}

function canHaveTypos(word: string): boolean {
  return mistakesAllowed(word.length).inLetters > 0;
}

/** Looks for the typos of a name that has a state, a country or a kind of place after it or before it: `cincinati ohio`. */
function besideKnown(
  index: StationIndex,
  workspace: Workspace,
  words: readonly string[],
  isKnown: (word: string) => boolean,
): Answer | undefined {
  const from = words.findIndex((word) => !isKnown(word));
  const to = words.findLastIndex((word) => !isKnown(word)) + 1;
  if (to === 0 || to - from === words.length) return undefined;
  return withTypos(index, workspace, words.slice(0, to)) ?? withTypos(index, workspace, words.slice(from, to));
}

/** A shorter word alone is too often a part of something else: `mi`, `and`, `san`. */
const shortestName = 4;
/** With a smaller share of the letters a name stands in a text that is about something else. */
const leastShare = 0.25;

/**
 * Finds the name of a place within other words: the one of the most words, and of the most letters among those
 * (`hotel in las vegas with pool`).
 */
function nameWithin(
  index: StationIndex,
  workspace: Workspace,
  typed: readonly string[],
  fewestWords: number,
  fewestLetters: number,
  isCity: boolean,
): Answer | undefined {
  const least = Math.max(shortestName, fewestLetters);
  for (let length = typed.length - 1; length >= fewestWords; length -= 1) {
    const runs = Array.from({ length: typed.length - length + 1 }, (_, from) => typed.slice(from, from + length));
    for (const words of runs.toSorted((a, b) => b.join('').length - a.join('').length)) {
      const name = words.join('');
      const found = name.length >= least && beginsName(words) ? exactly(index, workspace, words, true) : undefined;
      if (found && isName(index, found, name, isCity)) return found;
    }
  }
  return undefined;
}

/** Tells whether the best of an answer has a name that is this one, or is in a city of this name. */
function isName({ entries }: StationIndex, found: Answer, name: string, isCity: boolean): boolean {
  const entry = entries[placeOf(smallest(found, 1)[0] ?? 0)];
  if (!entry) return false;
  const names = entry.isAirportGroup ? [] : entry.cityServed.split(',');
  names.push(entry.shortDisplayName);
  if (!isCity) names.push(...(entry.altSearchNames ?? []));
  if (!isCity && !entry.isAirportGroup) names.push(entry.stateFederalUnit, entry.stationName);
  return names.some((text) => wordsOf(text).join('') === name);
}

function exactly(
  index: StationIndex,
  workspace: Workspace,
  words: readonly string[],
  asWholeWords = false,
): Answer | undefined {
  const hits: WordHits[] = [];
  let phrase = root;
  for (const word of words) {
    const node = nodeOf(index.trie, word);
    if (node === root || (asWholeWords && !isWhole(index, node))) return undefined;
    if (hits.length === 0) phrase = node;
    else if (phrase !== root) phrase = nodeOf(index.trie, word, phrase);
    hits.push([{ node, mistakes: 0, isFirstLetterRight: true, isByEar: false }]);
  }
  return answerOf(index, workspace, hits, phrase);
}

/** Allows one mistake a word, then more; a word that exists is doubted only when it leads nowhere beside the others. */
function withTypos(index: StationIndex, workspace: Workspace, words: readonly string[]): Answer | undefined {
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
  return undefined;
}

/** A word of so few letters is mistaken for whole words alone: as a beginning it would be any. */
const longestShortWord = 4;

function lettersLike(index: StationIndex, word: string, mistakes: number): WordHits {
  const hits = typosOf(index.trie, word, mistakes);
  if (word.length > longestShortWord) return hits;
  return hits.filter(({ node }) => isWhole(index, node));
}

/** Tells whether a word ends at a node. */
function isWhole({ trie, words }: StationIndex, node: number): boolean {
  return words[trie.from[node] ?? 0]?.length === trie.depth[node];
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
