import type { Trip, TripTravellers } from '@airline/contract';
import { failureIn } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';
import { codeProblemOf, dropTripCode, loadProvedTrip, type UnprovedTrip } from '@airline/trip';

import { travellersQuery } from './travellers-query.ts';

/** What the page shows: the trip and the data of its travellers; the trip alone while it takes a code to see them, or is cancelled. */
export type LoadedTravellers = { readonly trip: Trip; readonly travellers: TripTravellers | undefined } | UnprovedTrip;

/** Fetches a trip that this tab can prove to be the person's, and the data of its travellers where it proves as much as they take. */
export async function loadTravellers(
  { request }: { readonly request: Request },
  services: AppServices,
): Promise<LoadedTravellers> {
  const { session, queryClient } = services;
  const loaded = await loadProvedTrip(request.url, services);
  if ('wanted' in loaded) return loaded;
  const { trip, proof } = loaded;
  if (trip.status === 'cancelled') return { trip, travellers: undefined };
  try {
    const answer = await queryClient.query(travellersQuery(session, proof));
    return { trip, travellers: answer.needsCode ? undefined : answer };
  } catch (error) {
    const failure = failureIn(error);
    if (failure?.kind !== 'refused') throw error;
    if (failure.name === 'tripAlreadyCancelled')
      return { trip: { ...trip, status: 'cancelled' }, travellers: undefined };
    if (codeProblemOf(failure) === undefined) throw error;
    dropTripCode(trip.recordLocator);
    return { trip, travellers: undefined };
  }
}
