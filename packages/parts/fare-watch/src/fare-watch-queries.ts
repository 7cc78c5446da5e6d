import { listFareWatches, readTripFareWatch, type TripLookup } from '@airline/contract';
import { valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

/** Queries whether a trip is watched, as it is now. The names are enough for it. */
export function tripFareWatchQuery(gateway: GatewayClient, { recordLocator, firstName, lastName }: TripLookup) {
  return queryOptions({
    queryKey: ['fare-watch', recordLocator.toUpperCase()],
    queryFn: async ({ signal }) =>
      valueOrThrow(await gateway.call(readTripFareWatch, { body: { recordLocator, firstName, lastName }, signal })),
    staleTime: 0,
  });
}

const accountKey = ['account', 'fare-watches'];

/** Queries what the account watches, as it is now. */
export function fareWatchesQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: accountKey,
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(listFareWatches, { signal })).watches,
    staleTime: 0,
  });
}

/** Forgets what the account watches. */
export async function invalidateFareWatches(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: accountKey });
}
