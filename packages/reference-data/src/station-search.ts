import type { StationId } from './generated/station-ids.ts';
import type { LoyaltyStation } from './loyalty-types.ts';
import { createHighlighter } from './station-search-highlights.ts';
import { smallest } from './station-search-found.ts';
import { createWorkspace } from './station-search-hits.ts';
import { createIndex } from './station-search-index.ts';
import { placeOf } from './station-search-keys.ts';
import { answer } from './station-search-query.ts';
import type { StationMatch, StationSearch } from './station-search-types.ts';
import { allLoyaltyStations } from './unpack-loyalty-stations.ts';

export type { MatchedRange, StationMatch, StationSearch } from './station-search-types.ts';

const defaultLimit = 8;

function createEngine(entries: readonly LoyaltyStation[], includeInactive: boolean) {
  const index = createIndex(entries, includeInactive);
  return { index, workspace: createWorkspace(index.entries.length), explainerOf: createHighlighter(index) };
}

/** A programmer's mistake, found where it was made and not at the first keystroke. */
function checkArguments(entries: unknown, options: unknown): void {
  if (entries !== undefined && !Array.isArray(entries)) {
    throw new TypeError(
      `createStationSearch takes a list of entries, not ${describeValue(entries)}: pass loyaltyStations, or a part of it.`,
    );
  }
  if (typeof options !== 'object' || options === null) {
    throw new TypeError(
      `createStationSearch takes options as an object, not ${describeValue(options)}: pass { includeInactive: true }, or nothing.`,
    );
  }
}

function describeValue(value: unknown): string {
  return typeof value === 'string'
    ? JSON.stringify(value.slice(0, 40))
    : value === null
      ? 'null'
      : `a value of type ${typeof value}`;
}

/**
 * Creates a search over stations and groups for a field in which people type: by code, city, name, alias, state or
 * country, in any letter case, with or without accents, in any order of words, with typos.
 *
 * Rules, in this order:
 *
 * 1. Every word of the query must match the beginning of some word of the entry. Where nothing does, the query is read
 *    as one word (`mil waukee`), then without fillers (`airport`), then by ear (`niu york`, `guachinton`) and with typos:
 *    one mistake in a word of 3 letters or more, two from 7, three from 11; then by the longest name of a place within it,
 *    whatever stands around that (`hotel in las vegas with pool`, `cincinati ohio`). A query that matches as it is typed is never mixed with guesses.
 * 2. Tiers: exact code, beginning of the city, beginning of another word, alias, by ear, typo. Words of the name come before those
 *    of the airport and the state; an alias that the query says in full (`texas`) ranks among the latter. Then active before
 *    inactive, whole words before beginnings, and only then the weight, the heavier first; what is equal keeps the order of
 *    `entries`.
 * 3. A group stands before its heaviest member. A group answers to its members' names and a member to its group's, as
 *    to aliases; a group whose member is inactive, and its other members, answer for that one (`o'hare`).
 * 4. Inactive entries answer only with `includeInactive`. A group is active while one of its members is.
 *
 * `entries` is `loyaltyStations` by default; the list is not copied, and must not change. Creating costs nothing: the
 * index is built by the first `search`, so `search('')`, when the field takes the focus, builds it ahead. Throws a
 * `RangeError` then for more than 1,048,576 entries, and a `TypeError` at once for entries that are no list or options that
 * are no object. Does not check that entries are unique or well-formed.
 *
 * Source: docs/rules.md §3; the ranking is a decision of the product.
 *
 * @example
 * ```ts
 * import { createStationSearch } from '@airline/reference-data/station-search';
 *
 * const { search } = createStationSearch();
 * const ids = (typed: string) => search(typed).map(({ entry }) => entry.id);
 *
 * ids('los ang'); // ['LOSANGELES', 'LAX', …]
 * ids('new yrok'); // ['NEWYORK', 'LGA', …]
 * ids('nola'); // ['MSY']
 * ```
 */
export function createStationSearch<Id extends string = StationId>(
  entries?: readonly LoyaltyStation<Id>[],
  options: { readonly includeInactive?: boolean } = {},
): StationSearch<Id> {
  checkArguments(entries, options);
  const includeInactive = options.includeInactive ?? false;
  let engine: ReturnType<typeof createEngine> | undefined;

  return {
    search(query, { limit = defaultLimit } = {}) {
      // To the engine a code is any text: whose codes they are, it neither knows nor changes.
      engine ??= createEngine((entries as readonly LoyaltyStation[]) ?? allLoyaltyStations(), includeInactive);
      if (typeof query !== 'string' || !(limit >= 1)) return [];
      const { index, workspace, explainerOf } = engine;
      const answered = answer(index, workspace, query);
      const explain = explainerOf(answered.hits);
      const matches: StationMatch<Id>[] = [];
      const keys = smallest(answered, Math.floor(limit));
      for (let at = 0; at < keys.length; at += 1) {
        const place = placeOf(keys[at] ?? 0);
        const entry = index.entries[place];
        if (entry) matches.push({ entry: entry as LoyaltyStation<Id>, matched: explain(place) });
      }
      return matches;
    },
  };
}
