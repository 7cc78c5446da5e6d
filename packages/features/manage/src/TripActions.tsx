import { saveFile } from '@airline/app-shell/save-file';
import { exportTripCalendar, type Trip, type TripLookup } from '@airline/contract';
import { failureIn, valueOrThrow } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import { currentLanguage } from '@airline/i18n';
import { buildPath } from '@airline/links';
import { useSession } from '@airline/session/react';
import { findTripProof, isAhead } from '@airline/trip';
import { Button, ButtonLink } from '@airline/ui/button';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ShareTrip } from './ShareTrip.tsx';
import styles from './TripActions.module.css';

export interface TripActionsProps {
  readonly trip: Trip;
  /** Whether the way to cancel it is among them. */
  readonly withCancellation?: boolean;
}

/** Renders what can be done with a trip: its calendar file, a print of it; and the way to cancel it. */
export function TripActions({ trip, withCancellation = false }: TripActionsProps): ReactNode {
  const { t, i18n } = useTranslation('trips');
  const session = useSession();
  const [ahead] = useState(() => isAhead(trip, session.now()));
  const { recordLocator } = trip;
  const isCancelled = trip.status === 'cancelled';

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
        <Button pendingLabel={download.isPending ? t('trip.calendarPending') : undefined} onClick={start}>
          {t('trip.calendar')}
        </Button>
      )}
      {isCancelled ? null : <ShareTrip trip={trip} />}
      <Button onClick={() => window.print()}>{t('trip.print')}</Button>
      {isCancelled || !ahead || !withCancellation ? null : (
        <ButtonLink href={buildPath('air-cancel-trip', { recordLocator })}>{t('cancel.submit')}</ButtonLink>
      )}
      {failure === undefined ? null : <FailureBanner failure={failure} onRetry={start} />}
    </div>
  );
}
