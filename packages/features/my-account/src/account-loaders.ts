import type { listPoints, Trip, UserInfo } from '@airline/contract';
import { GatewayError, type Failure } from '@airline/gateway-client';
import { loginAddress, type Session } from '@airline/session';
import { accountTripsQuery, pointsQuery, userInfoQuery } from '@airline/session/account-queries';
import type { AppServices } from '@airline/session/services';
import { redirect } from 'react-router-dom';
import type * as z from 'zod/mini';

import { findNextTrip } from './next-trip.ts';

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
export function loadSnapshot({ request }: PageRequest, services: AppServices): Promise<Snapshot | Response> {
  const { session, queryClient } = services;
  return loadWithLogin(request, session, async () => {
    const [info, next] = await Promise.all([queryClient.query(userInfoQuery(session)), loadNextTrip(services)]);
    return { info, next };
  });
}

async function loadNextTrip({ session, queryClient }: AppServices): Promise<Snapshot['next']> {
  try {
    return { trip: findNextTrip(await queryClient.query(accountTripsQuery(session)), session.now()) };
  } catch (error) {
    if (error instanceof GatewayError) return { failure: error.failure };
    throw error;
  }
}

/** Fetches the trips of the account, or leads to the login and back. */
export function loadAccountTrips(
  { request }: PageRequest,
  { session, queryClient }: AppServices,
): Promise<readonly Trip[] | Response> {
  return loadWithLogin(request, session, () => queryClient.query(accountTripsQuery(session)));
}

/** Fetches the member's points, or leads to the login and back. */
export function loadPoints(
  { request }: PageRequest,
  { session, queryClient }: AppServices,
): Promise<PointsActivity | Response> {
  return loadWithLogin(request, session, () => queryClient.query(pointsQuery(session)));
}

async function loadWithLogin<Value>(
  request: Request,
  session: Session,
  load: () => Promise<Value>,
): Promise<Value | Response> {
  await session.start();
  const { state } = session.store.getState();
  if (state.kind !== 'anonymous') return load();
  const { pathname, search } = new URL(request.url);
  return redirect(loginAddress({ surface: session.surface, returnTo: pathname + search, because: state.endedBy }));
}
