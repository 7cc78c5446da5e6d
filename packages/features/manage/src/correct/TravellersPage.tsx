import type { Trip, TripTravellers } from '@airline/contract';
import { buildPath } from '@airline/links';
import { WhoseTrip } from '@airline/trip';
import type { ReactNode } from 'react';
import { Navigate, useLoaderData, useSearchParams } from 'react-router-dom';

import { CorrectedTravellers } from './CorrectedTravellers.tsx';
import { correctedQuery, isOpen, parseCorrected } from './correction-address.ts';
import { CorrectPart } from './CorrectPart.tsx';
import { ProveTravellers } from './ProveTravellers.tsx';
import type { LoadedTravellers } from './travellers-loader.ts';

export { loadTravellers as loader } from './travellers-loader.ts';

/** Renders who flies on a trip and where its news goes, and the correction of one of it at a time. */
export function Component(): ReactNode {
  const loaded = useLoaderData<LoadedTravellers>();
  if (!('trip' in loaded)) return <WhoseTrip wanted={loaded.wanted} page="find-my-trip" />;
  const { trip, travellers } = loaded;
  if (trip.status === 'cancelled') {
    return <Navigate replace to={buildPath('trip', { recordLocator: trip.recordLocator })} />;
  }
  return travellers === undefined ? <ProveTravellers trip={trip} /> : <Proved trip={trip} shown={travellers} />;
}

function Proved({ trip, shown }: { readonly trip: Trip; readonly shown: TripTravellers }): ReactNode {
  const [query] = useSearchParams();
  const corrected = parseCorrected(query, shown);
  return corrected === undefined || !isOpen(corrected, shown) ? (
    <CorrectedTravellers trip={trip} shown={shown} />
  ) : (
    <CorrectPart key={correctedQuery(corrected)} trip={trip} shown={shown} corrected={corrected} />
  );
}
