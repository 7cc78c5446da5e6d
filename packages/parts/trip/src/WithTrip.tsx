import { usePageData } from '@airline/app';
import { NotFoundPage } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import { buildPath } from '@airline/links';
import { useAddress } from '@airline/ui/navigation';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import type { ProvedTrip } from './load-proved-trip.ts';
import type { UnprovedTrip } from './trip-proof-in-address.ts';

/**
 * What the pages of a trip show: the trip, or which one is asked for when this tab cannot prove that it is the person's.
 */
export type LoadedTrip = (Pick<ProvedTrip, 'trip'> & Partial<ProvedTrip>) | UnprovedTrip;

/** Renders a page of a trip, or leads to where the person says whose it is; no page where no trip can be. */
export function WithTrip({ children }: { readonly children: (trip: Trip) => ReactNode }): ReactNode {
  const loaded = usePageData<LoadedTrip>();
  return 'trip' in loaded ? children(loaded.trip) : <WhoseTrip wanted={loaded.wanted} page="find-my-trip" />;
}

export interface WhoseTripProps extends UnprovedTrip {
  /** The page that asks whose trip it is. */
  readonly page:
    | 'find-my-trip'
    | 'air-cancel'
    | 'air-check-in'
    | 'air-change'
    | 'air-seat'
    | 'air-early-bird'
    | 'air-upgraded-boarding';
}

/** Leads to where the person says whose a trip is; no page where no trip can be. */
export function WhoseTrip({ wanted, page }: WhoseTripProps): ReactNode {
  const address = useAddress(buildPath(page));
  return wanted === undefined ? <NotFoundPage /> : <Navigate replace to={address} state={wanted} />;
}
