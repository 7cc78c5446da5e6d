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

import { findChangeDeadline } from './change-deadline.ts';
import { ShareTrip } from './ShareTrip.tsx';
import styles from './TripActions.module.css';
import { findTripProof } from './trip-proofs.ts';
import { isAhead, useMoment } from './trip-time.ts';

export interface TripActionsProps {
  readonly trip: Trip;
  /** Whether the ways to change its flights and to cancel it are among them: on the trip's own page, where the first of them stands out too. */
  readonly withChanges?: boolean;
}

/** Renders what can be done with a trip: its calendar file, a print of it; and the ways to change and to cancel it. */
export function TripActions({ trip, withChanges = false }: TripActionsProps): ReactNode {
  const { t, i18n } = useTranslation('trips');
  const session = useSession();
  const moment = useMoment(trip);
  const [now] = useState(() => session.now());
  const { recordLocator } = trip;
  const isCancelled = trip.status === 'cancelled';
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
  return (
    <div className={styles['actions']}>
      {isCancelled ? null : (
        <Button
          variant={withChanges ? 'primary' : 'secondary'}
          pendingLabel={download.isPending ? t('trip.calendarPending') : undefined}
          onClick={start}
        >
          {t('trip.calendar')}
        </Button>
      )}
      {isCancelled ? null : <ShareTrip trip={trip} />}
      <Button onClick={() => window.print()}>{t('trip.print')}</Button>
      {changesUntil === undefined ? null : (
        <ButtonLink href={buildPath('air-change-trip', { recordLocator })}>{t('trip.changeFlights')}</ButtonLink>
      )}
      {isCancelled || !isAhead(trip, now) || !withChanges ? null : (
        <ButtonLink variant="quiet" href={buildPath('air-cancel-trip', { recordLocator })}>
          {t('cancel.submit')}
        </ButtonLink>
      )}
      {changesUntil === undefined ? null : (
        <p className={styles['note']}>{t('trip.changesUntil', { date: moment(changesUntil.toISOString()) })}</p>
      )}
      {failure === undefined ? null : <FailureBanner failure={failure} onRetry={start} />}
    </div>
  );
}
