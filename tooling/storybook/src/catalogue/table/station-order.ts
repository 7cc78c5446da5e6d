import type { LoyaltyAirport, LoyaltyStation } from '@airline/reference-data/loyalty-stations';
import type { StationMatch } from '@airline/reference-data/station-search';
import type { SortOrder } from '@airline/ui/table';

import type { CatalogueLocale } from '../locale.ts';
import { countryName } from '../place-names.ts';

/** The columns by which the table can be put in order. */
export const sortableColumns = [
  'station',
  'code',
  'country',
  'zone',
  'latitude',
  'longitude',
  'weight',
  'state',
] as const;

type SortableColumn = (typeof sortableColumns)[number];

/**
 * Puts entries in the order of a column; without one, or by a column that knows no order, they stay as they came.
 *
 * Equal entries keep their order both ways. Numbers stand as numbers; what an entry does not have (a group's
 * coordinates) stands last both ways.
 */
export function orderEntries(
  entries: readonly StationMatch[],
  order: SortOrder | undefined,
  locale: CatalogueLocale,
): readonly StationMatch[] {
  const column = sortableColumns.find((id) => id === order?.column);
  if (column === undefined) return entries;
  const { compare } = new Intl.Collator(locale);
  const sign = order?.direction === 'descending' ? -1 : 1;
  return entries
    .map((match) => ({ match, value: valueOf(match.entry, column, locale) }))
    .toSorted(({ value: one }, { value: other }) => {
      if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
      if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
      return sign * compare(String(one), String(other));
    })
    .map(({ match }) => match);
}

function valueOf(entry: LoyaltyStation, column: SortableColumn, locale: CatalogueLocale): string | number | undefined {
  switch (column) {
    case 'station':
      return entry.displayName;
    case 'code':
      return entry.id;
    case 'weight':
      return Number(entry.weight);
    case 'country':
    case 'zone':
    case 'latitude':
    case 'longitude':
    case 'state':
      return entry.isAirportGroup ? undefined : valueOfStation(entry, column, locale);
  }
}

function valueOfStation(
  station: LoyaltyAirport,
  column: 'country' | 'zone' | 'latitude' | 'longitude' | 'state',
  locale: CatalogueLocale,
): string | number {
  switch (column) {
    case 'country':
      return countryName(station.countryCode, locale);
    case 'zone':
      return station.timeZone;
    case 'latitude':
      return Number(station.latitude);
    case 'longitude':
      return Number(station.longitude);
    case 'state':
      return station.isActive ? 0 : 1;
  }
}
