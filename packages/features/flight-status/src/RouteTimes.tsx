import type { LegEndStatus, LegStatusView } from '@airline/contract';
import { getStation } from '@airline/reference-data/stations';
import { LocalTime } from '@airline/ui/local-time';
import { VisuallyHidden } from '@airline/ui/visually-hidden';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './Results.module.css';

interface RouteTimesProps {
  readonly first: LegStatusView;
  readonly last: LegStatusView;
}

/** Renders when a flight leaves and arrives as far as it is known, with what was planned where that was another time. */
export function RouteTimes({ first, last }: RouteTimesProps): ReactNode {
  const { t } = useTranslation('flightStatus');
  const isOff = first.phase === 'cancelled';
  return (
    <p className={styles['times']} data-off={isOff || undefined}>
      <span>
        <VisuallyHidden>{t('end.departure')} </VisuallyHidden>
        <EndTime end={first.departure} />
      </span>
      <span>
        <span aria-hidden="true">→ </span>
        <VisuallyHidden>{t('end.arrival')} </VisuallyHidden>
        <EndTime end={last.arrival} />
      </span>
    </p>
  );
}

function EndTime({ end }: { readonly end: LegEndStatus }): ReactNode {
  const { t } = useTranslation('flightStatus');
  const timeZone = getStation(end.station)?.timeZone || 'UTC';
  const known = end.actualAt ?? end.estimatedAt ?? end.scheduledAt;
  const isOther = Date.parse(known) !== Date.parse(end.scheduledAt);
  const time = (value: string): ReactNode => (
    <LocalTime instant={new Date(value).toISOString()} timeZone={timeZone} zone="none" />
  );
  return (
    <>
      {isOther ? (
        <>
          <VisuallyHidden>{t('end.before')} </VisuallyHidden>
          <s className={styles['before']}>{time(end.scheduledAt)}</s>{' '}
        </>
      ) : null}
      <strong>{time(known)}</strong> <span className={styles['code']}>{end.station}</span>
    </>
  );
}
