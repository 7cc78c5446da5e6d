import type { WordHits } from './station-search-hits.ts';
import type { StationIndex } from './station-search-index.ts';
import { type Place, readEntry, type TakeOccurrence } from './station-search-occurrences.ts';
import type { MatchedRange } from './station-search-types.ts';
import { nodeOf, root } from './station-search-trie.ts';
import { endOfFolded } from './station-search-words.ts';

interface Occurrence {
  readonly place: Place;
  readonly word: string;
  readonly start: number;
  readonly end: number;
  readonly isStandIn: boolean;
  /** Letter for letter the text's own, so that no folding is undone to find where a beginning ends. */
  readonly isLiteral: boolean;
  /** Where its beginnings end, by their length, as far as that was ever asked. */
  readonly ends: number[];
}

/** The words of one entry that can be highlighted, in the order of its fields; its relatives' names come last. */
interface Spots {
  /** The words' places among the index's words. */
  readonly words: Int32Array;
  readonly occurrences: readonly Occurrence[];
  /** How many of them are the entry's own. */
  readonly own: number;
  /** What was found for a query of one word, by its node: a visitor types the same beginnings again. */
  readonly explained: Map<number, readonly MatchedRange[]>;
}

/** Explains why the entry at a place answers the query. */
type Explain = (place: number) => readonly MatchedRange[];

/** Creates what explains queries, one after the other; an entry's spots are found when it is first shown, and kept. */
export function createHighlighter({ trie, entries, family }: StationIndex): (query: readonly WordHits[]) => Explain {
  const spotsByPlace = new Map<number, Spots>();

  function spotsOf(place: number): Spots {
    const entry = entries[place];
    const occurrences: Occurrence[] = [];
    if (entry) {
      const take: TakeOccurrence = (place, word, _, start, end, isStandIn) =>
        occurrences.push({
          place,
          word,
          start,
          end,
          isStandIn,
          isLiteral: place.text.slice(start, end).toLowerCase() === word,
          ends: [],
        });
      readEntry(entry, family, take, true);
    }
    const words = Int32Array.from(occurrences, ({ word }) => {
      const node = nodeOf(trie, word);
      return node === root ? -1 : (trie.from[node] ?? -1);
    });
    const own = occurrences.findIndex(isRelative);
    const spots = { words, occurrences, own: own < 0 ? words.length : own, explained: new Map() };
    spotsByPlace.set(place, spots);
    return spots;
  }

  return (query) => {
    const nodes: number[] = [];
    const first: number[] = [];
    const end: number[] = [];
    for (const hits of query) {
      for (const { node } of hits) {
        nodes.push(node);
        first.push(trie.from[node] ?? 0);
        end.push(trie.to[node] ?? 0);
      }
    }

    return (place) => {
      const spots = spotsByPlace.get(place) ?? spotsOf(place);
      const [only] = nodes;
      if (only === undefined || nodes.length > 1) return rangesOf(spots);
      const known = spots.explained.get(only);
      if (known) return known;
      const ranges = Object.freeze(rangesOf(spots).map((range) => Object.freeze(range)));
      spots.explained.set(only, ranges);
      return ranges;
    };

    function rangesOf({ words, occurrences, own }: Spots): MatchedRange[] {
      const found: MatchedRange[] = [];
      for (let at = 0; at < words.length; at += 1) {
        if (at === own && found.length > 0) break;
        const word = words[at] ?? -1;
        let length = 0;
        for (let hit = 0; hit < nodes.length; hit += 1) {
          if (word < (first[hit] ?? 0) || word >= (end[hit] ?? 0)) continue;
          length = Math.max(length, trie.depth[nodes[hit] ?? root] ?? 0);
        }
        const occurrence = occurrences[at];
        if (length > 0 && occurrence) addRange(found, rangeOf(occurrence, length), occurrence.isStandIn);
      }
      return found;
    }
  };
}

/** Adds a range behind the others; where it overlaps the last one, the longer of them stays, but no stand-in for letters. */
function addRange(ranges: MatchedRange[], range: MatchedRange, isStandIn: boolean): void {
  const last = ranges.at(-1);
  if (!last || last.field !== range.field || last.index !== range.index || range.start >= last.end) ranges.push(range);
  else if (range.end > last.end && !isStandIn) ranges[ranges.length - 1] = { ...last, end: range.end };
}

/** A relative's name, or the country's, explains a match only where no text of the entry's own does. */
function isRelative({ place: { source } }: Occurrence): boolean {
  return source === 'group' || source === 'member' || source === 'country';
}

function rangeOf({ place, word, start, end, isStandIn, isLiteral, ends }: Occurrence, length: number): MatchedRange {
  let endOfLength = end;
  if (!isStandIn && length < word.length) {
    endOfLength = isLiteral ? start + length : (ends[length] ??= endOfFolded(place.text, start, length));
  }
  const { field, index } = place;
  return index === undefined ? { field, start, end: endOfLength } : { field, index, start, end: endOfLength };
}
