import type { LoyaltyStation } from './loyalty-types.ts';
import { directions, fillers, kinds } from './station-search-fillers.ts';
import { type Keys, keysOf, smallest } from './station-search-found.ts';
import type { WordHits, Workspace } from './station-search-hits.ts';
import type { StationIndex } from './station-search-index.ts';
import { isInactiveKey, placeOf } from './station-search-keys.ts';
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
  const words = wordsOf(query.length > longestQuery ? query.trimStart().slice(0, longestQuery) : query);
  if (words.length > mostWords) words.length = mostWords;
  const typed = withoutDirection(index, workspace, words);
  const found = together(index, workspace, typed);
  if (found && !(typed.some((word) => kinds.has(word)) && isInactiveKey(smallest(found, 1)[0] ?? 0))) return found;
  // What is not served has the word in its name (`dallas airport`), and what is served beside it may not.
  return shorterReading(index, workspace, typed) ?? together(index, workspace, typed) ?? nothing;
}

/** Leaves out words such as `to` and `desde` in front where what follows them is found: they begin `Toronto`. */
function withoutDirection(index: StationIndex, workspace: Workspace, words: readonly string[]): readonly string[] {
  if (words.length < 2 || !directions.has(words[0] ?? '')) return words;
  const first = words.findIndex((word) => !directions.has(word));
  const rest = words.slice(first);
  return first > 0 && together(index, workspace, rest) ? rest : words;
}

/** Reads words as they are, or else as one. */
function together(index: StationIndex, workspace: Workspace, words: readonly string[]): Answer | undefined {
  return (
    exactly(index, workspace, words) ?? (words.length > 1 ? exactly(index, workspace, [words.join('')]) : undefined)
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
    (telling.length < typed.length ? together(index, workspace, telling) : undefined) ??
    // Where no word is misspelt, two words that are a name tell more than a typo.
    (telling.every(isKnown) ? name(2) : undefined) ??
    asOneByEar(index, workspace, telling) ??
    withFewTypos(index, workspace, telling) ??
    name(2) ??
    name(1, leastShare, true) ??
    besideKnown(index, workspace, telling, isKnown) ??
    name(1)
  );
}

/** A shorter sound is one by chance. */
const shortestAsOne = 6;

/** Reads words that sound like one when they are said together: `yus ton`. */
function asOneByEar(index: StationIndex, workspace: Workspace, words: readonly string[]): Answer | undefined {
  const word = words.join('');
  if (words.length < 2 || word.length < shortestAsOne) return undefined;
  const hits = soundsOf(index.sounds(), word, 0, Infinity);
  return hits.length > 0 ? answerOf(index, workspace, [hits]) : undefined;
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
  return (
    withTypos(index, workspace, words.slice(0, to)) ??
    withTypos(index, workspace, words.slice(from, to)) ??
    withTypos(index, workspace, words, 1)
  );
}

/** A shorter word alone is too often a part of something else: `mi`, `and`, `san`. */
const shortestName = 4;
/** With a smaller share of the letters a name stands in a text that is about something else. */
const leastShare = 0.25;

/**
 * Finds the name of a place within other words: the one of the most words, of those a city,
 * else the one that the fewest entries have (`outer banks north carolina`), and of those the one of the most letters (`hotel in las vegas with pool`).
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
    let narrowest: readonly string[] | undefined;
    let fewest = Infinity;
    const runs = Array.from({ length: typed.length - length + 1 }, (_, from) => typed.slice(from, from + length));
    for (const words of runs.toSorted((a, b) => b.join('').length - a.join('').length)) {
      const name = words.join('');
      const found = name.length >= least && beginsName(words) ? exactly(index, workspace, words, true) : undefined;
      if (!found) continue;
      // A city tells more than a sight, of which there may be several: `sea world san antonio`.
      const breadth = isName(index, found, name, true) ? 0 : found.count;
      if (breadth >= fewest || (breadth > 0 && (isCity || !isName(index, found, name, false)))) continue;
      fewest = breadth;
      narrowest = words;
    }
    // The keys are the workspace's: what was looked at since has taken their place.
    if (narrowest) return exactly(index, workspace, narrowest, true);
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
  if (!isCity && !entry.isAirportGroup) names.push(entry.stateFederalUnit, entry.stationName, qualifierOf(entry));
  return names.some((text) => wordsOf(text).join('') === name);
}

/** Gives what tells stations of one city apart: `Love Field` of `Dallas (Love Field)`. */
function qualifierOf({ shortDisplayName }: LoyaltyStation): string {
  return shortDisplayName.slice(shortDisplayName.indexOf('(') + 1);
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
function withTypos(
  index: StationIndex,
  workspace: Workspace,
  words: readonly string[],
  moreInSound = 0,
): Answer | undefined {
  const known = words.map((word) => exactHits(index, word));
  const allowed = words.map((word) => {
    const { inLetters, inSound } = mistakesAllowed(word.length);
    return { inLetters, inSound: word.length > longestShortWord ? inSound + moreInSound : inSound };
  });
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
