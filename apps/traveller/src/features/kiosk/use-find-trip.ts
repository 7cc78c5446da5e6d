import { useAppFrame } from '@airline/app-shell';
import type { Trip, TripLookup } from '@airline/contract';
import { useSession } from '@airline/session/react';
import { tripQuery } from '@airline/trip';
import { useMutation, useQueryClient } from '@tanstack/react-query';

/** A trip, and what proves whose it is: both stay in memory. */
export interface FoundTrip {
  readonly trip: Trip;
  readonly proof: TripLookup;
}

/** Finds the trip of who stands at the kiosk. */
export function useFindTrip(onFound: (found: FoundTrip) => void) {
  const { events } = useAppFrame();
  const session = useSession();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (proof: TripLookup): Promise<FoundTrip> => ({
      proof,
      trip: await queryClient.query({ ...tripQuery(session, proof), staleTime: 0 }),
    }),
    onSuccess(found) {
      events.tripFound({ bounds: found.trip.bounds.length });
      onFound(found);
    },
  });
}
