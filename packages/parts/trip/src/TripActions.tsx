import { saveFile } from '@airline/app-shell/save-file';
import { exportTripCalendar, type Trip, type TripLookup } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { currentLanguage } from '@airline/i18n';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { Button, ButtonLink } from '@airline/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { findCheckIn } from './find-check-in.ts';
import { findChangeDeadline } from './change-deadline.ts';
import { ShareTrip } from './ShareTrip.tsx';
import { NextStep } from './NextStep.tsx';
import styles from './TripActions.module.css';
import { findTripProof } from './trip-proofs.ts';
import { hasFlightAhead } from './trip-time.ts';

export interface TripActionsProps {
  readonly trip: Trip;
  /** Whether the ways to change its flights, to correct who travels and to cancel it are among them: on the trip's own page. */
  readonly withChanges?: boolean;
}

/** Renders what can be done with a trip: the ways to change and to cancel it, then its calendar file and a print of it. */
export function TripActions({ trip, withChanges = false }: TripActionsProps): ReactNode {
  const { t, i18n } = useTranslation('trips');
  const session = useSession();
  const [now] = useState(() => session.now());
  const { recordLocator } = trip;
  const isCancelled = trip.status === 'cancelled';
  const checkIn = withChanges ? findCheckIn(trip, now) : undefined;
  const changesUntil = withChanges ? findChangeDeadline(trip, now) : undefined;

  const download = useMutation({
    mutationFn: async (proof: TripLookup) =>
      valueOrThrow(await session.call(exportTripCalendar, { body: { ...proof, language: currentLanguage(i18n) } })),
    onSuccess: (content) =>
      saveFile({ name: t('trip.calendarFile', { recordLocator }), type: 'text/calendar', content }),
  });
  const failure = failureIn(download.error);
  const start = () => {
    const proof = findTripProof(recordLocator);
    if (proof !== undefined) download.mutate(proof);
  };
  // Beside the ways to change the trip, what is done with its paper stands back.
  const tool = withChanges ? ({ variant: 'quiet', size: 'small' } as const) : {};
  return (
    <div className={styles['actions']}>
      {withChanges && !isCancelled ? (
        <div className={styles['group']}>
          <NextStep trip={trip} variant="primary" />
          {changesUntil === undefined ? null : (
            <ButtonLink
              {...(checkIn === undefined ? ({ variant: 'primary' } as const) : {})}
              href={buildPath('air-change-trip', { recordLocator })}
            >
              {t('trip.changeFlights')}
            </ButtonLink>
          )}
          <ButtonLink href={buildPath('trip-travellers', { recordLocator })}>{t('trip.travellers')}</ButtonLink>
          {hasFlightAhead(trip, now) ? (
            <ButtonLink href={buildPath('air-cancel-trip', { recordLocator })}>{t('cancel.submit')}</ButtonLink>
          ) : null}
        </div>
      ) : null}
      <div className={styles['group']} data-tools={withChanges || undefined}>
        {isCancelled ? null : (
          <>
            <Button {...tool} pendingLabel={download.isPending ? t('trip.calendarPending') : undefined} onClick={start}>
              {t('trip.calendar')}
            </Button>
            <ShareTrip trip={trip} {...tool} />
          </>
        )}
        <Button {...tool} onClick={() => window.print()}>
          {t('trip.print')}
        </Button>
      </div>
      {failure === undefined ? null : <FailureBanner failure={failure} onRetry={start} />}
    </div>
  );
}
