import { codePosition, keyInTier, noKey, placeOf, tiers, typoKey, wholeWordKey } from './station-search-keys.ts';
import type { StationIndex } from './station-search-index.ts';

/** A node of the trie that a word of the query leads to, and with how many mistakes. */
export interface Hit {
  readonly node: number;
  readonly mistakes: number;
  readonly isFirstLetterRight: boolean;
}

/** All nodes for one word of the query: one when it is spelt right. */
export type WordHits = readonly Hit[];

/** Working memory of one index, kept between queries: `best` and `now` hold `noKey` for every entry when idle. */
export interface Workspace {
  readonly best: Int32Array;
  readonly now: Int32Array;
}

export function createWorkspace(entries: number): Workspace {
  return { best: new Int32Array(entries).fill(noKey), now: new Int32Array(entries).fill(noKey) };
}

/** Writes the best key of each entry for one word into `into`, and each entry's place, once, into `touched`. */
function scan(
  { trie, words, starts, keys, positions }: StationIndex,
  hit: Hit,
  order: number,
  isAlone: boolean,
  into: Int32Array,
  touched: number[],
): void {
  const first = trie.from[hit.node] ?? 0;
  const begin = starts[first] ?? 0;
  const end = starts[trie.to[hit.node] ?? 0] ?? 0;
  // Words are sorted: the one that ends at the node, if there is one, is the first of its range.
  const isWhole = words[first]?.length === trie.depth[hit.node];
  const wholeEnd = isWhole ? (starts[first + 1] ?? 0) : begin;
  for (let at = begin; at < end; at += 1) {
    let key = keys[at] ?? noKey;
    const position = positions[at];
    if (position === order) key = keyInTier(key, tiers.city);
    if (at < wholeEnd) {
      key = wholeWordKey(key);
      if (isAlone && position === codePosition) key = keyInTier(key, tiers.code);
    }
    if (hit.mistakes > 0) key = typoKey(key, hit.mistakes, hit.isFirstLetterRight);
    const place = placeOf(key);
    const known = into[place] ?? noKey;
    if (known === noKey) touched.push(place);
    if (key < known) into[place] = key;
  }
}

function postingsOf({ trie, starts }: StationIndex, hits: WordHits): number {
  return hits.reduce(
    (sum, { node }) => sum + (starts[trie.to[node] ?? 0] ?? 0) - (starts[trie.from[node] ?? 0] ?? 0),
    0,
  );
}

/** Gives the keys, unsorted, of the entries that every word leads to: the worst key of an entry's words is its own. */
export function keysOf(index: StationIndex, { best, now }: Workspace, query: readonly WordHits[]): number[] {
  const isAlone = query.length === 1;
  const rarestFirst = query.map((hits, order) => ({ hits, order }));
  if (!isAlone) rarestFirst.sort((a, b) => postingsOf(index, a.hits) - postingsOf(index, b.hits));

  let places: number[] | undefined;
  for (const { hits, order } of rarestFirst) {
    const touched: number[] = [];
    const into = places ? now : best;
    for (const hit of hits) scan(index, hit, order, isAlone, into, touched);
    if (places) {
      for (const place of places) {
        best[place] = Math.max(best[place] ?? noKey, now[place] ?? noKey);
      }
      for (const place of touched) now[place] = noKey;
    } else {
      places = touched;
    }
  }
  const keys: number[] = [];
  for (const place of places ?? []) {
    const key = best[place] ?? noKey;
    if (key !== noKey) keys.push(key);
    best[place] = noKey;
  }
  return keys;
}

/** Gives the smallest keys in order, `limit` at most. */
export function smallest(keys: number[], limit: number): number[] {
  if (keys.length > limit && limit <= 32) {
    const kept: number[] = [];
    for (const key of keys) {
      if (kept.length === limit && key >= (kept[limit - 1] ?? noKey)) continue;
      let at = Math.min(kept.length, limit - 1);
      for (; at > 0 && (kept[at - 1] ?? 0) > key; at -= 1) kept[at] = kept[at - 1] ?? noKey;
      kept[at] = key;
    }
    return kept;
  }
  return keys.toSorted((a, b) => a - b).slice(0, limit);
}
