import {
  expandToStations,
  getLoyaltyStation,
  loyaltyStations,
  type AirportGroup,
  type LoyaltyAirport,
  type LoyaltyStation,
} from '@airline/reference-data/loyalty-stations';
import { cityName, placeName } from '@airline/reference-data/place-names';
import { createStationSearch, type MatchedRange, type StationMatch } from '@airline/reference-data/station-search';
import { citiesServedBy } from '@airline/reference-data/stations';
import type { StationChoice, StationResults } from '@airline/ui/station-picker';

import { fullNameIn, matchedIn } from './place-texts.ts';
import { nearestServed, type StationAtDistance } from './served-stations.ts';

// A place that is not served is named as such: another one that is spelt alike is no answer.
const { search } = createStationSearch(loyaltyStations, { includeInactive: true });

/** What is read of the search's answers: the served ones among them are shown. */
const READ_MATCHES = 40;
const SHOWN_MATCHES = 8;
const SHOWN_NEIGHBOURS = 3;
/** With fewer letters a text may be the beginning of anything, although one place alone begins so. */
const TELLING_LETTERS = 3;

/** So near is an airport for the same city. */
const SAME_CITY_KILOMETERS = 100;

/** The words and the language of places. */
export interface PlaceWords {
  readonly language: string;
  /** Names a group after its city: 'Nueva York (todos los aeropuertos)'. The city comes first. */
  readonly group: (city: string) => string;
  /** 'No volamos a La Habana (HAV).' */
  readonly notServed: (place: string) => string;
  /** 'El aeropuerto más cercano de los nuestros es Miami, a 370 km.' */
  readonly nearest: (city: string, distance: string) => string;
  /** Heads the stations near a place that is not served: 'Cerca de La Habana'. */
  readonly near: (city: string) => string;
  /** 'a 370 km' */
  readonly away: (distance: string) => string;
}

/** What station pickers ask. */
export interface StationChoices {
  /** Gives the places for what is typed, the best first, and what is said of one that is not served. */
  readonly search: (query: string) => StationResults;
  /** Gives the station or group of an id as the picker shows it. */
  readonly choiceOf: (id: string) => StationChoice | undefined;
  /** Gives a station with its distance as its detail. */
  readonly choiceAtDistance: (nearby: StationAtDistance) => StationChoice;
}

/** Makes the choices of station pickers in the words of a language. */
export function createStationChoices(words: PlaceWords): StationChoices {
  const { language } = words;
  const choiceOf = (entry: LoyaltyStation, matched: readonly MatchedRange[] = []) =>
    entry.isAirportGroup ? choiceOfGroup(entry, matched, words) : choiceOfAirport(entry, matched, language);
  const choiceAtDistance = ({ station, kilometers }: StationAtDistance): StationChoice => {
    const name = placeName(station.id, language);
    const away = words.away(formatDistance(kilometers, language));
    return { id: station.id, label: name, name, ...choiceOfId(station.id), detail: away };
  };
  const choiceOfId = (id: string) => {
    const entry = getLoyaltyStation(id);
    return entry === undefined ? undefined : choiceOf(entry);
  };

  return {
    choiceOf: choiceOfId,
    choiceAtDistance,
    search(query) {
      const typed = fold(query);
      const matches = search(query, { limit: READ_MATCHES });
      const found = listed(matches)
        .filter(({ entry }) => typed.length > 1 || beginsWith(entry, typed, language))
        .slice(0, SHOWN_MATCHES)
        .map(({ entry, matched }) => choiceOf(entry, matched));
      const first = matches[0]?.entry;
      const asked = isUnserved(first)
        ? (matches.map(({ entry }) => entry).find((entry) => isUnserved(entry) && isNamed(entry, typed, language)) ??
          first)
        : first;
      if (!isUnserved(asked) || !isTold(asked, typed, language)) {
        const exact = exactly(query, matches, found);
        return { sections: [{ id: 'found', choices: found }], ...(exact === undefined ? {} : { exact }) };
      }
      const near = nearestServed(
        { latitude: Number(asked.latitude), longitude: Number(asked.longitude) },
        SHOWN_NEIGHBOURS,
      );
      const city = cityName(asked.id, language);
      const airports = matches.flatMap(({ entry }) => (isOfCity(entry, asked, language) ? [entry.id] : [])).join(', ');
      const [nearest] = near;
      // Where another airport of the city is served, it is the airport that is not.
      const isCityServed = nearest !== undefined && nearest.kilometers <= SAME_CITY_KILOMETERS;
      const fault = words.notServed(isCityServed ? `${airports} (${city})` : `${city} (${airports})`);
      const notice =
        nearest === undefined
          ? fault
          : `${fault} ${words.nearest(placeName(nearest.station.id, language), formatDistance(nearest.kilometers, language))}`;
      const ids = new Set(near.map(({ station }) => station.id as string));
      return {
        notice,
        fault,
        sections: [
          { id: 'near', heading: words.near(city), choices: near.map(choiceAtDistance) },
          { id: 'found', choices: found.filter(({ id }) => !ids.has(id)) },
        ],
      };
    },
  };
}

