import type { FlightSearch } from '../search/rules/index.ts';

/** What was made of a schedule and is given again for a while. */
export interface SearchCache<Value> {
  /** Gives what was made for a key of this very search, or makes it; who asks meanwhile waits for the same one. */
  get(key: string, search: FlightSearch, now: Date, make: () => Promise<Value>): Promise<Value>;
}

interface Cached<Value> {
  readonly search: FlightSearch;
  readonly madeAt: number;
  readonly value: Promise<Value>;
}

const VALID_MS = 60_000;
const MOST_CACHED = 500;

/** Makes a cache of what takes a whole month of searches: each answer is good for a minute, and for one schedule. */
export function createSearchCache<Value>(): SearchCache<Value> {
  const cache = new Map<string, Cached<Value>>();
  return {
    get(key, search, now, make) {
      const cached = cache.get(key);
      if (cached?.search === search && Math.abs(now.getTime() - cached.madeAt) < VALID_MS) return cached.value;
      const value = make();
      value.catch(() => cache.delete(key));
      cache.delete(key);
      cache.set(key, { search, madeAt: now.getTime(), value });
      const oldest = cache.size > MOST_CACHED ? cache.keys().next() : undefined;
      if (oldest?.done === false) cache.delete(oldest.value);
      return value;
    },
  };
}
