import type { Trip } from '@airline/contract';
import { accountTripsQuery } from '@airline/session/account-queries';
import { useLoginState, useSession } from '@airline/session/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';

import { findNextTrip } from './next-trip.ts';

export interface NextTripProps {
  /** What stands there until the trip is known, and for who has none. */
  readonly otherwise: ReactNode;
  readonly children: (trip: Trip) => ReactNode;
}

/** Renders something about the next trip of who is logged in. */
export function NextTrip({ otherwise, children }: NextTripProps): ReactNode {
  const session = useSession();
  const isLoggedIn = useLoginState().kind === 'authenticated';
  const { data } = useQuery({ ...accountTripsQuery(session), enabled: isLoggedIn });
  const trips = data?.trips ?? [];
  const next = isLoggedIn ? findNextTrip(trips, session.now()) : undefined;
  return next === undefined ? otherwise : children(next);
}
