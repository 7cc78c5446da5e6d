import type { Trip } from '@airline/contract';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import { matchLink } from '@airline/links';
import type { AppServices } from '@airline/session/services';
import { findTripProof, tripQuery } from '@airline/trip';

/**
 * What the pages of a trip show: the trip, or which one is asked for when this tab cannot prove that it is the person's; none
 * where the address names no trip.
 */
export type LoadedTrip = { readonly trip: Trip } | { readonly wanted: string | undefined };

/** Fetches a trip that this tab can prove to be the person's, and what its fares include. */
export async function loadTrip(
  { request }: { readonly request: Request },
  { session, queryClient }: AppServices,
): Promise<LoadedTrip> {
  const wanted = recordLocatorIn(request.url);
  const proof = findTripProof(wanted ?? '');
  if (proof === undefined) return { wanted };
  const [trip] = await Promise.all([
    queryClient.query(tripQuery(session, proof)),
    queryClient.query(fareFamiliesQuery(session)),
  ]);
  return { trip };
}

/** Gives the locator in a page's address; `undefined` when what stands there can be none. */
export function recordLocatorIn(url: string): string | undefined {
  const params: Readonly<Record<string, string>> = matchLink(url)?.params ?? {};
  return params['recordLocator']?.toUpperCase();
}
