/** One seat of a cabin. */
export interface Seat {
  /** Row and letter: `12C`. */
  readonly id: string;
  readonly state: 'free' | 'taken';
  /** `extra` has more room, `exit` stands at an exit; plain by default. */
  readonly kind?: 'plain' | 'extra' | 'exit';
}

/** One row of a cabin. */
export interface SeatRow {
  /** As it is written over the seats: 12. */
  readonly number: number;
  /** One entry for each letter of the cabin's columns, in order; `null` where there is no seat. */
  readonly seats: readonly (Seat | null)[];
}

/** The cabin: letters from one side to the other, with `null` for an aisle, and its rows from the front. */
export interface Cabin {
  readonly columns: readonly (string | null)[];
  readonly rows: readonly SeatRow[];
}

/** A passenger of the party who has a seat. */
export interface SeatedPassenger {
  /** Two letters or so, written on the seat. */
  readonly initials: string;
  readonly name: string;
}

interface Place {
  readonly row: number;
  /** Among the letters, aisles not counted. */
  readonly column: number;
}

const steps: ReadonlyMap<string, readonly [rows: number, columns: number]> = new Map([
  ['ArrowUp', [-1, 0]],
  ['ArrowDown', [1, 0]],
  ['ArrowLeft', [0, -1]],
  ['ArrowRight', [0, 1]],
]);

/** Lists every seat of a cabin, front to back. */
export function seatsOf(cabin: Cabin): readonly Seat[] {
  return cabin.rows.flatMap((row) => row.seats.filter((seat) => seat !== null));
}

/**
 * Gives the seat that a key leads to, or nothing for a key that leads nowhere: arrows go to the next seat there is, past gaps;
 * Home and End go to the ends of the row. At the edge it stays.
 */
export function nextSeat(cabin: Cabin, from: string, key: string): string | undefined {
  const place = placeOf(cabin, from);
  if (place === undefined) return undefined;
  if (key === 'Home' || key === 'End') {
    const inRow = cabin.rows[place.row]?.seats.filter((seat) => seat !== null) ?? [];
    return (key === 'Home' ? inRow[0] : inRow.at(-1))?.id;
  }
  const step = steps.get(key);
  if (step === undefined) return undefined;
  let { row, column } = place;
  for (;;) {
    row += step[0];
    column += step[1];
    const seats = cabin.rows[row]?.seats;
    if (seats === undefined || column < 0 || column >= seats.length) return from;
    const seat = seats[column];
    if (seat) return seat.id;
  }
}

function placeOf(cabin: Cabin, id: string): Place | undefined {
  for (const [row, { seats }] of cabin.rows.entries()) {
    const column = seats.findIndex((seat) => seat?.id === id);
    if (column !== -1) return { row, column };
  }
  return undefined;
}
