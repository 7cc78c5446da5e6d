import { NotFoundPage } from '@airline/app-shell';
import type { Trip } from '@airline/contract';
import { buildPath } from '@airline/links';
import type { ReactNode } from 'react';
import { Navigate, useLoaderData } from 'react-router-dom';

import type { LoadedTrip } from './trip-loader.ts';

/** Renders a page of a trip, or leads to where the person says whose it is; no page where no trip can be. */
export function WithTrip({ children }: { readonly children: (trip: Trip) => ReactNode }): ReactNode {
  const loaded = useLoaderData<LoadedTrip>();
  if ('trip' in loaded) return children(loaded.trip);
  if (loaded.wanted === undefined) return <NotFoundPage />;
  return <Navigate replace to={buildPath('find-my-trip')} state={loaded.wanted} />;
}
