import type { WordHits } from './station-search-hits.ts';
import type { StationIndex } from './station-search-index.ts';
import { occurrencesOf, type Occurrence } from './station-search-occurrences.ts';
import type { MatchedRange } from './station-search.ts';
import { nodeOf } from './station-search-trie.ts';
import { endOfFolded } from './station-search-words.ts';

/** The words of one entry that can be highlighted, in the order of its fields; its relatives' names come last. */
interface Spots {
  /** The words' places among the index's words. */
  readonly words: Int32Array;
  readonly occurrences: readonly Occurrence[];
  /** How many of them are the entry's own. */
  readonly own: number;
  /** The range of each occurrence for each length that was ever highlighted. */
  readonly ranges: readonly MatchedRange[][];
}

/** Explains why the entry at a place is an answer to the query that the highlighter was set to. */
export interface Highlighter {
  readonly setQuery: (query: readonly WordHits[]) => void;
  readonly rangesOf: (place: number) => MatchedRange[];
}

/** Creates a highlighter; an entry's spots are found when it is first shown, and kept. */
export function createHighlighter({ trie, entries, family }: StationIndex): Highlighter {
  const spotsByPlace: (Spots | undefined)[] = entries.map(() => undefined);
  let first: number[] = [];
  let end: number[] = [];
  let length: number[] = [];
  let lowest = 0;
  let highest = 0;

  function spotsOf(place: number): Spots {
    const entry = entries[place];
    const occurrences = entry ? occurrencesOf(entry, family) : [];
    const words = Int32Array.from(occurrences, ({ word }) => trie.from[nodeOf(trie, word)] ?? -1);
    const own = occurrences.findIndex(isRelative);
    return { words, occurrences, own: own < 0 ? words.length : own, ranges: occurrences.map(() => []) };
  }

  /** How many letters of a word the query has, by its longest match; 0 when it has none. */
  function lengthMatched(word: number): number {
    let longest = 0;
    for (let hit = 0; hit < first.length; hit += 1) {
      if (word >= (first[hit] ?? 0) && word < (end[hit] ?? 0) && (length[hit] ?? 0) > longest)
        longest = length[hit] ?? 0;
    }
    return longest;
  }

  return {
    setQuery(query) {
      const nodes = query.flatMap((hits) => hits.map(({ node }) => node));
      first = nodes.map((node) => trie.from[node] ?? 0);
      end = nodes.map((node) => trie.to[node] ?? 0);
      length = nodes.map((node) => trie.depth[node] ?? 0);
      lowest = Math.min(...first);
      highest = Math.max(...end);
    },
    rangesOf(place) {
      const { words, occurrences, own, ranges } = (spotsByPlace[place] ??= spotsOf(place));
      const found: MatchedRange[] = [];
      let last: MatchedRange | undefined;
      for (let at = 0; at < words.length; at += 1) {
        if (at === own && found.length > 0) break;
        const word = words[at] ?? -1;
        if (word < lowest || word >= highest) continue;
        const matched = lengthMatched(word);
        if (matched === 0) continue;
        const occurrence = occurrences[at];
        const ofOccurrence = ranges[at];
        if (!occurrence || !ofOccurrence) continue;
        const range = (ofOccurrence[matched] ??= rangeOf(occurrence, matched));
        if (last && last.field === range.field && last.index === range.index && range.start < last.end) {
          if (range.end <= last.end) continue;
          found.pop();
          last = { ...last, end: range.end };
        } else {
          last = range;
        }
        found.push(last);
      }
      return found;
    },
  };
}

/** A relative's name explains a match only where no text of the entry's own does. */
function isRelative({ source }: Occurrence): boolean {
  return source === 'group' || source === 'member';
}

function rangeOf({ word, field, index, text, start, end, isStandIn }: Occurrence, length: number): MatchedRange {
  const isWhole = isStandIn || length >= word.length;
  const range = { field, start, end: isWhole ? end : endOfFolded(text, start, length) };
  return Object.freeze(index === undefined ? range : { ...range, index });
}
