import {
  readTripFlightAlerts,
  setTripFlightAlerts,
  type Trip,
  type TripFlightAlerts as AlertState,
  type TripLookup,
} from '@airline/contract';
import { valueOrThrow } from '@airline/gateway-client';
import { AlertCard, AlertSwitch } from '@airline/mailed-alert';
import { useSession } from '@airline/session/react';
import { findTripProof, isAhead } from '@airline/trip';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

export interface TripFlightAlertsProps {
  readonly trip: Trip;
}

/** Renders that the contact of a trip is notified of what happens to its flights, and a switch for it; nothing once it is flown or cancelled. */
export function TripFlightAlerts({ trip }: TripFlightAlertsProps): ReactNode {
  const session = useSession();
  const [now] = useState(() => session.now());
  const proof = findTripProof(trip.recordLocator);
  return proof === undefined || trip.status === 'cancelled' || !isAhead(trip, now) ? null : <Alerts proof={proof} />;
}

function Alerts({ proof }: { readonly proof: TripLookup }): ReactNode {
  const { t } = useTranslation('flightAlerts');
  const session = useSession();
  const { recordLocator, firstName, lastName } = proof;
  const queryKey = ['flight-alerts', recordLocator.toUpperCase()];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      valueOrThrow(await session.call(readTripFlightAlerts, { body: { recordLocator, firstName, lastName }, signal })),
    staleTime: 0,
  });
  return (
    <AlertCard title={t('trip.title')} loading={t('trip.loading')} query={query}>
      {(state) => <AlertsSwitch proof={proof} state={state} queryKey={queryKey} />}
    </AlertCard>
  );
}

interface AlertsSwitchProps {
  readonly proof: TripLookup;
  readonly state: AlertState;
  readonly queryKey: readonly string[];
}

function AlertsSwitch({ proof, state, queryKey }: AlertsSwitchProps): ReactNode {
  const { t } = useTranslation('flightAlerts');
  const session = useSession();
  const queryClient = useQueryClient();
  const { recordLocator, firstName, lastName } = proof;
  const change = useMutation({
    mutationFn: async (isOn: boolean) =>
      valueOrThrow(await session.call(setTripFlightAlerts, { body: { recordLocator, firstName, lastName, isOn } })),
    onSuccess: (changed) => queryClient.setQueryData(queryKey, changed),
  });
  const { emailHint: email, isOn, isMailed } = state;
  return (
    <AlertSwitch
      label={t('trip.tell')}
      hint={t('trip.hint', { email })}
      isOn={isOn}
      note={t(isMailed ? 'trip.mailed' : isOn ? 'trip.on' : 'trip.off', { email })}
      change={change}
    />
  );
}
