import type { Trip, TripLookup } from '@airline/contract';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import { matchLink } from '@airline/links';
import type { AppServices } from '@airline/session/services';
import { findTripProof, openMailedTrip, tripQuery, type WantedTrip } from '@airline/trip';

/**
 * What the pages of a trip show: the trip, or which one is asked for when this tab cannot prove that it is the person's; none
 * where the address names no trip.
 */
export type LoadedTrip = { readonly trip: Trip } | UnprovedTrip;

/** A trip that the person has to say more about. */
export interface UnprovedTrip {
  readonly wanted: WantedTrip | undefined;
}

/** Fetches a trip that this tab can prove to be the person's, and what its fares include. */
export async function loadTrip(
  { request }: { readonly request: Request },
  { session, queryClient }: AppServices,
): Promise<LoadedTrip> {
  const proof = await findProof(request.url, { session, queryClient });
  if ('wanted' in proof) return proof;
  const [trip] = await Promise.all([
    queryClient.query(tripQuery(session, proof)),
    queryClient.query(fareFamiliesQuery(session)),
  ]);
  return { trip };
}

/** Gives what proves that the trip in a page's address is the person's: what this tab was told, or a mailed link in the address. */
export async function findProof(url: string, services: AppServices): Promise<TripLookup | UnprovedTrip> {
  const recordLocator = recordLocatorIn(url);
  if (recordLocator === undefined) return { wanted: undefined };
  const mailed = await openMailedTrip(recordLocator, services);
  const proof = findTripProof(recordLocator);
  if (proof !== undefined) return proof;
  return { wanted: { recordLocator, ...(mailed === 'over' ? { isLinkOver: true } : {}) } };
}

/** Gives the locator in a page's address; `undefined` when what stands there can be none. */
function recordLocatorIn(url: string): string | undefined {
  const params: Readonly<Record<string, string>> = matchLink(url)?.params ?? {};
  return params['recordLocator']?.toUpperCase();
}
