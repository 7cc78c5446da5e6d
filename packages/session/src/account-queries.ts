import { cacheLifetimesSeconds } from '@airline/client-config/cache-lifetimes';
import type { ClientConfig } from '@airline/client-config/client-config';
import {
  listFrequentTravelers,
  listPoints,
  listPointsRequests,
  listSavedCards,
  listTrips,
  readCompanion,
  readCompanyBooking,
  readLoyaltyStatus,
  readMailChoices,
  readProfile,
  readUserInfo,
} from '@airline/contract';
import { valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const accountKey = 'account';

/** Queries the person's own data, which stay fresh for as long as the deployment says. */
export function userInfoQuery(gateway: GatewayClient & { readonly config?: ClientConfig | undefined }) {
  const { userInfoV4 } = gateway.config?.cacheLifetimesSeconds ?? cacheLifetimesSeconds;
  return queryOptions({
    queryKey: [accountKey, 'user-info'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(readUserInfo, { signal })),
    staleTime: userInfoV4 * 1000,
  });
}

/** Queries the trips of the account, and which of them were added by hand. */
export function accountTripsQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: [accountKey, 'trips'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(listTrips, { signal })),
  });
}

/** Queries the points of the member, as they are now. */
export function pointsQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: [accountKey, 'points'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(listPoints, { signal })),
    staleTime: 0,
  });
}

/** Queries where the member stands in the loyalty programme, as it is now. */
export function loyaltyStatusQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: [accountKey, 'loyalty-status'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(readLoyaltyStatus, { signal })),
    staleTime: 0,
  });
}

/** Queries what the person books with under their company. */
export function companyBookingQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: [accountKey, 'company-booking'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(readCompanyBooking, { signal })),
    staleTime: 60_000,
  });
}

/** Queries whether the member may fly with a companion, and who that is. */
export function companionQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: [accountKey, 'companion'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(readCompanion, { signal })),
    staleTime: 0,
  });
}

/** Queries what the member asked for of missing points. */
export function pointsRequestsQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: [accountKey, 'points-requests'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(listPointsRequests, { signal })).requests,
    staleTime: 0,
  });
}

/** Queries what is kept of the member, as it is now. */
export function profileQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: [accountKey, 'profile'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(readProfile, { signal })),
    staleTime: 0,
  });
}

/** Queries which mails the member wants. */
export function mailChoicesQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: [accountKey, 'mail-choices'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(readMailChoices, { signal })),
    staleTime: 0,
  });
}

/** Queries whom the member books for now and then. */
export function frequentTravelersQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: [accountKey, 'frequent-travelers'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(listFrequentTravelers, { signal })).travelers,
    staleTime: 0,
  });
}

/** Queries the cards that the member keeps. */
export function savedCardsQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: [accountKey, 'saved-cards'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(listSavedCards, { signal })).cards,
    staleTime: 0,
  });
}

/** Marks all queries of the account as stale: a booking or a cancellation changed what they answer. */
export function invalidateAccountQueries(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: [accountKey] });
}
