import {
  type BoardingPasses,
  readBoardingPasses,
  readCheckIn,
  type TripCheckIn,
  type TripLookup,
} from '@airline/contract';
import { type GatewayClient, valueOrThrow } from '@airline/gateway-client';
import { queryOptions } from '@tanstack/react-query';

/** Asks for the check-in of a trip; forgotten with the trip. */
export function checkInQuery(gateway: GatewayClient, proof: TripLookup) {
  return queryOptions<TripCheckIn>({
    queryKey: ['trip', proof.recordLocator.toUpperCase(), 'check-in'],
    staleTime: 0,
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(readCheckIn, { body: proof, signal })),
  });
}

/** Asks for the boarding passes of a trip; forgotten with the trip. */
export function boardingPassesQuery(gateway: GatewayClient, proof: TripLookup) {
  return queryOptions<BoardingPasses>({
    queryKey: ['trip', proof.recordLocator.toUpperCase(), 'boarding-passes'],
    staleTime: 0,
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(readBoardingPasses, { body: proof, signal })),
  });
}
