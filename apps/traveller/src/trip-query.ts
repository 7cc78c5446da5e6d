import { findTrip, type Trip, type TripLookup } from '@airline/contract';
import { queryOptions } from '@tanstack/react-query';

import { gateway, queryClient, valueOf } from './gateway.ts';

/** Asks for a trip that can be proved to be the person's own. */
export function tripQuery(proof: TripLookup) {
  return queryOptions({
    queryKey: keyOf(proof.recordLocator),
    queryFn: async ({ signal }) => valueOf(await gateway.call(findTrip, { body: proof, signal })),
  });
}

/** Puts a trip that is known already where its page looks for it. */
export function keepTrip(trip: Trip): void {
  queryClient.setQueryData(keyOf(trip.recordLocator), trip);
}

/** Forgets a trip that is known to be another one by now. */
export async function forgetTrip(recordLocator: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(recordLocator) });
}

function keyOf(recordLocator: string): readonly string[] {
  return ['trip', recordLocator.toUpperCase()];
}
