import { homeCountryNames } from './generated/loyalty-stations.ts';
import type { LoyaltyAirport, LoyaltyStation } from './loyalty-types.ts';
import type { Family } from './station-search-family.ts';
import { aliasPosition } from './station-search-keys.ts';
import { eachWord } from './station-search-words.ts';
import { getUsState } from './us-states.ts';

/**
 * Why a word leads to an entry: its code, the name it is sold by, another of its own texts, an alias, its relatives, or the
 * country at home, which no text of its own names.
 */
export type Source = 'code' | 'name' | 'detail' | 'alias' | 'group' | 'member' | 'country';

/** A field of an entry, or one text of a list field. */
export interface Place {
  readonly source: Source;
  readonly field: string;
  /** Place in the list, where the field is a list. */
  readonly index?: number;
  readonly text: string;
}

/**
 * Takes one word by which an entry is found.
 *
 * `position` is the word's place in a name that the city begins, from 0, `aliasPosition` where the word is a whole alias, or
 * -1 where the order means nothing; `start`
 * and `end` are UTF-16 offsets in the place's text. `isStandIn`: the letters are not the text's own (`saint` for `St.`),
 * and the whole range stands for them.
 */
export type TakeOccurrence = (
  place: Place,
  word: string,
  position: number,
  start: number,
  end: number,
  isStandIn: boolean,
) => void;

const otherSpellings: ReadonlyMap<string, string> = new Map([
  ['st', 'saint'],
  ['saint', 'st'],
  ['ft', 'fort'],
  ['fort', 'ft'],
  ['mt', 'mount'],
  ['mount', 'mt'],
]);

/** Reads the words of a text, each also in its other spelling, and, where people may write them as one, as one. */
function readPhrase(place: Place, take: TakeOccurrence, canBeOne: boolean, from = 0, to = place.text.length): void {
  const isName = place.source === 'name';
  let count = 0;
  let asOne = '';
  let first = 0;
  let last = 0;
  eachWord(place.text, from, to, (word, start, end) => {
    const position = isName ? count : -1;
    take(place, word, position, start, end, false);
    const other = otherSpellings.get(word);
    if (other) take(place, other, position, start, end, true);
    if (count === 0) first = start;
    last = end;
    asOne += word;
    count += 1;
  });
  const isAlias = place.source === 'alias';
  if (canBeOne && (count > 1 || isAlias))
    take(place, asOne, isAlias ? aliasPosition : isName ? 0 : -1, first, last, false);
}

/** Reads names that the text does not show but stands for. */
function readStandIns(place: Place, take: TakeOccurrence, names: readonly string[]): void {
  const takeStandIn: TakeOccurrence = (_, word) => take(place, word, -1, 0, place.text.length, true);
  for (const text of names) {
    // An airport's name is not read as one word for its station either.
    readPhrase({ source: place.source, field: place.field, text }, takeStandIn, !text.endsWith(' Airport'));
  }
}

/** The names by which a member leads to its group, and to the group's other members once it is inactive. */
function namesOf({ id, shortDisplayName, stationName, altSearchNames }: LoyaltyAirport): string[] {
  return [id, shortDisplayName, stationName, ...(altSearchNames ?? [])];
}

function readCities(text: string, take: TakeOccurrence): void {
  const place = { source: 'detail', field: 'cityServed', text } as const;
  let from = 0;
  for (const city of text.split(',')) {
    readPhrase(place, take, true, from, from + city.length);
    from += city.length + 1;
  }
}

const homeCountry = 'US';
let wordsOfHome: readonly string[] | undefined;

/** Reads the words of the country at home once: a third of all stations have them. */
function readWordsOfHome(): readonly string[] {
  const words: string[] = [];
  for (const text of homeCountryNames.split('|')) {
    readPhrase({ source: 'country', field: 'countryCode', text }, (_, word) => words.push(word), true);
  }
  return words;
}

