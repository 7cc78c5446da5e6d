import type { FlightSearch } from './flight-search.ts';
import { recentSearchesKey } from './recent-searches-key.ts';
import { formatSearch, parseSearch } from './search-params.ts';

/** What keeps the searches: `localStorage`, or anything like it. */
export type SearchStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const KEPT_SEARCHES = 4;

/** Gives the searches made lately on this device, the latest first, without those whose first date has passed. */
export function readRecentSearches(
  today: string,
  storage: () => SearchStorage = () => localStorage,
): readonly FlightSearch[] {
  return readQueries(storage).flatMap((query) => {
    const parsed = parseSearch(new URLSearchParams(query));
    return 'search' in parsed && (parsed.search.bounds[0]?.date ?? '') >= today ? [parsed.search] : [];
  });
}

/** Puts a search before the others; one between the same places takes the place of the earlier one. */
export function keepRecentSearch(search: FlightSearch, storage: () => SearchStorage = () => localStorage): void {
  const others = readQueries(storage).filter((query) => placesOf(query) !== placesOf(queryOf(search)));
  write([queryOf(search), ...others].slice(0, KEPT_SEARCHES), storage);
}

/** Takes a search off the list. */
export function forgetRecentSearch(search: FlightSearch, storage: () => SearchStorage = () => localStorage): void {
  write(
    readQueries(storage).filter((query) => query !== queryOf(search)),
    storage,
  );
}

/** Forgets all of them. */
export function forgetRecentSearches(storage: () => SearchStorage = () => localStorage): void {
  write([], storage);
}

function queryOf(search: FlightSearch): string {
  return formatSearch(search).toString();
}

function placesOf(query: string): string {
  const params = new URLSearchParams(query);
  return ['trip', 'from', 'to'].flatMap((name) => [name, ...params.getAll(name)]).join(' ');
}

function readQueries(storage: () => SearchStorage): readonly string[] {
  try {
    const stored: unknown = JSON.parse(storage().getItem(recentSearchesKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter((query) => typeof query === 'string').slice(0, KEPT_SEARCHES) : [];
  } catch {
    // Storage that is denied, or that holds something else, holds no search.
    return [];
  }
}

function write(queries: readonly string[], storage: () => SearchStorage): void {
  try {
    if (queries.length === 0) storage().removeItem(recentSearchesKey);
    else storage().setItem(recentSearchesKey, JSON.stringify(queries));
  } catch {
    // Where storage is denied or full, nothing is remembered.
  }
}
