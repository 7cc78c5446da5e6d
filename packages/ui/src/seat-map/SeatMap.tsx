import { useRef, useState, type KeyboardEvent, type ReactNode } from 'react';

import { SeatLine } from './SeatLine.tsx';
import styles from './SeatMap.module.css';
import { nextSeat, seatsOf, type Cabin, type Seat, type SeatedPassenger } from './seats.ts';

export type { Cabin, Seat, SeatedPassenger } from './seats.ts';

/** The words of {@link SeatMap}. */
export interface SeatMapTexts {
  /** Names the map: 'Asientos del vuelo AL 482'. */
  readonly label: string;
  /** Says a seat whole: '12C, pasillo, libre, 25 dólares'; with a passenger of the party: '12C, pasillo, de Inés Alvarado'. */
  readonly seat: (seat: Seat, passenger?: string) => string;
  /** Names a row: `(12) => 'Fila 12'`. */
  readonly row: (number: number) => string;
  /** The key to the colours. */
  readonly legend: { readonly free: string; readonly extra: string; readonly taken: string; readonly chosen: string };
  /** Said over the first row: 'Frente del avión'. */
  readonly front: string;
}

/** What {@link SeatMap} takes. */
export interface SeatMapProps {
  readonly texts: SeatMapTexts;
  readonly cabin: Cabin;
  /** The seat of the passenger at hand. */
  readonly value: string | null;
  /** Called with the seat that is chosen, and with `null` when the chosen one is pressed again. Never with one that is taken. */
  readonly onChange: (seat: string | null) => void;
  /** The party's other passengers by their seats, which cannot be chosen here. */
  readonly party?: ReadonlyMap<string, SeatedPassenger>;
}

/**
 * Renders the seats of a cabin as they stand in the aircraft, for one passenger to choose from.
 *
 * One stop of the keyboard: Tab enters at the chosen seat or the first free one, arrows go from seat to seat past aisles and
 * gaps, Home and End to the ends of the row, Enter and Space choose. Offer the same seats as a `SeatList` beside it.
 *
 * @example
 * ```tsx
 * import { useState } from 'react';
 * import { SeatMap, type Cabin } from '@airline/ui/seat-map';
 *
 * const cabin: Cabin = {
 *   columns: ['A', 'B', null, 'C'],
 *   rows: [{ number: 1, seats: [{ id: '1A', state: 'free' }, { id: '1B', state: 'taken' }, { id: '1C', state: 'free' }] }],
 * };
 * const texts = {
 *   label: 'Asientos', front: 'Frente', seat: (seat: { id: string }) => seat.id, row: (number: number) => `Fila ${number}`,
 *   legend: { free: 'Libre', extra: 'Más espacio', taken: 'Ocupado', chosen: 'Elegido' },
 * };
 *
 * export function Example() {
 *   const [seat, setSeat] = useState<string | null>(null);
 *   return <SeatMap texts={texts} cabin={cabin} value={seat} onChange={setSeat} />;
 * }
 * ```
 */
export function SeatMap({ texts, cabin, value, onChange, party }: SeatMapProps): ReactNode {
  const grid = useRef<HTMLDivElement>(null);
  const [focused, setFocused] = useState<string>();
  const seats = seatsOf(cabin);
  const known = (id: string | null | undefined) => (seats.some((seat) => seat.id === id) ? id : undefined);
  const stop = known(focused) ?? known(value) ?? (seats.find((seat) => seat.state === 'free') ?? seats[0])?.id;

  const choose = (seat: Seat) => {
    setFocused(seat.id);
    if (seat.state === 'taken' || party?.has(seat.id)) return;
    onChange(seat.id === value ? null : seat.id);
  };
  const move = (event: KeyboardEvent) => {
    const target = stop === undefined ? undefined : nextSeat(cabin, stop, mirrored(event.key, grid.current));
    if (target === undefined) return;
    event.preventDefault();
    setFocused(target);
    grid.current?.querySelector<HTMLElement>(`[data-seat="${CSS.escape(target)}"]`)?.focus();
  };

  return (
    <div className={styles['cabin']}>
      <ul className={styles['legend']}>
        {(['free', 'extra', 'taken', 'chosen'] as const).map((state) => (
          <li key={state} className={styles['key']}>
            <span className={styles['sample']} data-state={state} aria-hidden="true" />
            {texts.legend[state]}
          </li>
        ))}
        {[...(party ?? [])].map(([seat, { initials, name }]) => (
          <li key={seat} className={styles['key']}>
            <span className={styles['sample']} data-state="party" aria-hidden="true">
              {initials}
            </span>
            {name}
          </li>
        ))}
      </ul>
      <div className={styles['fuselage']}>
        <p className={styles['front']}>{texts.front}</p>
        {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its seats take the focus, one at a time */}
        <div ref={grid} role="grid" aria-label={texts.label} className={styles['grid']} onKeyDown={move}>
          {cabin.rows.map((row) => (
            <SeatLine
              key={row.number}
              {...{ row, texts, party, value, stop }}
              columns={cabin.columns}
              onPress={choose}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

/** From right to left the cabin is mirrored on screen, so the arrows are as well. */
function mirrored(key: string, grid: HTMLElement | null): string {
  if (grid === null || getComputedStyle(grid).direction !== 'rtl') return key;
  if (key === 'ArrowLeft') return 'ArrowRight';
  return key === 'ArrowRight' ? 'ArrowLeft' : key;
}