interface StateWord {
  readonly word: string;
  readonly position: number;
}

let wordsOfStates: Map<string, readonly StateWord[]> | undefined;

/** Reads the words of a state's names once, in English and in Spanish. */
function readWordsOfState(code: string): readonly StateWord[] {
  wordsOfStates ??= new Map();
  const known = wordsOfStates.get(code);
  if (known) return known;
  const words: StateWord[] = [];
  const state = getUsState(code);
  for (const text of state ? new Set([state.stateName, state.stateNameSpanish]) : []) {
    const place = { source: 'alias', field: 'stateFederalUnit', text } as const;
    readPhrase(place, (_, word, position) => words.push({ word, position }), true);
  }
  wordsOfStates.set(code, words);
  return words;
}

/** Reads the names of an entry's state, for which the entry has its code alone, unless its aliases name it. */
function readState({ stateFederalUnit, altSearchNames }: LoyaltyAirport, take: TakeOccurrence): void {
  const name = getUsState(stateFederalUnit)?.stateName;
  if (name === undefined || altSearchNames?.includes(name) === true) return;
  const place = { source: 'alias', field: 'stateFederalUnit', text: stateFederalUnit } as const;
  for (const { word, position } of readWordsOfState(stateFederalUnit)) {
    take(place, word, position, 0, stateFederalUnit.length, true);
  }
}

function readAirport(airport: LoyaltyAirport, { groupsOf, inactiveMembersOf }: Family, take: TakeOccurrence): void {
  const { stationName, cityServed, stateFederalUnit, countryCode } = airport;
  readPhrase({ source: 'detail', field: 'stationName', text: stationName }, take, false);
  readCities(cityServed, take);
  readPhrase({ source: 'detail', field: 'stateFederalUnit', text: stateFederalUnit }, take, true);
  if (countryCode === homeCountry) {
    readState(airport, take);
    const place = { source: 'country', field: 'countryCode', text: countryCode } as const;
    for (const word of (wordsOfHome ??= readWordsOfHome())) take(place, word, -1, 0, countryCode.length, true);
  }
  for (const group of groupsOf(airport)) {
    const place = { field: 'parents', index: airport.parents.indexOf(group.id), text: group.id } as const;
    readStandIns({ ...place, source: 'group' }, take, [group.displayName, ...(group.altSearchNames ?? [])]);
    readStandIns({ ...place, source: 'member' }, take, inactiveMembersOf(group).flatMap(namesOf));
  }
}

/**
 * Reads every word by which an entry is found, field by field; the names of its relatives come last.
 *
 * Some names repeat others word for word. Who builds an index saves a third of the work by passing over them; who
 * highlights needs them.
 */
export function readEntry(entry: LoyaltyStation, family: Family, take: TakeOccurrence, withRepeats: boolean): void {
  const { id, displayName, shortDisplayName, airportsListName, altSearchNames } = entry;
  readPhrase({ source: 'code', field: 'id', text: id }, take, false);
  readPhrase({ source: 'name', field: 'displayName', text: displayName }, take, true);
  if (withRepeats || !displayName.startsWith(shortDisplayName)) {
    readPhrase({ source: 'name', field: 'shortDisplayName', text: shortDisplayName }, take, true);
  }
  if (withRepeats || entry.isAirportGroup || airportsListName !== `${entry.stationName} (${id})`) {
    readPhrase({ source: 'detail', field: 'airportsListName', text: airportsListName }, take, false);
  }
  for (const [index, text] of (altSearchNames ?? []).entries()) {
    readPhrase({ source: 'alias', field: 'altSearchNames', index, text }, take, true);
  }
  if (!entry.isAirportGroup) return readAirport(entry, family, take);
  for (const member of family.membersOf(entry)) {
    const index = entry.children.indexOf(member.id);
    readStandIns({ source: 'member', field: 'children', index, text: member.id }, take, namesOf(member));
  }
}
