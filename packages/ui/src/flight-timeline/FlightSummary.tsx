import type { ReactNode } from 'react';

import { Duration } from '../duration/Duration.tsx';
import { LocalTime } from '../local-time/LocalTime.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { summarise, type FlightEnd, type FlightLegs } from './flight.ts';
import styles from './FlightSummary.module.css';

/** The words of a flight in one line. */
export interface FlightSummaryTexts {
  /** Said before the take-off: 'Sale'. */
  readonly departs: string;
  /** Said before the landing: 'Llega'. */
  readonly arrives: string;
  /** `(0) => 'Directo'`, `(1) => '1 escala'`. */
  readonly stops: (count: number) => string;
  /** `(1) => '+1 día'`; never called with 0. */
  readonly daysLater: (days: number) => string;
}

/** What {@link FlightSummary} takes. */
export interface FlightSummaryProps {
  readonly legs: FlightLegs;
  readonly texts: FlightSummaryTexts;
  /** `row` for one of many: lower, without the names of cities, the times of all rows under each other. */
  readonly variant?: 'full' | 'row';
}

/**
 * Renders a journey in one line: when it leaves and lands by each place's clocks, how long it takes, how often one changes.
 *
 * Landing on another day says so. Legs are taken in the order given; that they connect is not checked.
 *
 * @example
 * ```tsx
 * import { FlightSummary } from '@airline/ui/flight-timeline';
 *
 * const texts = {
 *   departs: 'Sale', arrives: 'Llega',
 *   stops: (count: number) => (count === 0 ? 'Directo' : `${count} escalas`),
 *   daysLater: (days: number) => `+${days} día`,
 * };
 * const from = { code: 'SJU', city: 'San Juan', instant: '2026-12-14T14:40:00Z', timeZone: 'America/Puerto_Rico' };
 * const to = { code: 'MIA', city: 'Miami', instant: '2026-12-14T17:25:00Z', timeZone: 'America/New_York' };
 * export const Example = () => <FlightSummary texts={texts} legs={[{ flightNumber: 'AL 482', from, to }]} />;
 * ```
 */
export function FlightSummary({ legs, texts, variant = 'full' }: FlightSummaryProps): ReactNode {
  const { from, to, totalMinutes, stops, daysLater } = summarise(legs);
  return (
    <div className={styles['frame']} data-variant={variant}>
      <div className={styles['summary']}>
        <End label={texts.departs} end={from} />
        <div className={styles['middle']}>
          <span className={styles['note']}>
            <Duration minutes={totalMinutes} />
          </span>
          <span className={styles['line']} aria-hidden="true">
            {stops.map((stop) => (
              <span key={stop.code} className={styles['stop']} />
            ))}
          </span>
          <span className={styles['note']} data-direct={stops.length === 0 || undefined}>
            {texts.stops(stops.length)}
            {stops.length > 0 ? <VisuallyHidden>: {stops.map((stop) => stop.city).join(', ')}</VisuallyHidden> : null}
            {stops.length > 0 ? <span aria-hidden="true"> {stops.map((stop) => stop.code).join(', ')}</span> : null}
          </span>
        </div>
        <End label={texts.arrives} end={to} {...(daysLater === 0 ? {} : { later: texts.daysLater(daysLater) })} />
      </div>
    </div>
  );
}

interface EndProps {
  readonly label: string;
  readonly end: FlightEnd;
  readonly later?: string;
}

function End({ label, end, later }: EndProps): ReactNode {
  return (
    <div className={styles['end']}>
      <span className={styles['time']}>
        <VisuallyHidden>{label} </VisuallyHidden>
        <LocalTime instant={end.instant} timeZone={end.timeZone} />
      </span>
      <span className={styles['place']}>
        <span aria-hidden="true">{end.code} </span>
        <span className={styles['city']}>{end.city}</span>
        {later === undefined ? null : <span className={styles['later']}> {later}</span>}
      </span>
    </div>
  );
}
