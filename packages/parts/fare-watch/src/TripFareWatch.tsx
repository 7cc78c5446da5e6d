import { setTripFareWatch, type Trip, type TripFareWatch as WatchState, type TripLookup } from '@airline/contract';
import { valueOrThrow } from '@airline/gateway-client';
import { AlertCard, AlertSwitch } from '@airline/mailed-alert';
import { useSession } from '@airline/session/react';
import { findTripProof, isAhead } from '@airline/trip';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { tripFareWatchQuery } from './fare-watch-queries.ts';

export interface TripFareWatchProps {
  readonly trip: Trip;
}

/** Renders whether lower fares of a trip are mailed, and a switch for it; a trip of which nothing would come back says so. */
export function TripFareWatch({ trip }: TripFareWatchProps): ReactNode {
  const session = useSession();
  const [now] = useState(() => session.now());
  const proof = findTripProof(trip.recordLocator);
  return proof === undefined || trip.status === 'cancelled' || !isAhead(trip, now) ? null : <Watch proof={proof} />;
}

function Watch({ proof }: { readonly proof: TripLookup }): ReactNode {
  const { t } = useTranslation('fareWatch');
  const query = useQuery(tripFareWatchQuery(useSession(), proof));
  return (
    <AlertCard title={t('trip.title')} loading={t('trip.loading')} query={query}>
      {(state) =>
        state.nothingBack === undefined ? (
          <WatchSwitch proof={proof} state={state} />
        ) : (
          <p>{t(`trip.nothing.${state.nothingBack}`)}</p>
        )
      }
    </AlertCard>
  );
}

function WatchSwitch({ proof, state }: { readonly proof: TripLookup; readonly state: WatchState }): ReactNode {
  const { t } = useTranslation('fareWatch');
  const session = useSession();
  const queryClient = useQueryClient();
  const { recordLocator, firstName, lastName } = proof;
  const change = useMutation({
    mutationFn: async (isOn: boolean) =>
      valueOrThrow(await session.call(setTripFareWatch, { body: { recordLocator, firstName, lastName, isOn } })),
    onSuccess: (changed) => queryClient.setQueryData(tripFareWatchQuery(session, proof).queryKey, changed),
  });
  const { emailHint: email, isOn, isMailed, isPartial } = state;
  return (
    <AlertSwitch
      label={t('trip.watch')}
      hint={isPartial ? `${t('trip.hint', { email })} ${t('trip.partial')}` : t('trip.hint', { email })}
      isOn={isOn}
      note={t(isMailed ? 'trip.mailed' : isOn ? 'trip.on' : 'trip.off', { email })}
      change={change}
    />
  );
}
