import { airportGroups } from '@airline/reference-data/airport-groups';
import {
  expandToStations,
  getLoyaltyStation,
  type AirportGroup,
  type LoyaltyAirport,
  type LoyaltyStation,
} from '@airline/reference-data/loyalty-stations';
import { createStationSearch, type MatchedRange } from '@airline/reference-data/station-search';
import { citiesServedBy } from '@airline/reference-data/stations';
import type { StationChoice } from '@airline/ui/station-picker';

const { search } = createStationSearch();

/** Names a group after its city: 'New York City (todos los aeropuertos)'. The city comes first. */
export type GroupNamer = (city: string) => string;

/** What station pickers ask. */
export interface StationChoices {
  /** Gives the stations and groups for what is typed, the best first. */
  readonly search: (query: string) => readonly StationChoice[];
  /** Gives the station or group of an id as the picker shows it. */
  readonly choiceOf: (id: string) => StationChoice | undefined;
}

/** Makes the choices of station pickers in the words of a language. */
export function createStationChoices(groupName: GroupNamer): StationChoices {
  // Before anything is typed the large cities are offered, whose groups cover all their airports.
  const offered = airportGroups
    .filter(({ id }) => expandToStations(id).length > 1)
    .map((group) => choiceOfGroup(group, [], groupName));
  return {
    search: (query) =>
      query.trim() === ''
        ? offered
        : search(query).map(({ entry, matched }) => choiceOfEntry(entry, matched, groupName)),
    choiceOf(id) {
      const entry = getLoyaltyStation(id);
      return entry === undefined ? undefined : choiceOfEntry(entry, [], groupName);
    },
  };
}

function choiceOfEntry(entry: LoyaltyStation, matched: readonly MatchedRange[], groupName: GroupNamer): StationChoice {
  if (entry.isAirportGroup) return choiceOfGroup(entry, matched, groupName);
  return {
    id: entry.id,
    label: entry.displayName,
    name: entry.emailDisplayName,
    detail: detailOf(entry, matched),
    code: entry.id,
    // The name is how the longer one begins, so that the parts of the one that are in it are parts of the other.
    matched: matched.filter(({ field, end }) => field === 'displayName' && end <= entry.emailDisplayName.length),
  };
}

/** Says what a station is found by, where its name does not: 'Fort Worth' finds Dallas, 'dal' finds Spokane by Coeur d'Alene. */
function detailOf(station: LoyaltyAirport, matched: readonly MatchedRange[]): string {
  const isFoundBy = (...fields: readonly MatchedRange['field'][]) =>
    matched.some(({ field }) => fields.includes(field));
  if (isFoundBy('id', 'displayName', 'stationName')) return station.stationName;
  if (isFoundBy('cityServed')) return citiesServedBy(station).join(', ');
  const alias = matched.find(({ field }) => field === 'altSearchNames');
  const name = alias?.index === undefined ? undefined : station.altSearchNames?.[alias.index];
  return name === undefined ? station.stationName : `${name} · ${station.stationName}`;
}

function choiceOfGroup(group: AirportGroup, matched: readonly MatchedRange[], groupName: GroupNamer): StationChoice {
  const name = groupName(group.shortDisplayName);
  return {
    id: group.id,
    label: name,
    name,
    detail: expandToStations(group.id)
      .map(({ id }) => id)
      .join(', '),
    isGroup: true,
    matched: matched.filter(({ field }) => field === 'shortDisplayName'),
  };
}
