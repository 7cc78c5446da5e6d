import type { CabinView, SeatKind } from '@airline/contract';

/** How the seats of an aircraft stand. */
interface CabinLayout {
  /** IATA aircraft types. */
  readonly aircraft: readonly string[];
  readonly seats: number;
  readonly rows: number;
  /** Rows with more room for the legs, and rows at an emergency exit; the others are plain. */
  readonly extraRows: readonly number[];
  readonly exitRows: readonly number[];
  /** Where a door or the galley leaves no room for a seat. */
  readonly missing: readonly string[];
}

/**
 * The cabins of the fleet, with the numbers of seats that the schedule names. The aircraft are those of `docs/schedule.md`; where their exits
 * and their wider rows are is decided by this product.
 */
const layouts: readonly CabinLayout[] = [
  { aircraft: ['73W', '73G'], seats: 143, rows: 24, extraRows: [1, 2, 3], exitRows: [11], missing: ['11A'] },
  {
    aircraft: ['7M8', '738'],
    seats: 175,
    rows: 30,
    extraRows: [1, 2, 3, 4],
    exitRows: [15, 16],
    missing: ['1A', '1B', '1C', '15A', '15F'],
  },
];

const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const columns: CabinView['columns'] = ['A', 'B', 'C', null, 'D', 'E', 'F'];

/**
 * Gives the cabin of a flight by the seats that its aircraft has now: a layout of the fleet, of the aircraft that was booked if two have as
 * many. Another number of seats stands in plain rows of six, the last one as long as it gets.
 */
export function findCabin({ aircraft, seats }: { readonly aircraft: string; readonly seats: number }): CabinView {
  const fitting = layouts.filter((layout) => layout.seats === seats);
  const layout = fitting.find((each) => each.aircraft.includes(aircraft)) ?? fitting[0] ?? plainLayout(seats);
  return {
    columns: [...columns],
    rows: Array.from({ length: layout.rows }, (_, index) => {
      const number = index + 1;
      const kind = kindOf(layout, number);
      return {
        number,
        seats: letters.map((letter) => {
          const id = `${number}${letter}`;
          return layout.missing.includes(id) ? null : { id, kind };
        }),
      };
    }),
  };
}

function kindOf({ extraRows, exitRows }: CabinLayout, row: number): SeatKind {
  if (exitRows.includes(row)) return 'exit';
  return extraRows.includes(row) ? 'extra' : 'plain';
}

function plainLayout(seats: number): CabinLayout {
  const rows = Math.ceil(seats / letters.length);
  const missing = letters.slice(seats - (rows - 1) * letters.length).map((letter) => `${rows}${letter}`);
  return { aircraft: [], seats, rows, extraRows: [], exitRows: [], missing };
}

/** Lists the seats of a cabin, front to back. */
export function listSeats({ rows }: CabinView): readonly { readonly id: string; readonly kind: SeatKind }[] {
  return rows.flatMap(({ seats }) => seats.filter((seat) => seat !== null));
}
