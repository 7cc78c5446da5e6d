import type { Both } from '../story-kit/two-languages.tsx';
import type { SeatMapTexts } from './SeatMap.tsx';
import type { Cabin, Seat, SeatRow } from './seats.ts';

const letters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
const taken = new Set(['10B', '10C', '11E', '12C', '13A', '13B', '13C', '14F', '15D', '16A', '17E', '17F']);

const kindOf = (row: number): NonNullable<Seat['kind']> => (row === 12 ? 'exit' : row === 10 ? 'extra' : 'plain');

function rowOf(number: number): SeatRow {
  const seats = letters.map((letter): Seat => {
    const id = `${number}${letter}`;
    return { id, state: taken.has(id) ? 'taken' : 'free', kind: kindOf(number) };
  });
  // The last row is narrower: there is no window seat.
  return { number, seats: number === 17 ? [null, ...seats.slice(1, 5), null] : seats };
}

/** Eight rows of a narrow-body aircraft: more room in row 10, an exit at row 12. */
export const cabin: Cabin = {
  columns: ['A', 'B', 'C', null, 'D', 'E', 'F'],
  rows: Array.from({ length: 8 }, (_, index) => rowOf(index + 10)),
};

const sides = {
  es: {
    window: 'ventana',
    middle: 'centro',
    aisle: 'pasillo',
    free: 'libre',
    taken: 'ocupado',
    extra: 'más espacio',
    exit: 'salida',
    of: 'de',
  },
  en: {
    window: 'window',
    middle: 'middle',
    aisle: 'aisle',
    free: 'free',
    taken: 'taken',
    extra: 'more room',
    exit: 'exit row',
    of: 'of',
  },
};

function sayIn(locale: 'es' | 'en') {
  const words = sides[locale];
  return (seat: Seat, passenger?: string): string => {
    const letter = seat.id.at(-1) ?? '';
    const side = 'AF'.includes(letter) ? words.window : 'BE'.includes(letter) ? words.middle : words.aisle;
    const kind = seat.kind === 'extra' ? [words.extra] : seat.kind === 'exit' ? [words.exit] : [];
    const state = passenger === undefined ? words[seat.state] : `${words.of} ${passenger}`;
    return [seat.id, side, ...kind, state].join(', ');
  };
}

export const seatTexts: Both<SeatMapTexts> = {
  es: {
    label: 'Asientos del vuelo AL 482',
    seat: sayIn('es'),
    row: (number) => `Fila ${number}`,
    legend: { free: 'Libre', extra: 'Más espacio', taken: 'Ocupado', chosen: 'Elegido' },
    front: 'Frente del avión',
  },
  en: {
    label: 'Seats of flight AL 482',
    seat: sayIn('en'),
    row: (number) => `Row ${number}`,
    legend: { free: 'Free', extra: 'More room', taken: 'Taken', chosen: 'Chosen' },
    front: 'Front of the aircraft',
  },
};
