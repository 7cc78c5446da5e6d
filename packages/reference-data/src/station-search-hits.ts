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

/** The keys of the entries that a query finds, the first `count` of a list: until the next query, in order or in none. */
export interface Keys {
  readonly keys: Int32Array;
  readonly count: number;
  readonly isInOrder: boolean;
}

/** From so many entries on, sorting them once is less work than reading them again. */
const many = 64;

/**
 * Gives the keys of the entries that every word leads to: the worst key of an entry's words is its own.
 *
 * `phrase` is the node of the query as one word, or the root: an alias that the query says in full
 * ranks among the words of names.
 */
export function keysOf(index: StationIndex, workspace: Workspace, query: readonly WordHits[], phrase: number): Keys {
  const { best, sorted } = workspace;
  // A query of one word that is spelt right has one hit; the root stands for any other.
  const [word = []] = query;
  const [hit] = word;
  const node = hit && word.length * query.length === 1 && hit.mistakes === 0 ? hit.node : root;
  const known = sorted.get(node);
  if (known) return { keys: known, count: known.length, isInOrder: true };
  const rarest = rarestOf(index, query);
  let count = 0;
  for (const one of query[rarest] ?? []) count = scan(index, one, rarest, workspace, count);
  for (let order = 0; order < query.length && count > 0; order += 1) {
    if (order !== rarest) count = narrow(index, query[order] ?? [], order, workspace, count);
  }
  if (phrase !== root) raiseAliases(index, phrase, best);
  const keys = takeKeys(workspace, count);
  if (node === root || count <= many) return { keys, count, isInOrder: false };
  const inOrder = keys.subarray(0, count).toSorted();
  sorted.set(node, inOrder);
  return { keys: inOrder, count, isInOrder: true };
}

/** Finds the word with the fewest postings: the others need only be read for the entries that it leads to. */
function rarestOf({ trie, starts }: StationIndex, query: readonly WordHits[]): number {
  let rarest = 0;
  let fewest = Infinity;
  for (let order = 0; order < query.length && query.length > 1; order += 1) {
    let postings = 0;
    for (const { node } of query[order] ?? []) {
      postings += (starts[trie.to[node] ?? 0] ?? 0) - (starts[trie.from[node] ?? 0] ?? 0);
    }
    if (postings < fewest) {
      fewest = postings;
      rarest = order;
    }
  }
  return rarest;
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
  return hit.mistakes > 0 ? typoKey(key, hit.isFirstLetterRight) : key;
}

/** Writes the best key of each entry for one word into `best`, each entry's place once into `places`, and counts on. */
function scan(index: StationIndex, hit: Hit, order: number, { best, places }: Workspace, counted: number): number {
  const { trie, starts, keys, positions } = index;
  let count = counted;
  const end = starts[trie.to[hit.node] ?? 0] ?? 0;
  const wholeEnd = endOfWhole(index, hit.node);
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
function narrow(index: StationIndex, hits: WordHits, order: number, workspace: Workspace, counted: number): number {
  const { trie, starts, keys, positions } = index;
  const { best, now, places } = workspace;
  for (const hit of hits) {
    const end = starts[trie.to[hit.node] ?? 0] ?? 0;
    const wholeEnd = endOfWhole(index, hit.node);
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
    best[place] = key === noKey ? noKey : Math.max(best[place] ?? noKey, key);
    now[place] = noKey;
    if (key === noKey) continue;
    places[count] = place;
    count += 1;
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
  for (let at = 0; at < count; at += 1) {
    const place = places[at] ?? 0;
    places[at] = best[place] ?? noKey;
    best[place] = noKey;
  }
  return places;
}

/** A longer list than this is sorted whole. */
const longestInsertion = 32;

/** Gives the smallest keys in order, `limit` at most. */
export function smallest({ keys, count, isInOrder }: Keys, limit: number): ArrayLike<number> {
  if (isInOrder) return keys.subarray(0, limit);
  if (limit > longestInsertion) return keys.subarray(0, count).toSorted().subarray(0, limit);
  const kept: number[] = [];
  for (let next = 0; next < count; next += 1) {
    const key = keys[next] ?? noKey;
    if (next >= limit && key >= (kept[limit - 1] ?? noKey)) continue;
    let at = Math.min(next, limit - 1);
    for (; at > 0 && (kept[at - 1] ?? 0) > key; at -= 1) kept[at] = kept[at - 1] ?? noKey;
    kept[at] = key;
  }
  return kept;
}
