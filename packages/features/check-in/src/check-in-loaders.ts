import type { BoardingPasses, TripCheckIn } from '@airline/contract';
import type { AppServices } from '@airline/session/services';
import { findKeptTrip, isUnreachable, loadProvedTrip, type ProvedTrip, type UnprovedTrip } from '@airline/trip';

import { boardingPassesQuery, checkInQuery } from './check-in-queries.ts';

/** What a page of check-in shows: a trip that is cancelled has nothing of it. */
export type Loaded<Shown> = (ProvedTrip & { readonly shown?: Shown }) | UnprovedTrip;

interface PageRequest {
  readonly request: Request;
}

/** Fetches a trip that this tab can prove to be the person's, and its check-in as it stands now. */
export async function loadCheckIn({ request }: PageRequest, services: AppServices): Promise<Loaded<TripCheckIn>> {
  const { session, queryClient } = services;
  const loaded = await loadProvedTrip(request.url, services, { staleTime: 0 });
  if ('wanted' in loaded || loaded.trip.status === 'cancelled') return loaded;
  return { ...loaded, shown: await queryClient.query(checkInQuery(session, loaded.proof)) };
}

/**
 * Fetches a trip that this tab can prove to be the person's, and its boarding passes as they are now; without a network, those that this
 * device keeps.
 */
export async function loadBoardingPasses(
  { request }: PageRequest,
  services: AppServices,
): Promise<Loaded<BoardingPasses>> {
  const { session, queryClient } = services;
  const loaded = await loadProvedTrip(request.url, services, { staleTime: 0, orKept: true });
  if ('wanted' in loaded || loaded.trip.status === 'cancelled') return loaded;
  const { proof, kept } = loaded;
  if (kept?.passes !== undefined) return { ...loaded, shown: kept.passes };
  try {
    return { ...loaded, shown: await queryClient.query(boardingPassesQuery(session, proof)) };
  } catch (error) {
    const found = isUnreachable(error) ? await findKeptTrip(proof.recordLocator) : undefined;
    if (found?.passes === undefined) throw error;
    return { ...loaded, kept: found, shown: found.passes };
  }
}
