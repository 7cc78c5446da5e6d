import type { LoyaltyAirport, LoyaltyStation } from './station-search-entries.ts';
import type { Family } from './station-search-family.ts';
import { regionNamesOf } from './station-search-regions.ts';
import { wordsOf } from './station-search-words.ts';

/** Why a word leads to an entry: its code, the name it is sold by, another of its own texts, an alias, its relatives. */
export type Source = 'code' | 'name' | 'detail' | 'alias' | 'group' | 'member';

/** One word by which an entry is found, and what to highlight for it. */
export interface Occurrence {
  readonly word: string;
  readonly source: Source;
  /** Place of the word in a name that the city begins, from 0; -1 where the order means nothing. */
  readonly position: number;
  readonly field: string;
  /** Place in the list, where the field is a list. */
  readonly index: number | undefined;
  /** The field's whole text; `start` and `end` are UTF-16 offsets in it. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** The typed letters are not the text's own (`saint` for `St.`, `Texas` for `TX`): the whole range stands for them. */
  readonly isStandIn: boolean;
}

const sameWord: Readonly<Record<string, string>> = {
  st: 'saint',
  saint: 'st',
  ft: 'fort',
  fort: 'ft',
  mt: 'mount',
  mount: 'mt',
};

interface Place {
  readonly source: Source;
  readonly field: string;
  readonly index?: number;
  readonly text: string;
  readonly canBeOne?: boolean;
}

/** The words of `text` between two offsets, each also in its other spelling, and all of them written as one. */
function wordsOfPhrase(
  { source, field, index, text, canBeOne = true }: Place,
  from = 0,
  to = text.length,
): Occurrence[] {
  const isName = source === 'name';
  const words = wordsOf(text.slice(from, to));
  const found: Occurrence[] = [];
  const add = (word: string, position: number, start: number, end: number, isStandIn: boolean) =>
    found.push({ word, source, position, field, index, text, start: from + start, end: from + end, isStandIn });

  const [first] = words;
  const last = words.at(-1);
  if (canBeOne && first && last && first !== last) {
    add(words.map((word) => word.folded).join(''), isName ? 0 : -1, first.start, last.end, false);
  }
  for (const [place, { folded, start, end }] of words.entries()) {
    add(folded, isName ? place : -1, start, end, false);
    const other = sameWord[folded];
    if (other) add(other, isName ? place : -1, start, end, true);
  }
  return found;
}

/** The words of names that the field's text does not show but stands for. */
function standIns({ source, field, index, text }: Place, names: readonly string[]): Occurrence[] {
  return names
    .flatMap((name) => wordsOfPhrase({ source, field, text: name }))
    .map(({ word }) => ({
      word,
      source,
      position: -1,
      field,
      index,
      text,
      start: 0,
      end: text.length,
      isStandIn: true,
    }));
}

function citiesServed(text: string): Occurrence[] {
  let from = 0;
  return text.split(',').flatMap((city) => {
    const found = wordsOfPhrase({ source: 'detail', field: 'cityServed', text }, from, from + city.length);
    from += city.length + 1;
    return found;
  });
}

function airportOccurrences(airport: LoyaltyAirport, { groupsOf, retiredSiblingsOf }: Family): Occurrence[] {
  return [
    ...wordsOfPhrase({ source: 'detail', field: 'stationName', text: airport.stationName, canBeOne: false }),
    ...citiesServed(airport.cityServed),
    ...wordsOfPhrase({ source: 'detail', field: 'stateFederalUnit', text: airport.stateFederalUnit }),
    ...standIns({ source: 'alias', field: 'stateFederalUnit', text: airport.stateFederalUnit }, regionNamesOf(airport)),
    ...groupsOf(airport).flatMap((group) => {
      const place = { field: 'parents', index: airport.parents.indexOf(group.id), text: group.id } as const;
      return [
        ...standIns({ ...place, source: 'group' }, [group.displayName, ...(group.altSearchNames ?? [])]),
        ...standIns({ ...place, source: 'member' }, retiredSiblingsOf(airport, group).flatMap(namesOf)),
      ];
    }),
  ];
}

/** The names by which a member leads to its group. */
function namesOf(airport: LoyaltyAirport): string[] {
  return [airport.id, airport.shortDisplayName, airport.stationName, ...(airport.altSearchNames ?? [])];
}

/** Lists every word by which an entry is found, in the order of its fields. */
export function occurrencesOf(entry: LoyaltyStation, family: Family): Occurrence[] {
  const { id, displayName, shortDisplayName, airportsListName, altSearchNames } = entry;
  return [
    ...wordsOfPhrase({ source: 'code', field: 'id', text: id }),
    ...wordsOfPhrase({ source: 'name', field: 'displayName', text: displayName }),
    ...wordsOfPhrase({ source: 'name', field: 'shortDisplayName', text: shortDisplayName }),
    ...wordsOfPhrase({ source: 'detail', field: 'airportsListName', text: airportsListName, canBeOne: false }),
    ...(altSearchNames ?? []).flatMap((text, index) =>
      wordsOfPhrase({ source: 'alias', field: 'altSearchNames', index, text }),
    ),
    ...(entry.isAirportGroup
      ? family.membersOf(entry).flatMap((member) => {
          const index = entry.children.indexOf(member.id);
          return standIns({ source: 'member', field: 'children', index, text: member.id }, namesOf(member));
        })
      : airportOccurrences(entry, family)),
  ];
}
