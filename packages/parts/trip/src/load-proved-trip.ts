import type { Trip, TripLookup } from '@airline/contract';
import { failureIn } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';

import { dropKeptTrip, findKeptTrip, type KeptTrip } from './kept/kept-trips.ts';
import { proveTripIn, type UnprovedTrip } from './trip-proof-in-address.ts';
import { dropTripProof, findTripProof } from './trip-proofs.ts';
import { tripQuery } from './trip-query.ts';

/** How old a trip may be that is shown as it was: see `staleTime` of a query. */
export interface Freshness {
  readonly staleTime?: number;
  /** Whether what this device keeps of the trip will do where the gateway cannot be reached. */
  readonly orKept?: boolean;
}

/** A trip, and what proves to the gateway that it is the person's. */
export interface ProvedTrip {
  readonly trip: Trip;
  readonly proof: TripLookup;
  /** What this device keeps of the trip, where the gateway cannot be reached: it is shown as it was. */
  readonly kept?: KeptTrip;
}

/** Tells whether a call failed because there is no network, or one that leads nowhere. */
export function isUnreachable(error: unknown): boolean {
  const kind = failureIn(error)?.kind;
  return kind === 'unreachable' || kind === 'timeout';
}

/**
 * Fetches the trip in a page's address, as this tab can prove it to be the person's. A trip whose names were corrected elsewhere, so
 * that those of this tab no longer find it, is asked for anew. Without a network it is what this device keeps, where that will do.
 */
export async function loadProvedTrip(
  url: string,
  services: AppServices,
  { orKept = false, ...freshness }: Freshness = {},
): Promise<ProvedTrip | UnprovedTrip> {
  const proof = await proveTripIn(url, services);
  if ('wanted' in proof) return proof;
  try {
    const trip = await services.queryClient.query({ ...tripQuery(services.session, proof), ...freshness });
    // A code that is over is not kept any more by now.
    return { trip, proof: findTripProof(trip.recordLocator) ?? proof };
  } catch (error) {
    const kept = orKept && isUnreachable(error) ? await findKeptTrip(proof.recordLocator) : undefined;
    if (kept !== undefined) return { trip: kept.trip, proof: kept.proof, kept };
    const failure = failureIn(error);
    if (failure?.kind !== 'refused' || failure.name !== 'tripNotFound') throw error;
    dropTripProof(proof.recordLocator);
    await dropKeptTrip(proof.recordLocator);
    return { wanted: { recordLocator: proof.recordLocator.toUpperCase() } };
  }
}
