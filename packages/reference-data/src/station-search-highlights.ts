import type { LoyaltyStation } from './loyalty-types.ts';
import type { WordHits } from './station-search-hits.ts';
import type { StationIndex } from './station-search-index.ts';
import { readEntry, type Source, type TakeOccurrence } from './station-search-occurrences.ts';
import type { MatchedRange } from './station-search-types.ts';
import { nodeOf, root } from './station-search-trie.ts';
import { endOfFolded } from './station-search-words.ts';

/** A word in a text of an entry. */
interface Occurrence {
  readonly source: Source;
  readonly field: string;
  readonly index: number | undefined;
  readonly text: string;
  /** Which of the entry's texts that is, by field and index. */
  readonly textNumber: number;
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly isStandIn: boolean;
  /** Letter for letter the text's own, so that no folding is undone to find where a beginning ends. */
  readonly isLiteral: boolean;
  /** Where its beginnings end, by their length, as far as that was ever asked. */
  readonly ends: number[];
}

/** Words of one entry, by their places among the index's words: a beginning's stand side by side. */
interface Spots {
  readonly words: Int32Array;
  /** Which occurrence each is. */
  readonly at: Int32Array;
}

/** What of one entry can be highlighted. */
interface Explained {
  /** In the order of its fields; its relatives' names come last. */
  readonly occurrences: readonly Occurrence[];
  readonly own: Spots;
  readonly relatives: Spots;
  /** How many letters of each occurrence the query has: nothing but zeros between two explanations. */
  readonly lengths: Int32Array;
  /** What was found for a query of one word, by its node: a visitor types the same beginnings again. */
  readonly byNode: Map<number, readonly MatchedRange[]>;
}

/** Explains why the entry at a place answers the query. */
type Explain = (place: number) => readonly MatchedRange[];

/**
 * Creates what explains queries, one after the other: an explanation is asked for before the next query. An entry's spots are
 * found when it is first shown, and kept.
 */
export function createHighlighter({ trie, entries, family }: StationIndex): (query: readonly WordHits[]) => Explain {
  const explained = entries.map((): Explained | undefined => undefined);

  function read(entry: LoyaltyStation): Explained {
    const occurrences: Occurrence[] = [];
    const take: TakeOccurrence = ({ source, field, index, text }, word, _, start, end, isStandIn) => {
      const isLiteral = text.slice(start, end).toLowerCase() === word;
      const last = occurrences.at(-1);
      const isSameText = last?.field === field && last.index === index;
      const textNumber = isSameText ? last.textNumber : occurrences.length;
      occurrences.push({ source, field, index, text, textNumber, word, start, end, isStandIn, isLiteral, ends: [] });
    };
    readEntry(entry, family, take, true);
    const places = occurrences.map(({ word }) => {
      const node = nodeOf(trie, word);
      return node === root ? -1 : (trie.from[node] ?? -1);
    });
    const numbers = [...places.keys()].filter((at) => (places[at] ?? -1) >= 0);
    const byWord = numbers.toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
    const spotsOf = (at: readonly number[]) => ({
      words: Int32Array.from(at, (one) => places[one] ?? 0),
      at: Int32Array.from(at),
    });
    return {
      occurrences,
      own: spotsOf(byWord.filter((at) => !isRelative(occurrences[at]))),
      relatives: spotsOf(byWord.filter((at) => isRelative(occurrences[at]))),
      lengths: new Int32Array(occurrences.length),
      byNode: new Map(),
    };
  }

  /** The nodes of the query, and of each the first of its words and the one after its last. */
  const nodes: number[] = [];
  const first: number[] = [];
  const end: number[] = [];
  let count = 0;

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

  function rangesAmong({ words, at: occurrenceAt }: Spots, { occurrences, lengths }: Explained): MatchedRange[] {
    let begin = lengths.length;
    let after = 0;
    for (let hit = 0; hit < count; hit += 1) {
      const endOfWords = end[hit] ?? 0;
      const length = trie.depth[nodes[hit] ?? root] ?? 0;
      for (let at = firstFrom(words, first[hit] ?? 0); at < words.length && (words[at] ?? 0) < endOfWords; at += 1) {
        const marked = occurrenceAt[at] ?? 0;
        if (length > (lengths[marked] ?? 0)) lengths[marked] = length;
        if (marked < begin) begin = marked;
        if (marked >= after) after = marked + 1;
      }
    }
    const ranges: MatchedRange[] = [];
    let last: Occurrence | undefined;
    let lastEnd = 0;
    for (let at = begin; at < after; at += 1) {
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

  function rangesOf(entry: Explained): MatchedRange[] {
    const ranges = rangesAmong(entry.own, entry);
    return ranges.length > 0 ? ranges : rangesAmong(entry.relatives, entry);
  }

  function explain(place: number): readonly MatchedRange[] {
    const entry = entries[place];
    if (!entry) return [];
    const known = (explained[place] ??= read(entry));
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

/** A relative's name, or the country's, explains a match only where no text of the entry's own does. */
function isRelative(occurrence: Occurrence | undefined): boolean {
  const source = occurrence?.source;
  return source === 'group' || source === 'member' || source === 'country';
}

/** Where the beginning of an occurrence ends in the text. */
function endOf({ text, word, start, end, isStandIn, isLiteral, ends }: Occurrence, length: number): number {
  if (isStandIn || length >= word.length) return end;
  return isLiteral ? start + length : (ends[length] ??= endOfFolded(text, start, length));
}

function rangeOf({ field, index, start }: Occurrence, end: number): MatchedRange {
  return index === undefined ? { field, start, end } : { field, index, start, end };
}
