import { cacheLifetimesSeconds } from '@airline/client-config/cache-lifetimes';
import { listPoints, listTrips, readUserInfo } from '@airline/contract';
import { queryOptions } from '@tanstack/react-query';

import { gateway, queryClient, valueOf } from './gateway.ts';

/** Asks for the person's own data. */
export const userInfoQuery = queryOptions({
  queryKey: ['user-info'],
  queryFn: async ({ signal }) => valueOf(await gateway.call(readUserInfo, { signal })),
  staleTime: cacheLifetimesSeconds.userInfoV4 * 1000,
});

/** Asks for the trips of the account. */
export const accountTripsQuery = queryOptions({
  queryKey: ['account-trips'],
  queryFn: async ({ signal }) => valueOf(await gateway.call(listTrips, { signal })).trips,
});

/** Asks for the points of the member, as they are now. */
export const pointsQuery = queryOptions({
  queryKey: ['points'],
  queryFn: async ({ signal }) => valueOf(await gateway.call(listPoints, { signal })),
  staleTime: 0,
});

/** Forgets what a booking or a cancellation changed of the account. */
export function forgetAccountBooks(): void {
  for (const { queryKey } of [userInfoQuery, accountTripsQuery, pointsQuery]) {
    void queryClient.invalidateQueries({ queryKey });
  }
}
