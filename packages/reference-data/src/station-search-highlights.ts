import type { WordHits } from './station-search-hits.ts';
import type { StationIndex } from './station-search-index.ts';
import { type EntrySpots, type Occurrence, readSpots, type Spots } from './station-search-spots.ts';
import type { MatchedRange } from './station-search-types.ts';
import { root } from './station-search-trie.ts';
import { endOfFolded } from './station-search-words.ts';

/** Explains why the entry at a place answers the query. */
type Explain = (place: number) => readonly MatchedRange[];

/**
 * Creates what explains queries, one after the other: an explanation is asked for before the next query. An entry's spots are
 * found when it is first shown, and kept.
 */
export function createHighlighter(index: StationIndex): (query: readonly WordHits[]) => Explain {
  const { trie, entries } = index;
  const explained = entries.map((): EntrySpots | undefined => undefined);

  /** The nodes of the query, and of each the first of its words and the one after its last. */
  const nodes: number[] = [];
  const first: number[] = [];
  const end: number[] = [];
  let count = 0;
  /** The occurrences that the query marks, in order, while one entry is explained. */
  const marked: number[] = [];

  function readQuery(query: readonly WordHits[]): void {
    count = 0;
    for (const hits of query) {
      for (const { node } of hits) {
        nodes[count] = node;
        first[count] = trie.from[node] ?? 0;
        end[count] = trie.to[node] ?? 0;
        count += 1;
      }
    }
  }

  function rangesAmong({ words, at: occurrenceAt }: Spots, { occurrences, lengths }: EntrySpots): MatchedRange[] {
    let marks = 0;
    for (let hit = 0; hit < count; hit += 1) {
      const endOfWords = end[hit] ?? 0;
      const length = trie.depth[nodes[hit] ?? root] ?? 0;
      for (let at = firstFrom(words, first[hit] ?? 0); at < words.length && (words[at] ?? 0) < endOfWords; at += 1) {
        const found = occurrenceAt[at] ?? 0;
        const known = lengths[found] ?? 0;
        if (known === 0) marks = insert(marked, marks, found);
        if (length > known) lengths[found] = length;
      }
    }
    const ranges: MatchedRange[] = [];
    let last: Occurrence | undefined;
    let lastEnd = 0;
    for (let mark = 0; mark < marks; mark += 1) {
      const at = marked[mark] ?? 0;
      const length = lengths[at] ?? 0;
      const occurrence = occurrences[at];
      if (length === 0 || !occurrence) continue;
      lengths[at] = 0;
      const endOfRange = endOf(occurrence, length);
      if (!last || last.textNumber !== occurrence.textNumber || occurrence.start >= lastEnd) {
        last = occurrence;
        ranges.push(rangeOf(last, endOfRange));
      } else if (endOfRange > lastEnd && !occurrence.isStandIn) {
        ranges[ranges.length - 1] = rangeOf(last, endOfRange);
      } else continue;
      lastEnd = endOfRange;
    }
    return ranges;
  }

  function rangesOf(entry: EntrySpots): MatchedRange[] {
    const ranges = rangesAmong(entry.own, entry);
    return ranges.length > 0 ? ranges : rangesAmong(entry.relatives, entry);
  }

  function explain(place: number): readonly MatchedRange[] {
    const entry = entries[place];
    if (!entry) return [];
    const known = (explained[place] ??= readSpots(index, entry));
    if (count !== 1) return rangesOf(known);
    const only = nodes[0] ?? root;
    const before = known.byNode.get(only);
    if (before) return before;
    const ranges = Object.freeze(rangesOf(known).map((range) => Object.freeze(range)));
    known.byNode.set(only, ranges);
    return ranges;
  }

  return (query) => {
    readQuery(query);
    return explain;
  };
}

/** Puts a number into the first `count` of a list, which are in order, and counts it. */
function insert(sorted: number[], count: number, added: number): number {
  let at = count;
  for (; at > 0 && (sorted[at - 1] ?? 0) > added; at -= 1) sorted[at] = sorted[at - 1] ?? 0;
  sorted[at] = added;
  return count + 1;
}

/** Finds the place of the first number in a sorted list that is not smaller than another. */
function firstFrom(sorted: Int32Array, least: number): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? 0) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Where the beginning of an occurrence ends in the text. */
function endOf({ text, word, start, end, isStandIn, isLiteral, ends }: Occurrence, length: number): number {
  if (isStandIn || length >= word.length) return end;
  return isLiteral ? start + length : (ends[length] ??= endOfFolded(text, start, length));
}

function rangeOf({ field, index, start }: Occurrence, end: number): MatchedRange {
  return index === undefined ? { field, start, end } : { field, index, start, end };
}
