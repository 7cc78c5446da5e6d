import type { listPoints, Trip, UserInfo } from '@airline/contract';
import { GatewayError, type Failure } from '@airline/gateway-client';
import { loginAddress } from '@airline/session';
import { redirect } from 'react-router-dom';
import type * as z from 'zod/mini';

import { gateway, queryClient } from '../../gateway.ts';
import { accountTripsQuery, pointsQuery, userInfoQuery } from '../../member-queries.ts';
import { session } from '../../session.ts';
import { nextTripOf } from './next-trip.ts';

/** What the snapshot shows. */
export interface Snapshot {
  readonly info: UserInfo;
  /** The next trip that has not ended, or why it is not known: the account shows without it. */
  readonly next: { readonly trip: Trip | undefined } | { readonly failure: Failure };
}

/** A member's points and their movements. */
export type PointsActivity = z.infer<typeof listPoints.answer>;

interface PageRequest {
  readonly request: Request;
}

/** Fetches what the snapshot shows, or leads to the login and back. */
export function loadSnapshot({ request }: PageRequest): Promise<Snapshot | Response> {
  return behindLogin(request, async () => {
    const [info, next] = await Promise.all([queryClient.query(userInfoQuery), nextTrip()]);
    return { info, next };
  });
}

async function nextTrip(): Promise<Snapshot['next']> {
  try {
    return { trip: nextTripOf(await queryClient.query(accountTripsQuery), gateway.now()) };
  } catch (error) {
    if (error instanceof GatewayError) return { failure: error.failure };
    throw error;
  }
}

/** Fetches the trips of the account, or leads to the login and back. */
export function loadAccountTrips({ request }: PageRequest): Promise<readonly Trip[] | Response> {
  return behindLogin(request, () => queryClient.query(accountTripsQuery));
}

/** Fetches the member's points, or leads to the login and back. */
export function loadPoints({ request }: PageRequest): Promise<PointsActivity | Response> {
  return behindLogin(request, () => queryClient.query(pointsQuery));
}

async function behindLogin<Value>(request: Request, load: () => Promise<Value>): Promise<Value | Response> {
  await session.start();
  const { state } = session.store.getState();
  if (state.kind !== 'anonymous') return load();
  const { pathname, search } = new URL(request.url);
  return redirect(loginAddress({ surface: 'traveller', returnTo: pathname + search, because: state.endedBy }));
}
