import { exportTripCalendar, type Trip } from '@airline/contract';
import type { Failure } from '@airline/gateway-client';
import { currentLanguage } from '@airline/i18n';
import { buildPath } from '@airline/links';
import { Button, ButtonLink } from '@airline/ui/button';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { FailureBanner } from '../../failure/FailureBanner.tsx';
import { gateway } from '../../gateway.ts';
import { tripProofOf } from '../../trip-proofs.ts';
import styles from './TripActions.module.css';
import { isAhead } from './trip-time.ts';

export interface TripActionsProps {
  readonly trip: Trip;
  /** Whether the way to cancel it is among them. */
  readonly withCancellation?: boolean;
}

/** Renders what can be done with a trip: its calendar file, a print of it; and the way to cancel it. */
export function TripActions({ trip, withCancellation = false }: TripActionsProps): ReactNode {
  const { t, i18n } = useTranslation('trips');
  const [state, setState] = useState<'idle' | 'asking' | Failure>('idle');
  const [ahead] = useState(() => isAhead(trip, gateway.now()));
  const { recordLocator } = trip;
  const isCancelled = trip.status === 'cancelled';

  const download = async () => {
    const proof = tripProofOf(recordLocator);
    if (proof === undefined) return;
    setState('asking');
    const outcome = await gateway.call(exportTripCalendar, { body: { ...proof, language: currentLanguage(i18n) } });
    if ('failure' in outcome) {
      setState(outcome.failure);
      return;
    }
    setState('idle');
    saveFile(outcome.value, 'text/calendar', t('trip.calendarFile', { recordLocator }));
  };
  return (
    <div className={styles['actions']}>
      {isCancelled ? null : (
        <Button
          pendingLabel={state === 'asking' ? t('trip.calendarPending') : undefined}
          onClick={() => void download()}
        >
          {t('trip.calendar')}
        </Button>
      )}
      <Button onClick={() => window.print()}>{t('trip.print')}</Button>
      {isCancelled || !ahead || !withCancellation ? null : (
        <ButtonLink href={buildPath('air-cancel-trip', { recordLocator })}>{t('cancel.submit')}</ButtonLink>
      )}
      {typeof state === 'string' ? null : <FailureBanner failure={state} onRetry={() => void download()} />}
    </div>
  );
}

const keptForMs = 60_000;

function saveFile(text: string, type: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  // A browser that asks where to save the file reads it once the person has answered.
  setTimeout(() => URL.revokeObjectURL(url), keptForMs);
}
