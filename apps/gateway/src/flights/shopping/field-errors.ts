import { limits } from '@airline/client-config/limits';
import { checkParty, type Party, type Problem } from '@airline/contract';

import type { BoundFault } from '../search/rules/index.ts';

/** The fields of a request that are refused, as a problem lists them. */
export type FieldErrors = NonNullable<Problem['errors']>;

const partyFaults = {
  noAdult: { field: 'adults', params: { least: 1 } },
  tooManyTickets: { field: 'adults', params: { most: limits.maximumTicketedPassengers } },
  tooManyLapInfants: { field: 'lapInfants', params: { mostForEachAdult: limits.maximumLapInfantsPerAdult } },
} as const;

/** Lists what is wrong with a party whose fields stand below a pointer. */
export function partyErrors(party: Party, pointer: string): FieldErrors {
  const code = checkParty(party);
  if (code === undefined) return [];
  const { field, params } = partyFaults[code];
  return [{ pointer: `${pointer}/${field}`, code, params: { ...params } }];
}

/** Writes the faults of a journey's bounds: by their place in a list of bounds, or as fields of their own. */
export function boundErrors(faults: readonly BoundFault[], place: 'inList' | 'alone'): FieldErrors {
  return faults.map(({ code, path, params }) => ({
    pointer: `/${path.slice(place === 'alone' ? 2 : 0).join('/')}`,
    code,
    params: { ...params },
  }));
}
