import type { ReactNode } from 'react';

import { formatDuration } from '../duration/format-duration.ts';
import { Duration } from '../duration/Duration.tsx';
import { LocalTime } from '../local-time/LocalTime.tsx';
import { dayOffset, minutesBetween } from '../local-time/zoned-time.ts';
import { useLocale } from '../locale/LocaleProvider.tsx';
import { summarise, type FlightEnd, type FlightLegs } from './flight.ts';
import styles from './FlightTimeline.module.css';

/** The words of a flight by its legs. */
export interface FlightTimelineTexts {
  /** Names the list: 'Itinerario de San Juan a Ciudad de México'. */
  readonly label: string;
  /** `('1 h 20 min', 'Miami') => 'Cambio de avión en Miami: 1 h 20 min'`. */
  readonly wait: (duration: string, city: string) => string;
  /** `(1) => '+1 día'`; never called with 0. */
  readonly daysLater: (days: number) => string;
}

/** What {@link FlightTimeline} takes. */
export interface FlightTimelineProps {
  readonly legs: FlightLegs;
  readonly texts: FlightTimelineTexts;
}

/**
 * Renders a journey leg by leg: take-offs, landings, waits between, each time by the clocks of its place with the zone written.
 *
 * @example
 * ```tsx
 * import { FlightTimeline } from '@airline/ui/flight-timeline';
 *
 * const texts = {
 *   label: 'Itinerario',
 *   wait: (duration: string, city: string) => `Cambio de avión en ${city}: ${duration}`,
 *   daysLater: (days: number) => `+${days} día`,
 * };
 * const from = { code: 'SJU', city: 'San Juan', instant: '2026-12-14T14:40:00Z', timeZone: 'America/Puerto_Rico' };
 * const to = { code: 'MIA', city: 'Miami', instant: '2026-12-14T17:25:00Z', timeZone: 'America/New_York' };
 * export const Example = () => <FlightTimeline texts={texts} legs={[{ flightNumber: 'AL 482', from, to }]} />;
 * ```
 */
export function FlightTimeline({ legs, texts }: FlightTimelineProps): ReactNode {
  const locale = useLocale();
  const { stops } = summarise(legs);
  const [{ from: start }] = legs;
  const later = (end: FlightEnd) => {
    const days = dayOffset(start, end);
    return days === 0 ? undefined : texts.daysLater(days);
  };
  return (
    <ol aria-label={texts.label} className={styles['list']}>
      {legs.map((leg, index) => {
        const stop = stops[index];
        return (
          <li key={leg.flightNumber + leg.from.instant}>
            <div className={styles['leg']}>
              <End end={leg.from} later={later(leg.from)} />
              <p className={styles['flight']}>
                <strong>{leg.flightNumber}</strong> ·{' '}
                <Duration minutes={minutesBetween(leg.from.instant, leg.to.instant)} />
                {leg.note === undefined ? null : <> · {leg.note}</>}
              </p>
              <End end={leg.to} later={later(leg.to)} />
            </div>
            {stop === undefined ? null : (
              <p className={styles['wait']}>
                {texts.wait(unbroken(formatDuration(stop.waitMinutes, locale)), stop.city)}
              </p>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** Hours and their minutes stay in one line. */
function unbroken(duration: string): string {
  return duration.replaceAll(' ', '\u00A0');
}

function End({ end, later }: { readonly end: FlightEnd; readonly later: string | undefined }): ReactNode {
  return (
    <p className={styles['end']}>
      <span className={styles['time']}>
        <LocalTime instant={end.instant} timeZone={end.timeZone} zone="short" />
      </span>
      <span>
        <strong>{end.city}</strong> <span className={styles['code']}>{end.code}</span>
        {later === undefined ? null : <span className={styles['later']}> {later}</span>}
      </span>
    </p>
  );
}
