import type { ReactNode } from 'react';

import { SeatCell } from './SeatCell.tsx';
import styles from './SeatLine.module.css';
import type { SeatMapTexts } from './SeatMap.tsx';
import type { Cabin, Seat, SeatedPassenger, SeatRow } from './seats.ts';

interface SeatLineProps {
  readonly row: SeatRow;
  readonly columns: Cabin['columns'];
  readonly texts: SeatMapTexts;
  readonly party: ReadonlyMap<string, SeatedPassenger> | undefined;
  readonly value: string | null;
  readonly stop: string | undefined;
  readonly onPress: (seat: Seat) => void;
}

/** Renders one row of the map: its seats in their places, with the row's number in the aisle. */
export function SeatLine({ row, columns, texts, party, value, stop, onPress }: SeatLineProps): ReactNode {
  const letters = columns.filter((letter) => letter !== null);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the seats take the focus; a table would lay them out
    <div role="row" aria-label={texts.row(row.number)} className={styles['row']}>
      {columns.map((letter, index) => {
        if (letter === null) {
          return (
            <span key={`after ${columns[index - 1] ?? ''}`} className={styles['aisle']} aria-hidden="true">
              {row.number}
            </span>
          );
        }
        const seat = row.seats[letters.indexOf(letter)];
        return seat ? (
          <SeatCell
            key={letter}
            {...{ seat, letter, onPress }}
            say={texts.seat}
            passenger={party?.get(seat.id)}
            chosen={seat.id === value}
            stop={seat.id === stop}
          />
        ) : (
          <span key={letter} className={styles['gap']} />
        );
      })}
    </div>
  );
}
