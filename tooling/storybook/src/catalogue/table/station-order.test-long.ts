import type { StationMatch } from '@airline/reference-data/station-search';
import { expect, test } from 'vitest';

import { findEntries } from './station-entries.ts';
import { orderEntries, sortableColumns } from './station-order.ts';

const all = findEntries({ typed: '', includeInactive: true, countryCode: '' });
const only = (...ids: readonly string[]) =>
  ids.flatMap((id) =>
    findEntries({ typed: id, includeInactive: true, countryCode: '' }).filter(({ entry }) => entry.id === id),
  );
const idsOf = (entries: readonly StationMatch[]) => entries.map(({ entry }) => entry.id);
const ordered = (
  entries: readonly StationMatch[],
  column: string,
  direction: 'ascending' | 'descending' = 'ascending',
) => idsOf(orderEntries(entries, { column, direction }, 'es'));

test('without an order, or by a column that knows none, entries stay as they came', () => {
  expect(orderEntries(all, undefined, 'es')).toBe(all);
  expect(orderEntries(all, { column: 'services', direction: 'descending' }, 'es')).toBe(all);
});

test.each([
  { column: 'station', first: 'ALB', second: 'ZRH' },
  { column: 'code', first: 'ALB', second: 'ZRH' },
  { column: 'country', first: 'MAD', second: 'MEX' },
  { column: 'zone', first: 'ABJ', second: 'AKL' },
  { column: 'latitude', first: 'AKL', second: 'ABJ' },
  { column: 'longitude', first: 'HNL', second: 'MAD' },
  { column: 'weight', first: 'MDW', second: 'AUA' },
  { column: 'state', first: 'MDW', second: 'ORD' },
])('by $column, $first stands before $second, and after it the other way round', ({ column, first, second }) => {
  expect(ordered(only(second, first), column)).toEqual([first, second]);
  expect(ordered(only(first, second), column, 'descending')).toEqual([second, first]);
});

test('numbers stand as numbers, not as text', () => {
  expect(ordered(only('SYD', 'SJU', 'ANC', 'MAD'), 'latitude')).toEqual(['SYD', 'SJU', 'MAD', 'ANC']);
});

test('countries stand by their names in the language of the page', () => {
  const entries = only('FRA', 'GIG');
  expect(idsOf(orderEntries(entries, { column: 'country', direction: 'ascending' }, 'es'))).toEqual(['FRA', 'GIG']);
  expect(idsOf(orderEntries(entries, { column: 'country', direction: 'ascending' }, 'en'))).toEqual(['GIG', 'FRA']);
});

test('what a group does not have stands last both ways', () => {
  const entries = only('CHICAGO', 'MAD', 'SJU');
  expect(ordered(entries, 'latitude')).toEqual(['SJU', 'MAD', 'CHICAGO']);
  expect(ordered(entries, 'latitude', 'descending')).toEqual(['MAD', 'SJU', 'CHICAGO']);
  expect(ordered(only('CHICAGO', 'HAWAII'), 'zone', 'descending')).toEqual(['CHICAGO', 'HAWAII']);
});

test.each(sortableColumns)('by %s nothing is lost, and equal entries keep their order both ways', (column) => {
  const twice = [...only('DAL'), ...only('DAL').map((match) => ({ ...match }))];
  for (const direction of ['ascending', 'descending'] as const) {
    expect(ordered(all, column, direction)).toHaveLength(all.length);
    expect(new Set(ordered(all, column, direction)).size).toBe(all.length);
    expect(orderEntries(twice, { column, direction }, 'es')[0]).toBe(twice[0]);
  }
});
