import type { LoyaltyStation } from './loyalty-types.ts';
import type { StationIndex } from './station-search-index.ts';
import { readEntry, type Source, type TakeOccurrence } from './station-search-occurrences.ts';
import { nodeOf, root } from './station-search-trie.ts';
import type { MatchedRange } from './station-search-types.ts';

/** A word in a text of an entry. */
export interface Occurrence {
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
export interface Spots {
  readonly words: Int32Array;
  /** Which occurrence each is. */
  readonly at: Int32Array;
}

/** What of one entry can be highlighted. */
export interface EntrySpots {
  /** In the order of its fields; its relatives' names come last. */
  readonly occurrences: readonly Occurrence[];
  readonly own: Spots;
  readonly relatives: Spots;
  /** How many letters of each occurrence the query has: nothing but zeros between two explanations. */
  readonly lengths: Int32Array;
  /** What was found for a query of one word, by its node: a visitor types the same beginnings again. */
  readonly byNode: Map<number, readonly MatchedRange[]>;
}

/** Reads the words of an entry that can be highlighted. */
export function readSpots({ trie, family }: StationIndex, entry: LoyaltyStation): EntrySpots {
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

/** A relative's name, or the country's, explains a match only where no text of the entry's own does. */
function isRelative(occurrence: Occurrence | undefined): boolean {
  const source = occurrence?.source;
  return source === 'group' || source === 'member' || source === 'country';
}
