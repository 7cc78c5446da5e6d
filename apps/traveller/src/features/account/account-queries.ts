import type { listPoints, Trip, UserInfo } from '@airline/contract';
import { loginAddress } from '@airline/session';
import { redirect } from 'react-router-dom';
import type * as z from 'zod/mini';

import { gateway, queryClient } from '../../gateway.ts';
import { accountTripsQuery, pointsQuery, userInfoQuery } from '../../member-queries.ts';
import { session } from '../../session.ts';

/** What the snapshot shows. */
export interface Snapshot {
  readonly info: UserInfo;
  /** The next trip that has not ended; the gateway lists the next departure first. */
  readonly nextTrip: Trip | undefined;
}

/** A member's points and their movements. */
export type PointsActivity = z.infer<typeof listPoints.answer>;

interface PageRequest {
  readonly request: Request;
}

/** Fetches what the snapshot shows, or leads to the login and back. */
export async function loadSnapshot({ request }: PageRequest): Promise<Snapshot> {
  await requireLogin(request);
  const [info, trips] = await Promise.all([queryClient.query(userInfoQuery), queryClient.query(accountTripsQuery)]);
  return { info, nextTrip: nextTripOf(trips, gateway.now()) };
}

/** Fetches the trips of the account, or leads to the login and back. */
export async function loadAccountTrips({ request }: PageRequest): Promise<readonly Trip[]> {
  await requireLogin(request);
  return queryClient.query(accountTripsQuery);
}

/** Fetches the member's points, or leads to the login and back. */
export async function loadPoints({ request }: PageRequest): Promise<PointsActivity> {
  await requireLogin(request);
  return queryClient.query(pointsQuery);
}

async function requireLogin(request: Request): Promise<void> {
  await session.start();
  const { state } = session.store.getState();
  if (state.kind !== 'anonymous') return;
  const { pathname, search } = new URL(request.url);
  throw redirect(loginAddress({ surface: 'traveller', returnTo: pathname + search, because: state.endedBy }));
}

/** Gives the first confirmed trip whose last flight has not arrived. */
function nextTripOf(trips: readonly Trip[], now: Date): Trip | undefined {
  return trips.find((trip) => trip.status === 'confirmed' && !hasEnded(trip, now));
}

/** Tells whether the last flight of a trip has arrived. */
export function hasEnded({ bounds }: Trip, now: Date): boolean {
  return Date.parse(bounds.at(-1)?.itinerary.legs.at(-1)?.arrivesAt ?? '') <= now.getTime();
}
