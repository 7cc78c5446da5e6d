import type { Party, PartyLimits } from '@airline/contract';
import {
  formatSearch,
  parseSearch,
  searchFaults,
  toDraft,
  type FlightSearch,
  type SearchDraft,
} from '@airline/flight-shopping/search';

/** What the page's address asks for: the lowest prices of a route, for a party, and the days that are chosen so far. */
export interface LowFareQuestion {
  readonly origin: string;
  readonly destination: string;
  readonly isReturn: boolean;
  readonly party: Party;
  readonly inPoints: boolean;
  /** `YYYY-MM-DD`; `''` while none is chosen. */
  readonly date: string;
  readonly returnDate: string;
}

/** What of an address could be understood: a question, or what is filled in of one. */
export type ParsedLowFares = { readonly question: LowFareQuestion } | { readonly draft: SearchDraft };

/** Reads the address of the page: that of a search, whose days may be missing. A journey of many flights is its first one. */
export function parseLowFares(params: URLSearchParams, limits: PartyLimits): ParsedLowFares {
  const parsed = parseSearch(params, limits);
  const { tripKind, bounds, ...rest } = 'search' in parsed ? toDraft(parsed.search) : parsed.draft;
  const draft: SearchDraft = {
    ...rest,
    tripKind: tripKind === 'multiCity' ? 'oneWay' : tripKind,
    bounds: bounds.slice(0, 1),
  };
  const [out] = draft.bounds;
  const isRoute = searchFaults(draft, undefined, limits).every(
    ({ path }) => !path.includes('origin') && !path.includes('destination'),
  );
  if (out === undefined || !isRoute) return { draft };
  const { party, inPoints, returnDate } = draft;
  const { origin, destination, date } = out;
  const isReturn = draft.tripKind === 'return';
  return { question: { origin, destination, isReturn, party, inPoints, date, returnDate: isReturn ? returnDate : '' } };
}

/** Writes a question into an address: the reverse of {@link parseLowFares}. */
export function formatLowFares(question: LowFareQuestion): URLSearchParams {
  const params = formatSearch(searchOf(question));
  for (const name of ['date', 'return']) if (params.get(name) === '') params.delete(name);
  return params;
}

/** Gives a question as the answers of the form. */
export function draftOf({
  origin,
  destination,
  isReturn,
  party,
  inPoints,
  date,
  returnDate,
}: LowFareQuestion): SearchDraft {
  return {
    tripKind: isReturn ? 'return' : 'oneWay',
    bounds: [{ origin, destination, date }],
    returnDate,
    party,
    inPoints,
  };
}

/** Gives the search of a question whose days are chosen. */
export function searchOf({
  origin,
  destination,
  isReturn,
  party,
  inPoints,
  date,
  returnDate,
}: LowFareQuestion): FlightSearch {
  const out = { origin, destination, date };
  return {
    tripKind: isReturn ? 'return' : 'oneWay',
    bounds: isReturn ? [out, { origin: destination, destination: origin, date: returnDate }] : [out],
    party,
    inPoints,
  };
}
