import { findTrip, type Trip, type TripLookup } from '@airline/contract';
import { valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

import { codeProblemOf } from './trip-code-problem.ts';
import { dropTripCode, findTripProof } from './trip-proofs.ts';

/** Asks for a trip that can be proved to be the person's own. */
export function tripQuery(gateway: GatewayClient, proof: TripLookup) {
  return queryOptions({
    queryKey: keyOf(proof.recordLocator),
    queryFn: async ({ signal }): Promise<Trip> => {
      const found = await gateway.call(findTrip, { body: proof, signal });
      if (proof.code === undefined || 'value' in found || !isKept(proof)) return valueOrThrow(found);
      if (codeProblemOf(found.failure) === undefined) return valueOrThrow(found);
      // The kept code is over: the names show the trip all the same.
      dropTripCode(proof.recordLocator);
      const { code: _over, ...names } = proof;
      return valueOrThrow(await gateway.call(findTrip, { body: names, signal }));
    },
  });
}

/** Puts a trip that is known already where its page looks for it. */
export function cacheTrip(queryClient: QueryClient, trip: Trip): void {
  queryClient.setQueryData(keyOf(trip.recordLocator), trip);
}

/** Forgets a trip that is known to be another one by now. */
export async function invalidateTrip(queryClient: QueryClient, recordLocator: string): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: keyOf(recordLocator) });
}

function isKept({ recordLocator, code }: TripLookup): boolean {
  return findTripProof(recordLocator)?.code === code;
}

function keyOf(recordLocator: string): readonly string[] {
  return ['trip', recordLocator.toUpperCase()];
}
