import type { AirportGroup, LoyaltyStation } from './station-search-entries.ts';
import { familyOf, type Family } from './station-search-family.ts';
import { codePosition, maximumEntries, prefixKey } from './station-search-keys.ts';
import { occurrencesOf } from './station-search-occurrences.ts';
import { createTrie, type Trie } from './station-search-trie.ts';

/** Everything a query needs: the words in a trie, and for each word the entries it leads to. */
export interface StationIndex {
  /** By weight, the heaviest first: an entry's place in this list is its number everywhere else. */
  readonly entries: readonly LoyaltyStation[];
  readonly family: Family;
  readonly words: readonly string[];
  readonly trie: Trie;
  /** The postings of word `n` are those from `starts[n]` to `starts[n + 1]`. */
  readonly starts: Int32Array;
  readonly keys: Int32Array;
  readonly positions: Int8Array;
}

const plainNumber = /^\d+(\.\d+)?$/;

function weightOf({ weight }: LoyaltyStation): number {
  return plainNumber.test(weight) ? Number(weight) : 0;
}

/** Heaviest first; a group weighs what its heaviest active member does and stands before it. */
function inOrderOfWeight(entries: readonly LoyaltyStation[], family: Family): LoyaltyStation[] {
  const weightOfGroup = (group: AirportGroup) =>
    Math.max(
      weightOf(group),
      ...family
        .membersOf(group)
        .filter((member) => member.isActive)
        .map(weightOf),
    );
  return entries
    .map((entry) => ({ entry, weight: entry.isAirportGroup ? weightOfGroup(entry) : weightOf(entry) }))
    .toSorted((a, b) => b.weight - a.weight || Number(b.entry.isAirportGroup) - Number(a.entry.isAirportGroup))
    .map(({ entry }) => entry);
}

/** A group is active as long as one of its members is. */
function isActive(entry: LoyaltyStation, family: Family): boolean {
  if (!entry.isAirportGroup) return entry.isActive;
  const members = family.membersOf(entry);
  return members.length === 0 || members.some((member) => member.isActive);
}

interface Posting {
  readonly key: number;
  readonly position: number;
}

/** The different reasons for which an entry answers to each of its words. */
function postingsOf(entry: LoyaltyStation, place: number, family: Family): Map<string, Posting[]> {
  const active = isActive(entry, family);
  const postings = new Map<string, Posting[]>();
  for (const { word, source, position } of occurrencesOf(entry, family)) {
    const key = prefixKey(source, active, place);
    const reasons = postings.get(word);
    const reason = { key, position: source === 'code' ? codePosition : Math.min(position, 127) };
    if (!reasons) postings.set(word, [reason]);
    else if (!reasons.some((known) => known.key <= key && (position < 0 || known.position === position)))
      reasons.push(reason);
  }
  return postings;
}

/** Builds the index; inactive entries have no postings unless they are asked for. */
export function createIndex(given: readonly LoyaltyStation[], includeInactive: boolean): StationIndex {
  if (given.length > maximumEntries) {
    throw new RangeError(
      `${given.length} entries were given to the station search; it takes ${maximumEntries} at most.`,
    );
  }
  const family = familyOf(given);
  const entries = inOrderOfWeight(given, family);
  const postingsByWord = new Map<string, Posting[]>();
  for (const [place, entry] of entries.entries()) {
    if (!includeInactive && !isActive(entry, family)) continue;
    for (const [word, postings] of postingsOf(entry, place, family)) {
      const others = postingsByWord.get(word);
      if (others) others.push(...postings);
      else postingsByWord.set(word, postings);
    }
  }
  const words = [...postingsByWord.keys()].toSorted();
  const starts = new Int32Array(words.length + 1);
  const inOrder = words.flatMap((word, at) => {
    const postings = postingsByWord.get(word) ?? [];
    starts[at + 1] = (starts[at] ?? 0) + postings.length;
    return postings;
  });
  return {
    entries,
    family,
    words,
    trie: createTrie(words),
    starts,
    keys: Int32Array.from(inOrder, ({ key }) => key),
    positions: Int8Array.from(inOrder, ({ position }) => position),
  };
}
