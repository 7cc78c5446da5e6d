import type { LoyaltyStation } from './loyalty-types.ts';
import { familyOf, type Family } from './station-search-family.ts';
import { fillers } from './station-search-fillers.ts';
import { codePosition, maximumEntries, prefixKey } from './station-search-keys.ts';
import { readEntry, type TakeOccurrence } from './station-search-occurrences.ts';
import { inOrderOfWeight, isOffered } from './station-search-order.ts';
import { createSounds, type Sounds } from './station-search-sounds.ts';
import { createTrie, type Trie } from './station-search-trie.ts';

/** Everything a query needs: the words in a trie, and for each word the entries it leads to. */
export interface StationIndex {
  /** By weight, the heaviest first: an entry's place in this list is its number everywhere else. */
  readonly entries: readonly LoyaltyStation[];
  readonly family: Family;
  readonly words: readonly string[];
  readonly trie: Trie;
  /** The postings of word `n` are those from `starts[n]` to `starts[n + 1]`. */
  readonly starts: Int32Array;
  readonly keys: Int32Array;
  readonly positions: Int8Array;
  /** Gives the words by their sounds, which are put together when they are first asked for. */
  readonly sounds: () => Sounds;
}

/** Postings as they are read, entry by entry: a word's number, the key and the position of each. */
interface Postings {
  readonly numbers: Map<string, number>;
  /** The newest posting of each word, and for each posting the one of the same word before it. */
  readonly newest: number[];
  readonly before: number[];
  readonly words: number[];
  readonly keys: number[];
  readonly positions: number[];
}

/** Adds the reasons for which an entry answers to its words, without those that a better one makes needless. */
function addPostings(to: Postings, entry: LoyaltyStation, family: Family, place: number, offered: boolean): void {
  const { numbers, newest, before, words, keys, positions } = to;
  const begin = words.length;
  const take: TakeOccurrence = ({ source }, word, order) => {
    const known = numbers.get(word);
    const number = known ?? numbers.size;
    if (known === undefined) numbers.set(word, number);
    const key = prefixKey(source === 'name' && fillers.has(word) ? 'detail' : source, offered, place);
    const position = source === 'code' ? codePosition : Math.min(order, 127);
    const latest = newest[number] ?? -1;
    for (let at = latest; at >= begin; at = before[at] ?? -1) {
      if ((keys[at] ?? 0) <= key && (position === -1 || positions[at] === position)) return;
    }
    newest[number] = words.length;
    before.push(latest);
    words.push(number);
    keys.push(key);
    positions.push(position);
  };
  readEntry(entry, family, take, false);
}

/** Sorts the words, and puts each word's postings together. */
function arrange({ numbers, words: wordOf, keys: keyOf, positions: positionOf }: Postings) {
  const words = [...numbers.keys()].toSorted();
  const placeOfWord = new Int32Array(words.length);
  for (let place = 0; place < words.length; place += 1) placeOfWord[numbers.get(words[place] ?? '') ?? 0] = place;

  const starts = new Int32Array(words.length + 1);
  for (const number of wordOf) {
    const after = (placeOfWord[number] ?? 0) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let word = 0; word < words.length; word += 1) starts[word + 1] = (starts[word + 1] ?? 0) + (starts[word] ?? 0);

  const next = starts.slice();
  const keys = new Int32Array(keyOf.length);
  const positions = new Int8Array(keyOf.length);
  for (let at = 0; at < wordOf.length; at += 1) {
    const word = placeOfWord[wordOf[at] ?? 0] ?? 0;
    const to = next[word] ?? 0;
    keys[to] = keyOf[at] ?? 0;
    positions[to] = positionOf[at] ?? 0;
    next[word] = to + 1;
  }
  return { words, starts, keys, positions };
}

/** Builds the index; inactive entries have no postings unless they are asked for. */
export function createIndex(given: readonly LoyaltyStation[], includeInactive: boolean): StationIndex {
  if (given.length > maximumEntries) {
    throw new RangeError(`Station search takes ${maximumEntries} entries, not ${given.length}.`);
  }
  const family = familyOf(given);
  const entries = inOrderOfWeight(given, family);
  const postings: Postings = { numbers: new Map(), newest: [], before: [], words: [], keys: [], positions: [] };
  for (const [place, entry] of entries.entries()) {
    const offered = isOffered(entry, family);
    if (offered || includeInactive) addPostings(postings, entry, family, place, offered);
  }
  const arranged = arrange(postings);
  const trie = createTrie(arranged.words);
  let sounds: Sounds | undefined;
  return { ...arranged, entries, family, trie, sounds: () => (sounds ??= createSounds(arranged.words, trie)) };
}
