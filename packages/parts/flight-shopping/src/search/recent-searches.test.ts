import { expect, test } from 'vitest';

import type { FlightSearch } from './flight-search.ts';
import {
  forgetRecentSearch,
  forgetRecentSearches,
  keepRecentSearch,
  readRecentSearches,
  type SearchStorage,
} from './recent-searches.ts';

function createStorage(): () => SearchStorage {
  const kept = new Map<string, string>();
  return () => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
}

const searchTo = (destination: string, date = '2026-12-01'): FlightSearch => ({
  tripKind: 'oneWay',
  bounds: [{ origin: 'DAL', destination, date }],
  party: { adults: 1, children: 0, lapInfants: 0 },
  inPoints: false,
});

const placesIn = (storage: () => SearchStorage, today = '2026-12-01') =>
  readRecentSearches(today, storage).map(({ bounds }) => bounds[0]?.destination);

test('the latest search comes first, and no more than four are kept', () => {
  const storage = createStorage();
  for (const place of ['SJU', 'MIA', 'LGA', 'HOU', 'SAN']) keepRecentSearch(searchTo(place), storage);
  expect(placesIn(storage)).toEqual(['SAN', 'HOU', 'LGA', 'MIA']);
  expect(JSON.parse(storage().getItem('airline.recentSearches') ?? '')).toHaveLength(4);
});

test('a search between the same places takes the place of the earlier one', () => {
  const storage = createStorage();
  keepRecentSearch(searchTo('SJU'), storage);
  keepRecentSearch(searchTo('MIA'), storage);
  keepRecentSearch(searchTo('SJU', '2026-12-24'), storage);
  expect(readRecentSearches('2026-12-01', storage).map(({ bounds }) => bounds[0]?.date)).toEqual([
    '2026-12-24',
    '2026-12-01',
  ]);
});

test('a search whose date has passed is not offered', () => {
  const storage = createStorage();
  keepRecentSearch(searchTo('SJU'), storage);
  expect(placesIn(storage, '2026-12-02')).toEqual([]);
});

test('one can be taken off, and all of them', () => {
  const storage = createStorage();
  keepRecentSearch(searchTo('SJU'), storage);
  keepRecentSearch(searchTo('MIA'), storage);
  forgetRecentSearch(searchTo('SJU'), storage);
  expect(placesIn(storage)).toEqual(['MIA']);
  forgetRecentSearches(storage);
  expect(storage().getItem('airline.recentSearches')).toBeNull();
});

test.each(['{', '7', '["from=DAL", 7, null]'])('what is stored as %j is no search, and breaks nothing', (stored) => {
  const storage = createStorage();
  storage().setItem('airline.recentSearches', stored);
  expect(placesIn(storage)).toEqual([]);
  keepRecentSearch(searchTo('SJU'), storage);
  expect(placesIn(storage)).toEqual(['SJU']);
});

test('where storage is denied nothing is remembered, and nothing throws', () => {
  const denied = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  keepRecentSearch(searchTo('SJU'), denied);
  expect(placesIn(denied)).toEqual([]);
});
