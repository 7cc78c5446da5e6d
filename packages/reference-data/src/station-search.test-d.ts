import { expectTypeOf, test } from 'vitest';

import type { LoyaltyStation } from './loyalty-stations.ts';
import type { createStationSearch, MatchedRange, StationMatch, StationSearch } from './station-search.ts';

test('a search is made of entries and options, both optional', () => {
  expectTypeOf<typeof createStationSearch>().parameter(0).toEqualTypeOf<readonly LoyaltyStation[] | undefined>();
  expectTypeOf<typeof createStationSearch>()
    .parameter(1)
    .toEqualTypeOf<{ readonly includeInactive?: boolean } | undefined>();
  expectTypeOf<typeof createStationSearch>().returns.toEqualTypeOf<StationSearch>();
});

test('a query is a text, and a limit may be told', () => {
  expectTypeOf<StationSearch['search']>().parameter(0).toEqualTypeOf<string>();
  expectTypeOf<StationSearch['search']>().parameter(1).toEqualTypeOf<{ readonly limit?: number } | undefined>();
  expectTypeOf<StationSearch['search']>().returns.toEqualTypeOf<readonly StationMatch[]>();
});

test('a match names the entry, and ranges that cannot be written', () => {
  expectTypeOf<StationMatch['entry']>().toEqualTypeOf<LoyaltyStation>();
  expectTypeOf<StationMatch['matched']>().toEqualTypeOf<readonly MatchedRange[]>();
  expectTypeOf<MatchedRange>().toEqualTypeOf<{
    readonly field: string;
    readonly index?: number;
    readonly start: number;
    readonly end: number;
  }>();
});
