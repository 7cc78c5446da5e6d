import type { BoardingPasses, Trip, TripCheckIn, TripLookup } from '@airline/contract';
import type { AppServices } from '@airline/session/services';
import { loadProvedTrip, type UnprovedTrip } from '@airline/trip';

import { boardingPassesQuery, checkInQuery } from './check-in-queries.ts';

/** What a page of check-in shows: a trip that is cancelled has nothing of it. */
export type Loaded<Shown> = { readonly trip: Trip; readonly proof: TripLookup; readonly shown?: Shown } | UnprovedTrip;

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

/** Fetches a trip that this tab can prove to be the person's, and its boarding passes as they are now. */
export async function loadBoardingPasses(
  { request }: PageRequest,
  services: AppServices,
): Promise<Loaded<BoardingPasses>> {
  const { session, queryClient } = services;
  const loaded = await loadProvedTrip(request.url, services, { staleTime: 0 });
  if ('wanted' in loaded || loaded.trip.status === 'cancelled') return loaded;
  return { ...loaded, shown: await queryClient.query(boardingPassesQuery(session, loaded.proof)) };
}
