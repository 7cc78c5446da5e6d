import type { ReactNode } from 'react';

import styles from './SeatCell.module.css';
import type { Seat, SeatedPassenger } from './seats.ts';

interface SeatCellProps {
  readonly seat: Seat;
  readonly letter: string;
  readonly say: (seat: Seat, passenger?: string) => string;
  /** The one of the party who has it. */
  readonly passenger: SeatedPassenger | undefined;
  readonly chosen: boolean;
  /** The seat at which the keyboard enters the map. */
  readonly stop: boolean;
  readonly onPress: (seat: Seat) => void;
}

/** Renders one seat of the map. */
export function SeatCell({ seat, letter, say, passenger, chosen, stop, onPress }: SeatCellProps): ReactNode {
  const closed = seat.state === 'taken' || passenger !== undefined;
  return (
    <button
      type="button"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- one element is the cell and takes the press
      role="gridcell"
      data-seat={seat.id}
      data-state={chosen ? 'chosen' : closed ? 'taken' : (seat.kind ?? 'plain')}
      // What is written on a seat is part of its name: who says it to a voice control finds it.
      aria-label={passenger === undefined ? say(seat) : `${say(seat, passenger.name)}, ${passenger.initials}`}
      aria-selected={chosen}
      aria-disabled={closed || undefined}
      tabIndex={stop ? 0 : -1}
      className={styles['seat']}
      onClick={() => onPress(seat)}
    >
      {passenger?.initials ?? (seat.state === 'taken' ? '×' : letter)}
    </button>
  );
}
