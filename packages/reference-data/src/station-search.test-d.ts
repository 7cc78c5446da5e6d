import { expectTypeOf, test } from 'vitest';

import type { LoyaltyStation } from './loyalty-stations.ts';
import { createStationSearch, type MatchedRange, type StationMatch, type StationSearch } from './station-search.ts';

test('a search is made of entries and options, both optional', () => {
  expectTypeOf(createStationSearch()).toEqualTypeOf<StationSearch>();
  expectTypeOf(createStationSearch(undefined, { includeInactive: true })).toEqualTypeOf<StationSearch>();
  // @ts-expect-error: the option is a boolean
  createStationSearch(undefined, { includeInactive: 'yes' });
  // @ts-expect-error: the entries are a list
  createStationSearch({});
});

test('entries of another list keep the type of their ids', () => {
  const entries: readonly LoyaltyStation<'AAA' | 'BBB'>[] = [];
  expectTypeOf(createStationSearch(entries)).toEqualTypeOf<StationSearch<'AAA' | 'BBB'>>();
  expectTypeOf<StationMatch<'AAA' | 'BBB'>['entry']>().toEqualTypeOf<LoyaltyStation<'AAA' | 'BBB'>>();
});

test('a query is a text, and a limit may be given', () => {
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
