import type { listPoints, Trip, UserInfo } from '@airline/contract';
import { GatewayError, type Failure } from '@airline/gateway-client';
import { accountTripsQuery, pointsQuery, userInfoQuery } from '@airline/session/account-queries';
import type { AppServices } from '@airline/session/services';
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

/** Fetches what the snapshot shows. */
export async function loadSnapshot(_: unknown, services: AppServices): Promise<Snapshot> {
  const { session, queryClient } = services;
  const [info, next] = await Promise.all([queryClient.query(userInfoQuery(session)), loadNextTrip(services)]);
  return { info, next };
}

async function loadNextTrip({ session, queryClient }: AppServices): Promise<Snapshot['next']> {
  try {
    return { trip: findNextTrip(await queryClient.query(accountTripsQuery(session)), session.now()) };
  } catch (error) {
    if (error instanceof GatewayError) return { failure: error.failure };
    throw error;
  }
}

/** Fetches the trips of the account. */
export function loadAccountTrips(_: unknown, { session, queryClient }: AppServices): Promise<readonly Trip[]> {
  return queryClient.query(accountTripsQuery(session));
}

/** Fetches the member's points. */
export function loadPoints(_: unknown, { session, queryClient }: AppServices): Promise<PointsActivity> {
  return queryClient.query(pointsQuery(session));
}
