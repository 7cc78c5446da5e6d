import { checkParty, type Party, type PartyLimits, type Problem } from '@airline/contract';

import type { BoundFault } from '../search/rules/index.ts';

/** The fields of a request that are refused, as a problem lists them. */
export type FieldErrors = NonNullable<Problem['errors']>;

/** Lists what is wrong with a party whose fields stand below a pointer. */
export function partyErrors(party: Party, pointer: string, limits: PartyLimits): FieldErrors {
  const faults = {
    noAdult: { field: 'adults', params: { least: 1 } },
    tooManyTickets: { field: 'adults', params: { most: limits.maximumTicketedPassengers } },
    tooManyLapInfants: { field: 'lapInfants', params: { mostForEachAdult: limits.maximumLapInfantsPerAdult } },
  };
  const code = checkParty(party, limits);
  if (code === undefined) return [];
  const { field, params } = faults[code];
  return [{ pointer: `${pointer}/${field}`, code, params }];
}

/** Writes the faults of a journey's bounds: by their place in a list of bounds, or as fields of their own. */
export function boundErrors(faults: readonly BoundFault[], place: 'inList' | 'alone'): FieldErrors {
  return faults.map(({ code, path, params }) => ({
    pointer: `/${path.slice(place === 'alone' ? 2 : 0).join('/')}`,
    code,
    params: { ...params },
  }));
}
