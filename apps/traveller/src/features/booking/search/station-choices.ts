import { airportGroups } from '@airline/reference-data/airport-groups';
import {
  expandToStations,
  getLoyaltyStation,
  type AirportGroup,
  type LoyaltyStation,
} from '@airline/reference-data/loyalty-stations';
import { createStationSearch, type MatchedRange } from '@airline/reference-data/station-search';
import { citiesServedBy } from '@airline/reference-data/stations';
import type { StationChoice } from '@airline/ui/station-picker';

const { search } = createStationSearch();

/** What is offered before anything is typed: the large cities, whose groups cover all their airports. */
const offered: readonly StationChoice[] = airportGroups
  .filter(({ id }) => expandToStations(id).length > 1)
  .map((group) => choiceOfGroup(group, []));

/** Gives the stations and groups for what is typed, the best first. */
export function searchStations(query: string): readonly StationChoice[] {
  if (query.trim() === '') return offered;
  return search(query).map(({ entry, matched }) => choiceOfEntry(entry, matched));
}

/** Gives the station or group of an id as the picker shows it. */
export function stationChoice(id: string): StationChoice | undefined {
  const entry = getLoyaltyStation(id);
  return entry === undefined ? undefined : choiceOfEntry(entry, []);
}

function choiceOfEntry(entry: LoyaltyStation, matched: readonly MatchedRange[]): StationChoice {
  if (entry.isAirportGroup) return choiceOfGroup(entry, matched);
  const isFoundByName = matched.some(({ field }) => field === 'displayName' || field === 'stationName');
  const isFoundByNeighbour = !isFoundByName && matched.some(({ field }) => field === 'cityServed');
  return {
    id: entry.id,
    label: entry.displayName,
    name: entry.emailDisplayName,
    // A city found by its neighbour says so: 'Fort Worth' finds Dallas, which serves both.
    detail: isFoundByNeighbour ? citiesServedBy(entry).join(', ') : entry.stationName,
    code: entry.id,
    // The name is how the longer one begins, so that the parts of the one that are in it are parts of the other.
    matched: matched.filter(({ field, end }) => field === 'displayName' && end <= entry.emailDisplayName.length),
  };
}

function choiceOfGroup(group: AirportGroup, matched: readonly MatchedRange[]): StationChoice {
  return {
    id: group.id,
    label: group.displayName,
    name: group.displayName,
    detail: expandToStations(group.id)
      .map(({ id }) => id)
      .join(', '),
    isGroup: true,
    matched: matched.filter(({ field }) => field === 'displayName'),
  };
}
