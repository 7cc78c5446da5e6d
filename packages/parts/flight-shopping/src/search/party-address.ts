import { checkParty, type Party, type PartyLimits } from '@airline/contract';

import { formatSearch, parseSearch } from './search-params.ts';

/** The hash of a results' address on which the counters of the travellers stand open. */
const partyHash = '#party';

/** Gives the address of results on which the counters of the travellers stand open and in sight. */
export function partyHref(resultsHref: string): string {
  return `${resultsHref}${partyHash}`;
}

/** Tells whether an address asks for the counters of the travellers. */
export function asksForParty({ hash }: { readonly hash: string }): boolean {
  return hash === partyHash;
}

/**
 * Gives the address of the same results for another party, with the flights that are chosen already; `undefined` for
 * a party that cannot travel, and where the address holds no search.
 */
export function hrefForParty(
  resultsHref: string,
  change: (party: Party) => Party,
  limits?: PartyLimits,
): string | undefined {
  const [path = '', query] = resultsHref.split('?');
  const params = new URLSearchParams(query);
  const parsed = parseSearch(params, limits);
  if (!('search' in parsed)) return undefined;
  const { search } = parsed;
  const party = change(search.party);
  if (checkParty(party, limits) !== undefined) return undefined;
  const before = formatSearch(search);
  const rest = [...params].filter(([name]) => !before.has(name));
  return `${path}?${new URLSearchParams([...formatSearch({ ...search, party }), ...rest]).toString()}`;
}
