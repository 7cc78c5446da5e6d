import { placeName } from '@airline/reference-data/place-names';
import type { LegEndStatus } from '@airline/contract';
import { LocalTime } from '@airline/ui/local-time';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import styles from './LegStatusCard.module.css';
import { knownTime, useStatusWords, zoneOf } from './status-words.ts';

interface LegEndProps {
  readonly end: LegEndStatus;
  readonly side: 'departure' | 'arrival';
  readonly delayMinutes: number;
  /** Whether nothing leaves or comes here: its time is crossed out. */
  readonly isOff: boolean;
  readonly baggageBelt?: string;
}

/** Renders one end of a leg: when, by whose clocks, and where in the airport. */
export function LegEnd({ end, side, delayMinutes, isOff, baggageBelt }: LegEndProps): ReactNode {
  const { t, i18n } = useTranslation('flightStatus');
  const words = useStatusWords();
  const timeZone = zoneOf(end.station);
  const known = knownTime(end);
  const kind = end.actualAt !== undefined ? 'actual' : end.estimatedAt !== undefined ? 'estimated' : 'scheduled';
  const isOther = Date.parse(known) !== Date.parse(end.scheduledAt);
  const places = [
    { id: 'terminal', value: end.terminal },
    { id: 'gate', value: end.gate ?? (isOff ? undefined : t('end.unknown')) },
    { id: 'belt', value: baggageBelt },
  ] as const;
  const isLate = delayMinutes >= 15;
  return (
    <section className={styles['end']} aria-label={`${t(`end.${side}`)}: ${placeName(end.station, i18n.language)}`}>
      <p className={styles['side']}>
        {t(`end.${side}`)} · {end.station}
      </p>
      <p className={styles['time']} data-off={isOff || undefined} data-late={isLate || undefined}>
        <LocalTime instant={toInstant(known)} timeZone={timeZone} zone="short" />
      </p>
      <p className={styles['note']}>
        <LocalTime instant={toInstant(known)} timeZone={timeZone} show="date" zone="none" />
        {isOff ? null : <> · {t(`end.${kind}`)}</>}
        {isOther && !isOff ? (
          <>
            , {t('end.before')}{' '}
            <s>
              <LocalTime instant={toInstant(end.scheduledAt)} timeZone={timeZone} zone="none" />
            </s>
          </>
        ) : null}
      </p>
      {isOff || kind === 'scheduled' ? null : (
        <p className={styles['punctuality']} data-late={isLate || undefined}>
          {words.punctuality(delayMinutes)}
        </p>
      )}
      <dl className={styles['places']}>
        {places.map(({ id, value }) =>
          value === undefined ? null : (
            <div key={id} className={styles['place']}>
              <dt>{t(`end.${id}`)}</dt>
              <dd>{value}</dd>
            </div>
          ),
        )}
      </dl>
    </section>
  );
}

/** Components take instants in UTC. */
function toInstant(dateTime: string): string {
  return new Date(dateTime).toISOString();
}
