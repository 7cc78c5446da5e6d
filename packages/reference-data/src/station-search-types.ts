import type { StationId } from './generated/station-ids.ts';
import type { LoyaltyStation } from './loyalty-types.ts';

/**
 * Marks a part of one text of an entry that the query matches, to be highlighted.
 *
 * `text.slice(start, end)` is the part: the offsets are UTF-16 units of the field's own text, accents, combining marks
 * and ligatures included. Ranges of one text are in order and do not overlap.
 *
 * @example
 * ```ts
 * import { createStationSearch } from '@airline/reference-data/station-search';
 *
 * const [match] = createStationSearch().search('cancun');
 * const name = match?.entry.displayName ?? '';
 * const marked = (match?.matched ?? [])
 *   .filter(({ field }) => field === 'displayName')
 *   .map(({ start, end }) => name.slice(start, end)); // ['Cancún']
 * ```
 */
export interface MatchedRange {
  /** Name of the entry's field: `displayName`, `altSearchNames`, `parents`, … */
  readonly field: string;
  /** Place in the field, where the field is a list. */
  readonly index?: number;
  /** First unit of the part. */
  readonly start: number;
  /** Unit after the last one of the part. */
  readonly end: number;
}

/**
 * Holds one answer: the entry, and every part of its texts that the query matches, field by field.
 *
 * An entry that answers only by its relatives has ranges in `parents` (a station found by its group's name) or
 * `children` (a group found by a member's name), each over a whole id.
 *
 * @example
 * ```ts
 * import { createStationSearch, type StationMatch } from '@airline/reference-data/station-search';
 *
 * const matches: readonly StationMatch[] = createStationSearch().search('hawai');
 * const ids = matches.map(({ entry }) => entry.id); // ['HAWAII', 'HNL', 'OGG', …]
 * ```
 */
export interface StationMatch<Id extends string = StationId> {
  readonly entry: LoyaltyStation<Id>;
  readonly matched: readonly MatchedRange[];
}

/**
 * Searches one list of entries; see `createStationSearch`, which makes it.
 *
 * @example
 * ```ts
 * import type { StationSearch } from '@airline/reference-data/station-search';
 *
 * function firstId({ search }: StationSearch, typed: string): string | undefined {
 *   return search(typed, { limit: 1 })[0]?.entry.id;
 * }
 * ```
 */
export interface StationSearch<Id extends string = StationId> {
  /**
   * Gives the best answers to what was typed, the best first: 8 of them, or `limit`, or `[]` where nothing matches.
   *
   * Never throws: any text is safe, and anything else gives `[]`. A `limit` is rounded down; below 1 it gives `[]`, and
   * `Infinity` gives every answer. Of a text only the first 200 characters and 12 words are read.
   */
  readonly search: (query: string, options?: { readonly limit?: number }) => readonly StationMatch<Id>[];
}
