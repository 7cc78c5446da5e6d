import { readTravellers, type TravellersAnswer, type TripLookup } from '@airline/contract';
import { valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import { queryOptions } from '@tanstack/react-query';

/** Asks for the data of a trip's travellers and its contact, as who may correct them sees it, or whether that takes a code; forgotten with the trip. */
export function travellersQuery(gateway: GatewayClient, proof: TripLookup) {
  return queryOptions<TravellersAnswer>({
    // What somebody corrects elsewhere meanwhile the gateway says when it is corrected here: each correction names what it was made of.
    // That it takes a code may be over at once: by a login.
    staleTime: ({ state }) => (state.data?.needsCode === false ? 5 * 60_000 : 0),
    queryKey: ['trip', proof.recordLocator.toUpperCase(), 'travellers'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(readTravellers, { body: proof, signal })),
  });
}
