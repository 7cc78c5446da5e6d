import type { FareWatch } from '@airline/contract';
import { resultsHref } from '@airline/flight-shopping/search';
import { buildPath } from '@airline/links';

/** Gives the address of the results of what is watched. */
export function watchHref({ tripKind, bounds, party, inPoints }: FareWatch): string {
  return resultsHref(buildPath('air-booking-flights'), { tripKind, bounds, party, inPoints });
}
