import type { StationIndex } from './station-search-index.ts';
import {
  aliasPosition,
  codePosition,
  keyInTier,
  noKey,
  placeOf,
  tiers,
  typoKey,
  wholeAliasKey,
  wholeWordKey,
} from './station-search-keys.ts';
import { root } from './station-search-trie.ts';

/** A node of the trie that a word of the query leads to, and with how many mistakes. */
export interface Hit {
  readonly node: number;
  readonly mistakes: number;
  readonly isFirstLetterRight: boolean;
}

/** All nodes for one word of the query: one when it is spelt right. */
export type WordHits = readonly Hit[];

/** Working memory of one index, kept between queries so that a keystroke allocates next to nothing. */
export interface Workspace {
  /** The best key of each entry for the words read so far, and for the word being read; `noKey` throughout when idle. */
  readonly best: Int32Array;
  readonly now: Int32Array;
  /** The places of entries found by the words read so far, and by the word being read. */
  readonly places: Int32Array;
  readonly placesNow: Int32Array;
  /** The keys of beginnings that very many words have, in order, by their node, once they were asked for. */
  readonly sorted: Map<number, Int32Array>;
}

/** Creates the working memory for an index of so many entries. */
export function createWorkspace(entries: number): Workspace {
  return {
    best: new Int32Array(entries).fill(noKey),
    now: new Int32Array(entries).fill(noKey),
    places: new Int32Array(entries),
    placesNow: new Int32Array(entries),
    sorted: new Map(),
  };
}

/** From so many entries on, sorting them once is less work than reading them again. */
const many = 64;

/**
 * Gives the keys, in no order, of the entries that every word leads to: the worst key of an entry's words is its own.
 *
 * `phrase` is the node of the query as one word, or the root: an alias that the query says in full
 * ranks among the words of names.
 */
export function keysOf(
  index: StationIndex,
  workspace: Workspace,
  query: readonly WordHits[],
  phrase: number,
): Int32Array {
  const { best, now, places, placesNow, sorted } = workspace;
  // A query of one word that is spelt right has one hit; the root stands for any other.
  const [word = []] = query;
  const [hit] = word;
  const node = hit && word.length * query.length === 1 && hit.mistakes === 0 ? hit.node : root;
  const known = sorted.get(node);
  if (known) return known;
  let count = 0;
  for (let order = 0; order < query.length; order += 1) {
    const hits = query[order] ?? [];
    if (order === 0) {
      count = scanAll(index, hits, order, best, places);
      continue;
    }
    const countNow = scanAll(index, hits, order, now, placesNow);
    for (let at = 0; at < count; at += 1) {
      const place = places[at] ?? 0;
      best[place] = Math.max(best[place] ?? noKey, now[place] ?? noKey);
    }
    for (let at = 0; at < countNow; at += 1) now[placesNow[at] ?? 0] = noKey;
  }
  if (phrase !== root) raiseAliases(index, phrase, best);
  const keys = takeKeys(workspace, count);
  if (node !== root && count > many) sorted.set(node, keys.toSorted());
  return keys;
}

function scanAll(index: StationIndex, hits: WordHits, order: number, into: Int32Array, places: Int32Array): number {
  let count = 0;
  for (const hit of hits) count = scan(index, hit, order, into, places, count);
  return count;
}

/** Writes the best key of each entry for one word into `into`, each entry's place once into `places`, and counts on. */
function scan(
  { trie, words, starts, keys, positions }: StationIndex,
  { node, mistakes, isFirstLetterRight }: Hit,
  order: number,
  into: Int32Array,
  places: Int32Array,
  counted: number,
): number {
  let count = counted;
  const first = trie.from[node] ?? 0;
  const begin = starts[first] ?? 0;
  const end = starts[trie.to[node] ?? 0] ?? 0;
  // Words are sorted: the one that ends at the node, if there is one, is the first of its range.
  const isWhole = words[first]?.length === trie.depth[node];
  const wholeEnd = isWhole ? (starts[first + 1] ?? 0) : begin;
  for (let at = begin; at < end; at += 1) {
    let key = keys[at] ?? noKey;
    const position = positions[at];
    if (position === order) key = keyInTier(key, tiers.city);
    if (at < wholeEnd) {
      key = wholeWordKey(key);
      if (position === codePosition && mistakes === 0) key = keyInTier(key, tiers.code);
    }
    if (mistakes > 0) key = typoKey(key, isFirstLetterRight);
    const place = placeOf(key);
    const known = into[place] ?? noKey;
    if (known === noKey) {
      places[count] = place;
      count += 1;
    }
    if (key < known) into[place] = key;
  }
  return count;
}

/** Betters the keys of the entries that were found, and have an alias that ends at a node. */
function raiseAliases({ trie, words, starts, keys, positions }: StationIndex, node: number, best: Int32Array): void {
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

/** Takes the keys out of the workspace, and leaves it idle. */
function takeKeys({ best, places }: Workspace, count: number): Int32Array {
  let kept = 0;
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    const key = best[place] ?? noKey;
    best[place] = noKey;
    if (key !== noKey) {
      places[kept] = key;
      kept += 1;
    }
  }
  return places.subarray(0, kept);
}

/** A longer list than this is sorted whole. */
const longestInsertion = 32;

/** Gives the smallest keys in order, `limit` at most. */
export function smallest(keys: Int32Array, limit: number): number[] {
  if (limit > longestInsertion) return [...keys.toSorted().subarray(0, limit)];
  const kept: number[] = [];
  for (const key of keys) {
    if (kept.length === limit && key >= (kept[limit - 1] ?? noKey)) continue;
    let at = Math.min(kept.length, limit - 1);
    for (; at > 0 && (kept[at - 1] ?? 0) > key; at -= 1) kept[at] = kept[at - 1] ?? noKey;
    kept[at] = key;
  }
  return kept;
}
