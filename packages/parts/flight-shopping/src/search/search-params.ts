import { checkParty, type PartyLimits } from '@airline/contract';
import { getAirportGroup } from '@airline/reference-data/airport-groups';
import { getStation } from '@airline/reference-data/stations';

import { isCalendarDate } from '../calendar-dates.ts';
import {
  emptyDraft,
  MAXIMUM_BOUNDS,
  toSearch,
  type FlightSearch,
  type SearchDraft,
  type TripKind,
} from './flight-search.ts';
import { searchFaults, type SearchFault, type SearchFaultCode, type UnreadableCode } from './search-faults.ts';

/** What the address of the results says: a search, or what could be understood of one and what is wrong with the rest. */
export type ParsedSearch =
  | { readonly search: FlightSearch }
  | { readonly draft: SearchDraft; readonly faults: readonly SearchFault[] };

const tripWords = { return: 'return', oneWay: 'one-way', multiCity: 'multi-city' } as const satisfies Record<
  TripKind,
  string
>;

/** The kinds of journey by their words, and by those of addresses that other sites and people write, in letters alone. */
const kindOfWord: ReadonlyMap<string, TripKind> = new Map([
  ...Object.entries(tripWords).map(([kind, word]) => [lettersOf(word), kind as TripKind] as const),
  ['roundtrip', 'return'],
]);

/**
 * Writes a search as the query of an address: `trip=return&from=DAL&to=SJU&date=2026-12-01&return=2026-12-08&adults=1`.
 *
 * `from`, `to` and `date` are repeated for each flight of a multi-city journey.
 */
export function formatSearch({ tripKind, bounds, party, inPoints }: FlightSearch): URLSearchParams {
  const params = new URLSearchParams({ trip: tripWords[tripKind] });
  const [, back] = bounds;
  for (const { origin, destination, date } of tripKind === 'return' ? bounds.slice(0, 1) : bounds) {
    params.append('from', origin);
    params.append('to', destination);
    params.append('date', date);
  }
  if (tripKind === 'return') params.set('return', back?.date ?? '');
  params.set('adults', String(party.adults));
  if (party.children > 0) params.set('children', String(party.children));
  if (party.lapInfants > 0) params.set('infants', String(party.lapInfants));
  if (inPoints) params.set('prices', 'points');
  return params;
}

/**
 * Reads the search of an address. What is missing or malformed is `''` in the draft, and named among its faults: what is
 * there and cannot be understood by another name than what is missing. A party that cannot travel is one adult in the draft.
 */
export function parseSearch(params: URLSearchParams, limits?: PartyLimits): ParsedSearch {
  const draft = parseDraft(params);
  const faults = [
    ...searchFaults(draft, undefined, limits).map((fault) => nameUnreadable(fault, params)),
    ...countFaults(params),
  ];
  if (faults.length === 0) return { search: toSearch(draft) };
  const party = checkParty(draft.party, limits) === undefined ? draft.party : emptyDraft.party;
  return { draft: { ...draft, party }, faults };
}

/** Builds the address of a search's results on the page that shows them. */
export function resultsHref(resultsPath: string, search: FlightSearch): string {
  return `${resultsPath}?${formatSearch(search).toString()}`;
}

function parseDraft(params: URLSearchParams): SearchDraft {
  const [origins, destinations, dates] = ['from', 'to', 'date'].map((name) => params.getAll(name)) as [
    string[],
    string[],
    string[],
  ];
  const flights = Math.min(MAXIMUM_BOUNDS, Math.max(1, origins.length, destinations.length, dates.length));
  return {
    tripKind: kindOfWord.get(lettersOf(params.get('trip') ?? '')) ?? (flights > 1 ? 'multiCity' : 'return'),
    bounds: Array.from({ length: flights }, (_, index) => ({
      origin: parsePlace(origins[index]),
      destination: parsePlace(destinations[index]),
      date: parseDate(dates[index]),
    })),
    returnDate: parseDate(params.get('return')),
    party: {
      adults: parseCount(params.get('adults'), 1),
      children: parseCount(params.get('children'), 0),
      lapInfants: parseCount(params.get('infants'), 0),
    },
    inPoints: asksForPoints(params),
  };
}

/** Tells whether the query of a search asks for prices in points. */
export function asksForPoints(params: URLSearchParams): boolean {
  return params.get('prices') === 'points';
}

function lettersOf(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z]/g, '');
}

/** Reads a code in any letter case; a retired one becomes its successor's. */
function parsePlace(text: string | undefined): string {
  return (getStation(text ?? '') ?? getAirportGroup(text ?? ''))?.id ?? '';
}

function parseDate(text: string | null | undefined): string {
  return typeof text === 'string' && isCalendarDate(text) ? text : '';
}

/** Reads a count of any size, so that one that is too large is reported as such. */
function parseCount(text: string | null, otherwise: number): number {
  return text !== null && countShape.test(text) ? Number(text) : otherwise;
}

const countShape = /^\d{1,9}$/;

function countFaults(params: URLSearchParams): readonly SearchFault[] {
  return countNames.flatMap(([name, field]) => {
    const text = params.get(name);
    return text === null || countShape.test(text) ? [] : [{ path: ['party', field], code: 'countInvalid' as const }];
  });
}

const countNames = [
  ['adults', 'adults'],
  ['children', 'children'],
  ['infants', 'lapInfants'],
] as const;

/** What a fault of a missing answer is called where the address gives one that cannot be understood, and its parameter. */
const unreadable: Partial<Record<SearchFaultCode, readonly [UnreadableCode, string]>> = {
  originRequired: ['originUnknown', 'from'],
  destinationRequired: ['destinationUnknown', 'to'],
  dateRequired: ['dateInvalid', 'date'],
  departureRequired: ['departureInvalid', 'date'],
  returnRequired: ['returnInvalid', 'return'],
};

function nameUnreadable(fault: SearchFault, params: URLSearchParams): SearchFault {
  const [code, name] = unreadable[fault.code] ?? [];
  if (code === undefined || name === undefined) return fault;
  const [, index] = fault.path;
  const given = params.getAll(name)[typeof index === 'number' ? index : 0] ?? '';
  return given.trim() === '' ? fault : { ...fault, code };
}
