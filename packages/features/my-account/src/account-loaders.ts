import type { listPoints, Trip, UserInfo } from '@airline/contract';
import { GatewayError, type Failure } from '@airline/gateway-client';
import { accountTripsQuery, pointsQuery, userInfoQuery } from '@airline/session/account-queries';
import type { AppServices } from '@airline/session/services';
import { findNextTrip } from '@airline/trip';
import type * as z from 'zod/mini';

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
    return { trip: findNextTrip((await queryClient.query(accountTripsQuery(session))).trips, session.now()) };
  } catch (error) {
    if (error instanceof GatewayError) return { failure: error.failure };
    throw error;
  }
}

/** Fetches the trips of the account. */
export async function loadAccountTrips(_: unknown, { session, queryClient }: AppServices): Promise<null> {
  await queryClient.query(accountTripsQuery(session));
  return null;
}

/** What the page of points shows. */
export interface LoadedPoints {
  readonly activity: PointsActivity;
  /** The trips that movements lead to; none where they could not be fetched. */
  readonly trips: readonly Trip[];
}

/** Fetches the member's points, and the trips that they come from. */
export async function loadPoints(_: unknown, services: AppServices): Promise<LoadedPoints> {
  const { session, queryClient } = services;
  const [activity, trips] = await Promise.all([queryClient.query(pointsQuery(session)), loadTripsIfThere(services)]);
  return { activity, trips };
}

async function loadTripsIfThere({ session, queryClient }: AppServices): Promise<readonly Trip[]> {
  try {
    return (await queryClient.query(accountTripsQuery(session))).trips;
  } catch (error) {
    if (error instanceof GatewayError) return [];
    throw error;
  }
}
