import type { StationIndex } from './station-search-index.ts';
import {
  aliasPosition,
  codePosition,
  guessKey,
  keyInTier,
  noKey,
  placeOf,
  tiers,
  wholeAliasKey,
  wholeWordKey,
  worseKey,
} from './station-search-keys.ts';

/** A node of the trie that a word of the query leads to, and with how many mistakes. */
export interface Hit {
  readonly node: number;
  readonly mistakes: number;
  readonly isFirstLetterRight: boolean;
  /** Written otherwise, and sounding the same. */
  readonly isByEar: boolean;
}

/** All nodes for one word of the query: one when it is spelt right. */
export type WordHits = readonly Hit[];

/** Working memory of one index, kept between queries so that a keystroke allocates next to nothing. */
export interface Workspace {
  /** The best key of each entry for the words read so far, and for the word being read; `noKey` throughout when idle. */
  readonly best: Int32Array;
  readonly now: Int32Array;
  /** The places of the entries that every word read so far leads to. */
  readonly places: Int32Array;
  /** The keys of beginnings that very many words have, in order, by their node, once they were asked for. */
  readonly sorted: Map<number, Int32Array>;
}

/** Creates the working memory for an index of so many entries. */
export function createWorkspace(entries: number): Workspace {
  return {
    best: new Int32Array(entries).fill(noKey),
    now: new Int32Array(entries).fill(noKey),
    places: new Int32Array(entries),
    sorted: new Map(),
  };
}

/** Where the postings of a word that exists end, or begin when no word ends at the node: words are sorted, it is the first. */
function endOfWhole({ trie, words, starts }: StationIndex, node: number): number {
  const first = trie.from[node] ?? 0;
  return starts[words[first]?.length === trie.depth[node] ? first + 1 : first] ?? 0;
}

/** Makes the key of a posting, for a word of the query at place `order` in it. */
function keyOf(given: number, position: number, isWhole: boolean, hit: Hit, order: number): number {
  let key = position === order ? keyInTier(given, tiers.city) : given;
  if (isWhole) {
    key = wholeWordKey(key);
    if (position === codePosition && hit.mistakes === 0) key = keyInTier(key, tiers.code);
  }
  return hit.mistakes > 0 ? guessKey(key, hit) : key;
}

/** Writes the best key of each entry for one word into `best`, each entry's place once into `places`, and counts on. */
export function scan(
  index: StationIndex,
  hit: Hit,
  order: number,
  { best, places }: Workspace,
  counted: number,
): number {
  const { trie, starts, keys, positions } = index;
  let count = counted;
  const wholeEnd = endOfWhole(index, hit.node);
  const end = starts[trie.to[hit.node] ?? 0] ?? 0;
  for (let at = starts[trie.from[hit.node] ?? 0] ?? 0; at < end; at += 1) {
    const key = keyOf(keys[at] ?? noKey, positions[at] ?? 0, at < wholeEnd, hit, order);
    const place = placeOf(key);
    const known = best[place] ?? noKey;
    if (known === noKey) {
      places[count] = place;
      count += 1;
    }
    if (key < known) best[place] = key;
  }
  return count;
}

/** Keeps of the entries found so far those that one more word leads to, with the worse key, and counts them. */
export function narrow(
  index: StationIndex,
  hits: WordHits,
  order: number,
  workspace: Workspace,
  counted: number,
): number {
  const { trie, starts, keys, positions } = index;
  const { best, now, places } = workspace;
  for (const hit of hits) {
    const wholeEnd = endOfWhole(index, hit.node);
    const end = starts[trie.to[hit.node] ?? 0] ?? 0;
    for (let at = starts[trie.from[hit.node] ?? 0] ?? 0; at < end; at += 1) {
      const given = keys[at] ?? noKey;
      const place = placeOf(given);
      if (best[place] === noKey) continue;
      const key = keyOf(given, positions[at] ?? 0, at < wholeEnd, hit, order);
      if (key < (now[place] ?? noKey)) now[place] = key;
    }
  }
  let count = 0;
  for (let at = 0; at < counted; at += 1) {
    const place = places[at] ?? 0;
    const key = now[place] ?? noKey;
    best[place] = key === noKey ? noKey : worseKey(best[place] ?? noKey, key);
    now[place] = noKey;
    if (key === noKey) continue;
    places[count] = place;
    count += 1;
  }
  return count;
}

/** Betters the keys of the entries that were found, and have an alias that ends at a node. */
export function raiseAliases(
  { trie, words, starts, keys, positions }: StationIndex,
  node: number,
  best: Int32Array,
): void {
  const word = trie.from[node] ?? 0;
  if (words[word]?.length !== trie.depth[node]) return;
  const end = starts[word + 1] ?? 0;
  for (let at = starts[word] ?? 0; at < end; at += 1) {
    if (positions[at] !== aliasPosition) continue;
    const key = wholeAliasKey(keys[at] ?? noKey);
    const place = placeOf(key);
    const known = best[place] ?? noKey;
    if (known !== noKey && key < known) best[place] = key;
  }
}
