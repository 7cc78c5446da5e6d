import type { ReactNode } from 'react';

import { RadioGroup } from '../radio-group/RadioGroup.tsx';
import { seatsOf, type Cabin, type Seat, type SeatedPassenger } from './seats.ts';

/** What {@link SeatList} takes. */
export interface SeatListProps {
  /** 'Asientos libres'. */
  readonly legend: string;
  readonly name: string;
  readonly cabin: Cabin;
  readonly value: string | null;
  readonly onChange: (seat: string) => void;
  /** Seats of the party's other passengers: left out. */
  readonly party?: ReadonlyMap<string, SeatedPassenger>;
  /** The seat in words: `(seat) => '12C, pasillo'`. */
  readonly label: (seat: Seat) => string;
  /** Its price, at the end of the line. */
  readonly price?: (seat: Seat) => ReactNode;
}

/**
 * Renders the free seats of a cabin as a list: the same choice as the `SeatMap`, for those to whom the picture says nothing.
 *
 * @example
 * ```tsx
 * import { SeatList } from '@airline/ui/seat-map';
 *
 * const cabin = { columns: ['A'], rows: [{ number: 1, seats: [{ id: '1A', state: 'free' as const }] }] };
 * export const Example = ({ choose }: { choose: (seat: string) => void }) => (
 *   <SeatList legend="Asientos libres" name="seat" cabin={cabin} value={null} onChange={choose} label={(seat) => seat.id} />
 * );
 * ```
 */
export function SeatList({ legend, name, cabin, value, onChange, party, label, price }: SeatListProps): ReactNode {
  const free = seatsOf(cabin).filter((seat) => seat.state === 'free' && !party?.has(seat.id));
  return (
    <RadioGroup
      legend={legend}
      name={name}
      variant="card"
      value={value ?? ''}
      onChange={onChange}
      options={free.map((seat) => ({ value: seat.id, label: label(seat), aside: price?.(seat) }))}
    />
  );
}
