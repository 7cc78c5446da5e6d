import type { Trip, TripLookup } from '@airline/contract';
import { failureIn } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';

import { proveTripIn, type UnprovedTrip } from './trip-proof-in-address.ts';
import { dropTripProof, findTripProof } from './trip-proofs.ts';
import { tripQuery } from './trip-query.ts';

/** How old a trip may be that is shown as it was: see `staleTime` of a query. */
export interface Freshness {
  readonly staleTime?: number;
}

/** A trip, and what proves to the gateway that it is the person's. */
export interface ProvedTrip {
  readonly trip: Trip;
  readonly proof: TripLookup;
}

/**
 * Fetches the trip in a page's address, as this tab can prove it to be the person's. A trip whose names were corrected elsewhere, so
 * that those of this tab no longer find it, is asked for anew.
 */
export async function loadProvedTrip(
  url: string,
  services: AppServices,
  freshness: Freshness = {},
): Promise<ProvedTrip | UnprovedTrip> {
  const proof = await proveTripIn(url, services);
  if ('wanted' in proof) return proof;
  try {
    const trip = await services.queryClient.query({ ...tripQuery(services.session, proof), ...freshness });
    // A code that is over is not kept any more by now.
    return { trip, proof: findTripProof(trip.recordLocator) ?? proof };
  } catch (error) {
    const failure = failureIn(error);
    if (failure?.kind !== 'refused' || failure.name !== 'tripNotFound') throw error;
    dropTripProof(proof.recordLocator);
    return { wanted: { recordLocator: proof.recordLocator.toUpperCase() } };
  }
}
