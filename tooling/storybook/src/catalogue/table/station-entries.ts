import { type LoyaltyStation, loyaltyStations } from '@airline/reference-data/loyalty-stations';
import { createStationSearch, type StationMatch } from '@airline/reference-data/station-search';
import { getStation } from '@airline/reference-data/stations';

/** What a person asked the table for. */
export interface StationFilter {
  readonly typed: string;
  readonly includeInactive: boolean;
  /** Two letters, or `''` for every country. */
  readonly countryCode: string;
}

const searchServed = createStationSearch();
const searchAll = createStationSearch(loyaltyStations, { includeInactive: true });

/**
 * Lists what the table shows: without a query every station in the catalogue's order, with one every answer of the
 * package's search in its own order, groups among them.
 *
 * A group belongs to the countries of its members.
 */
export function findEntries({ typed, includeInactive, countryCode }: StationFilter): readonly StationMatch[] {
  const found = typed.trim() === '' ? listed(includeInactive) : searched(typed, includeInactive);
  return countryCode === '' ? found : found.filter(({ entry }) => countriesOf(entry).includes(countryCode));
}

function listed(includeInactive: boolean): readonly StationMatch[] {
  return loyaltyStations
    .filter((entry) => !entry.isAirportGroup && (includeInactive || entry.isActive))
    .map((entry) => ({ entry, matched: [] }));
}

function searched(typed: string, includeInactive: boolean): readonly StationMatch[] {
  return (includeInactive ? searchAll : searchServed).search(typed, { limit: Infinity });
}

function countriesOf(entry: LoyaltyStation): readonly string[] {
  if (!entry.isAirportGroup) return [entry.countryCode];
  return entry.children.flatMap((child) => getStation(child)?.countryCode ?? []);
}
