import type { Language } from '@airline/contract';
import { placeName } from '@airline/reference-data/place-names';
import { citiesServedBy } from '@airline/reference-data/stations';
import { createStationSearch, type StationMatch } from '@airline/reference-data/station-search';

import { foldedWordsOf } from './fold-text.ts';
import { searchWords } from './search-words.ts';

/** A place to fly to that a query names. */
export interface FoundPlace {
  /** A station's code or a group's id. */
  readonly id: string;
  readonly name: string;
  /** As the catalogue writes it, with state and code. */
  readonly displayName: string;
}

export interface PlaceIndex {
  /** Finds the places that a query names, word by word; the last one may be unfinished where it is still being typed. */
  readonly search: (
    query: string,
    language: Language,
    options: { readonly isUnfinished: boolean },
  ) => readonly FoundPlace[];
  /** Finds places that a query may mean, misspelled. */
  readonly guess: (query: string, language: Language) => readonly FoundPlace[];
}

/** What people say around the name of a place when they want to fly there. */
const flying = new Set(
  (
    'vuelo vuelos volar viaje viajes viajar boleto boletos pasaje pasajes ida vuelta aeropuerto aeropuertos ir barato baratos todos ' +
    'flight flights fly flying travel trip trips ticket tickets airport airports all cheap'
  ).split(' '),
);
const most = 5;

/** Searches the places that are flown to. */
export function createPlaceIndex(): PlaceIndex {
  const stations = createStationSearch();
  const known = new Map<string, PlaceNames>();
  const wordsOf = ({ entry }: StationMatch): PlaceNames => {
    const words = known.get(entry.id) ?? toPlaceNames(entry);
    known.set(entry.id, words);
    return words;
  };
  const named = (query: string, language: Language, isUnfinished = false): readonly string[] => {
    const all = foldedWordsOf(query);
    const isTelling = (word: string): boolean => !flying.has(word) && !searchWords[language].ignored.has(word);
    return all.filter((word, place) => isTelling(word) || (isUnfinished && place === all.length - 1));
  };
  return {
    search(query, language, { isUnfinished }) {
      const words = named(query, language, isUnfinished);
      const text = words.join(' ');
      if (text.length < 3) return [];
      return stations
        .search(text, { limit: most })
        .filter((match) => isNamed(wordsOf(match), words, isUnfinished))
        .map((match) => toPlace(match, language));
    },
    guess(query, language) {
      const text = named(query, language).join(' ');
      return text.length < 4 ? [] : stations.search(text, { limit: most }).map((match) => toPlace(match, language));
    },
  };
}

/** The words that a place is known by. */
interface PlaceNames {
  /** Of its names: they can be suggested for their beginnings. */
  readonly names: ReadonlySet<string>;
  /** All of its words: its code, the cities that it serves, the place or the places that it belongs to. */
  readonly words: ReadonlySet<string>;
}

/** Tells whether each word is one of the place's own; the last one may be unfinished. */
function isNamed({ names, words }: PlaceNames, asked: readonly string[], isUnfinished: boolean): boolean {
  return asked.every((word, place) => {
    if (words.has(word)) return true;
    if (!isUnfinished || place < asked.length - 1) return false;
    return [...names].some((one) => one.startsWith(word));
  });
}

function toPlaceNames(entry: StationMatch['entry']): PlaceNames {
  const around = entry.isAirportGroup
    ? entry.children
    : [entry.stationName, ...citiesServedBy(entry), entry.stateFederalUnit, ...entry.parents];
  const names = wordsIn([entry.displayName, placeName(entry.id, 'es'), ...(entry.altSearchNames ?? [])]);
  return { names, words: new Set([...names, ...wordsIn([entry.id, ...around])]) };
}

function wordsIn(texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => foldedWordsOf(text)));
}

function toPlace({ entry }: StationMatch, language: Language): FoundPlace {
  return { id: entry.id, name: placeName(entry.id, language), displayName: entry.displayName };
}
