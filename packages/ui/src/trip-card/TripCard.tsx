import type { ReactNode } from 'react';

import styles from './TripCard.module.css';

/** What {@link TripCard} takes. */
export interface TripCardProps {
  /** Where it goes: 'San Juan'. */
  readonly title: string;
  /** The level that the title has in the page, 2 by default. */
  readonly headingLevel?: 2 | 3 | 4;
  /** When: 'lunes, 14 de diciembre de 2026'. */
  readonly date: ReactNode;
  /** A `Badge` with the trip's state. */
  readonly status?: ReactNode;
  /** 'Código de reserva'. */
  readonly codeLabel: string;
  readonly code: string;
  /** What stands beside the code: a small button that copies it. */
  readonly codeAction?: ReactNode;
  /** A picture of the place, as wide and high as the room it is given: behind its name, or above it on a phone. Decoration. */
  readonly picture?: ReactNode;
  /** The flights: a `FlightSummary` for each way. */
  readonly children: ReactNode;
  /** What can be done now: check in, change, cancel. */
  readonly actions?: ReactNode;
}

/**
 * Renders one trip of a traveller: where, when, by which flights, under which code, and what can be done with it.
 *
 * @example
 * ```tsx
 * import { TripCard } from '@airline/ui/trip-card';
 *
 * export const Example = () => (
 *   <TripCard title="San Juan" date="lunes, 14 de diciembre" codeLabel="Código de reserva" code="K7QM2X">
 *     Sale 10:40, llega 12:25
 *   </TripCard>
 * );
 * ```
 */
export function TripCard({
  title,
  headingLevel = 2,
  date,
  status,
  codeLabel,
  code,
  codeAction,
  picture,
  children,
  actions,
}: TripCardProps): ReactNode {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles['card']}>
      <div className={styles['head']}>
        {picture === undefined ? (
          <svg className={styles['wind']} viewBox="0 0 320 96" preserveAspectRatio="xMaxYMid slice" aria-hidden="true">
            <path d="M0 84c80 0 120-20 176-52 30-17 60-6 58 16-2 17-26 19-32 5M60 96c70-4 128-22 188-56 20-11 42-6 72-18M150 10c44 10 84 6 170-16" />
          </svg>
        ) : (
          <div className={styles['picture']}>{picture}</div>
        )}
        <div className={styles['words']}>
          <p className={styles['date']}>{date}</p>
          <Heading className={styles['title']}>{title}</Heading>
          {picture === undefined ? null : status}
        </div>
        {picture === undefined ? status : null}
      </div>
      <div className={styles['body']}>
        <div className={styles['code']}>
          <p>
            {codeLabel} <strong className={styles['locator']}>{code}</strong>
          </p>
          {codeAction}
        </div>
        {children}
        {actions === undefined ? null : <div className={styles['actions']}>{actions}</div>}
      </div>
    </article>
  );
}
