import { listTrips, readUserInfo, type Trip, type UserInfo } from '@airline/contract';
import { cacheLifetimesSeconds } from '@airline/client-config/cache-lifetimes';
import { GatewayError, type Failure } from '@airline/gateway-client';
import { loginAddress } from '@airline/session';
import { queryOptions } from '@tanstack/react-query';
import { redirect } from 'react-router-dom';

import { gateway, queryClient, valueOf } from '../../gateway.ts';
import { session } from '../../session.ts';
import { nextTripOf } from './next-trip.ts';

/** Asks for the person's own data. */
const userInfoQuery = queryOptions({
  queryKey: ['user-info'],
  queryFn: async ({ signal }) => valueOf(await gateway.call(readUserInfo, { signal })),
  staleTime: cacheLifetimesSeconds.userInfoV4 * 1000,
});

/** Asks for the trips that were booked with the account. */
const accountTripsQuery = queryOptions({
  queryKey: ['account-trips'],
  queryFn: async ({ signal }) => valueOf(await gateway.call(listTrips, { signal })).trips,
});

/** What the snapshot shows. */
export interface Snapshot {
  readonly info: UserInfo;
  /** The next trip that has not ended, or why it is not known: the account shows without it. */
  readonly next: { readonly trip: Trip | undefined } | { readonly failure: Failure };
}

/** Fetches what the snapshot shows, or leads to the login and back. */
export async function loadSnapshot({ request }: { readonly request: Request }): Promise<Snapshot | Response> {
  await session.start();
  const { state } = session.store.getState();
  if (state.kind === 'anonymous') {
    const { pathname, search } = new URL(request.url);
    return redirect(loginAddress({ surface: 'traveller', returnTo: pathname + search, because: state.endedBy }));
  }
  const [info, next] = await Promise.all([queryClient.query(userInfoQuery), nextTrip()]);
  return { info, next };
}

async function nextTrip(): Promise<Snapshot['next']> {
  try {
    return { trip: nextTripOf(await queryClient.query(accountTripsQuery), gateway.now()) };
  } catch (error) {
    if (error instanceof GatewayError) return { failure: error.failure };
    throw error;
  }
}
