import type { LoyaltyStation } from './station-search-entries.ts';
import { createWorkspace, smallest } from './station-search-hits.ts';
import { createHighlighter } from './station-search-highlights.ts';
import { createIndex } from './station-search-index.ts';
import { placeOf } from './station-search-keys.ts';
import { answer } from './station-search-query.ts';

export interface MatchedRange {
  readonly field: string;
  readonly index?: number;
  readonly start: number;
  readonly end: number;
}
export interface StationMatch {
  readonly entry: LoyaltyStation;
  readonly matched: readonly MatchedRange[];
}
export interface StationSearch {
  readonly search: (query: string, options?: { readonly limit?: number }) => readonly StationMatch[];
}

const defaultLimit = 8;

export function createStationSearch(
  entries: readonly LoyaltyStation[],
  options: { readonly includeInactive?: boolean } = {},
): StationSearch {
  const includeInactive = options.includeInactive ?? false;

  function start() {
    const index = createIndex(entries, includeInactive);
    return { index, workspace: createWorkspace(index.entries.length), highlight: createHighlighter(index) };
  }
  let engine: ReturnType<typeof start> | undefined;

  return {
    search(query, { limit = defaultLimit } = {}) {
      engine ??= start();
      if (typeof query !== 'string' || !(limit >= 1)) return [];
      const { index, workspace, highlight } = engine;
      const { keys, hits } = answer(index, workspace, query);
      return smallest(keys, Math.floor(limit)).flatMap((key) => {
        const place = placeOf(key);
        const entry = index.entries[place];
        return entry ? { entry, matched: highlight(place, hits) } : [];
      });
    },
  };
}