function isUnserved(entry: LoyaltyStation | undefined): entry is LoyaltyAirport {
  return entry !== undefined && !entry.isAirportGroup && !entry.isActive;
}

/** Tells whether a text is the whole name of a place's city: 'roma' is Rome, although Romania begins so. */
function isNamed({ id }: LoyaltyStation, typed: string, language: string): boolean {
  return [placeName(id, language), cityName(id, language)].some((name) => fold(name) === typed);
}

/** Tells whether a text says a place that is not served: a few letters, or a mistake in three, may be the beginning of anything. */
function isTold(entry: LoyaltyStation, typed: string, language: string): boolean {
  if (typed.length > TELLING_LETTERS) return true;
  return typed.length === TELLING_LETTERS && beginsWith(entry, typed, language);
}

/** Tells whether a text begins a place's code, or a word of the name by which it is shown or known. */
function beginsWith({ id, displayName, altSearchNames }: LoyaltyStation, typed: string, language: string): boolean {
  // Sights and towns around a place are aliases too: one letter is none of them.
  const aliases = typed.length > 1 ? (altSearchNames ?? []) : [];
  const names = [id, placeName(id, language), displayName, ...aliases];
  return names.some(
    (name) =>
      name.split(/[^\p{L}\p{N}]+/u).some((word) => fold(word).startsWith(typed)) || fold(name).startsWith(typed),
  );
}

/** Gives the id that is listed for a place: of a group of which one airport alone is served, that of the airport. */
export function listedId(id: string): string {
  const [airport, ...others] = expandToStations(id).filter(({ isActive }) => isActive);
  return airport !== undefined && others.length === 0 ? airport.id : id;
}

/** Leaves out what is not served, and puts a group's only served airport in the group's place. */
function listed(matches: readonly StationMatch[]): readonly StationMatch[] {
  const byId = new Map<string, StationMatch>(matches.map((match) => [match.entry.id, match]));
  const served = matches.filter(({ entry }) => expandToStations(entry.id).some(({ isActive }) => isActive));
  return [...new Set(served.map(({ entry }) => listedId(entry.id)))].flatMap((id) => {
    const entry = getLoyaltyStation(id);
    return byId.get(id) ?? (entry === undefined ? [] : { entry, matched: [] });
  });
}

function isOfCity(entry: LoyaltyStation, { id, countryCode }: LoyaltyAirport, language: string): boolean {
  return (
    !entry.isAirportGroup &&
    !entry.isActive &&
    entry.countryCode === countryCode &&
    cityName(entry.id, language) === cityName(id, language)
  );
}

/** Gives what a text says in full: a code, a name, or enough of the one served place that is found, or whose name begins so. */
function exactly(
  query: string,
  matches: readonly { readonly entry: LoyaltyStation }[],
  found: readonly StationChoice[],
): StationChoice | undefined {
  const typed = fold(query);
  const named = found.find(({ id, label, name }) => {
    const entry = matches.find((match) => match.entry.id === id)?.entry;
    const names = entry === undefined ? [] : [placeName(id, 'en'), entry.displayName, ...(entry.altSearchNames ?? [])];
    return [id, label, name, ...names].some((text) => fold(text) === typed);
  });
  if (named !== undefined || typed.length < TELLING_LETTERS) return named;
  const begun = found.length === 1 ? found : found.filter(({ name }) => fold(name).startsWith(typed));
  return begun.length === 1 ? begun[0] : undefined;
}

function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .toLowerCase();
}

const KILOMETERS_PER_MILE = 1.609_344;

/** Writes a distance as the language's readers measure it. */
function formatDistance(kilometers: number, language: string): string {
  const isSpanish = language.startsWith('es');
  const rounded = (length: number) => (length < 20 ? Math.max(1, Math.round(length)) : Math.round(length / 10) * 10);
  return new Intl.NumberFormat(isSpanish ? 'es-US' : 'en-US', {
    style: 'unit',
    unit: isSpanish ? 'kilometer' : 'mile',
    unitDisplay: isSpanish ? 'short' : 'long',
  }).format(rounded(isSpanish ? kilometers : kilometers / KILOMETERS_PER_MILE));
}

function choiceOfAirport(airport: LoyaltyAirport, matched: readonly MatchedRange[], language: string): StationChoice {
  const name = fullNameIn(language, airport);
  return {
    id: airport.id,
    label: `${name} - ${airport.id}`,
    name,
    detail: detailOf(airport, matched),
    code: airport.id,
    matched: matchedIn(name, airport, matched),
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

function choiceOfGroup(
  group: AirportGroup,
  matched: readonly MatchedRange[],
  { language, group: groupName }: PlaceWords,
): StationChoice {
  const name = groupName(cityName(group.id, language));
  return {
    id: group.id,
    label: name,
    name,
    detail: expandToStations(group.id)
      .map(({ id }) => id)
      .join(', '),
    isGroup: true,
    matched: matchedIn(name, group, matched),
  };
}
