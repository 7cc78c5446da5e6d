import { setTripFareWatch, type Trip, type TripFareWatch as WatchState, type TripLookup } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { useSession } from '@airline/session/react';
import { findTripProof, isAhead } from '@airline/trip';
import { Card } from '@airline/ui/card';
import { Skeleton } from '@airline/ui/skeleton';
import { Switch } from '@airline/ui/switch';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { tripFareWatchQuery } from './fare-watch-queries.ts';
import styles from './FareWatch.module.css';

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
  const { data: state, error, refetch } = useQuery(tripFareWatchQuery(useSession(), proof));
  const failure = failureIn(error);
  return (
    <div className={styles['screenOnly']}>
      <Card title={t('trip.title')}>
        {state === undefined ? (
          failure === undefined ? (
            <Skeleton label={t('trip.loading')} />
          ) : (
            <FailureBanner failure={failure} live="off" onRetry={() => void refetch()} />
          )
        ) : state.nothingBack === undefined ? (
          <WatchSwitch proof={proof} state={state} />
        ) : (
          <p>{t(`trip.nothing.${state.nothingBack}`)}</p>
        )}
      </Card>
    </div>
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
  const failure = failureIn(change.error);
  const { emailHint: email, isPartial } = state;
  const isOn = change.isPending ? change.variables : state.isOn;
  return (
    <div className={styles['content']}>
      <Switch
        label={t('trip.watch')}
        hint={isPartial ? `${t('trip.hint', { email })} ${t('trip.partial')}` : t('trip.hint', { email })}
        checked={isOn}
        onChange={({ currentTarget }) => {
          if (!change.isPending) change.mutate(currentTarget.checked);
        }}
      />
      <output className={styles['note']}>
        {change.isSuccess ? t(state.isOn ? 'trip.on' : 'trip.off', { email }) : null}
      </output>
      {failure === undefined ? null : (
        <FailureBanner failure={failure} onRetry={() => change.mutate(change.variables ?? !state.isOn)} />
      )}
    </div>
  );
}
