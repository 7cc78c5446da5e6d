import { narrow, raiseAliases, scan, type WordHits, type Workspace } from './station-search-hits.ts';
import type { StationIndex } from './station-search-index.ts';
import { noKey } from './station-search-keys.ts';
import { root } from './station-search-trie.ts';

/** The keys of the entries that a query finds, the first `count` of a list: until the next query, in order or in none. */
export interface Keys {
  readonly keys: Int32Array;
  readonly count: number;
  readonly isInOrder: boolean;
}

/** From so many entries on, sorting them once is less work than reading them again. */
const many = 8;

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
