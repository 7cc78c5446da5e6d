import { fareTable } from './fare-table.ts';
import { type SeatKind, seatPrices } from './extra-prices.ts';
import type { FareFamily, Money } from './values.ts';

/** What seats cost with a fare. */
export type SeatPrices = Readonly<Record<SeatKind, Money>>;

/**
 * Gives what a seat of each kind costs with a fare: one that boards ahead includes a plain seat, one that boards first any seat.
 *
 * @example
 * ```ts
 * import { seatPricesOf } from '@airline/contract';
 *
 * console.log(seatPricesOf('flex').plain.amountMinor); // 0
 * ```
 */
export function seatPricesOf(family: FareFamily): SeatPrices {
  const boarding = fareTable.find((fare) => fare.family === family)?.boarding ?? 'general';
  const free = { amountMinor: 0, currency: 'USD' } as const;
  if (boarding === 'priority') return { plain: free, extra: free, exit: free };
  return boarding === 'earlyBird' ? { ...seatPrices, plain: free } : seatPrices;
}

/** The seats of an aircraft, as far as their prices need them. */
export interface PricedCabin {
  readonly columns: readonly (string | null)[];
  readonly rows: readonly {
    readonly number: number;
    readonly seats: readonly ({ readonly id: string; readonly kind: SeatKind } | null)[];
  }[];
}

/** Where a traveller sits, and whether they are 13 or younger. */
export interface PlacedTraveller {
  readonly traveller: number;
  readonly isYoung: boolean;
  readonly seat: string;
}

/**
 * Gives what the seat of each traveller of a party costs on a flight, in cents, by their place in the trip:
 *
 * 1. a seat costs what its kind does, {@link seatPricesOf} the fare;
 * 2. a traveller who is 13 or younger pays nothing for a plain seat directly beside somebody older of the party, no aisle between them;
 * 3. neither does one of the older ones beside them, who sits on a plain seat as well: the one that comes first in the trip, and the same
 *    for several children.
 *
 * A seat that the cabin does not have costs nothing. It does not check whether seats are free, nor who may sit where. Source: decided by
 * this product, after what the United States' Department of Transportation asks of airlines for families.
 *
 * @example
 * ```ts
 * import { priceSeats, seatPrices } from '@airline/contract';
 *
 * const row = { number: 7, seats: ['7A', '7B', '7C'].map((id) => ({ id, kind: 'plain' as const })) };
 * const family = [
 *   { traveller: 0, isYoung: false, seat: '7A' },
 *   { traveller: 1, isYoung: true, seat: '7B' },
 * ];
 * console.log(priceSeats({ columns: ['A', 'B', 'C'], rows: [row] }, family, seatPrices).get(1)); // 0
 * ```
 */
export function priceSeats(
  cabin: PricedCabin,
  party: readonly PlacedTraveller[],
  prices: SeatPrices,
): ReadonlyMap<number, number> {
  const kinds = new Map(
    cabin.rows.flatMap(({ seats }) => seats.flatMap((seat) => (seat === null ? [] : [[seat.id, seat.kind] as const]))),
  );
  const isPlain = ({ seat }: PlacedTraveller): boolean => kinds.get(seat) === 'plain';
  const children = party.filter((each) => each.isYoung && isPlain(each)).toSorted((a, b) => a.traveller - b.traveller);
  const free = new Set<number>();
  for (const child of children) {
    const beside = party
      .filter((each) => !each.isYoung && areBeside(cabin, child.seat, each.seat))
      .toSorted((a, b) => a.traveller - b.traveller);
    if (beside.length === 0) continue;
    free.add(child.traveller);
    const plain = beside.filter(isPlain);
    const [first] = plain;
    if (first !== undefined && !plain.some(({ traveller }) => free.has(traveller))) free.add(first.traveller);
  }
  return new Map(
    party.map(({ traveller, seat }) => {
      const kind = kinds.get(seat);
      return [traveller, kind === undefined || free.has(traveller) ? 0 : prices[kind].amountMinor];
    }),
  );
}

/** Somebody of a party for whom a seat may be chosen. */
export interface SeatingTraveller extends Omit<PlacedTraveller, 'seat'> {
  /** The seat that they have. */
  readonly seat?: string | undefined;
  /** The seat that is chosen for them. */
  readonly wanted?: string | undefined;
  /** What was paid for their seat on the flight before, in cents. */
  readonly paidMinor: number;
}

/**
 * Gives what is due for the seats that are chosen on a flight, in cents, by the travellers' places in the trip: the price of each as the
 * party sits then, {@link priceSeats}, less what was paid for the traveller's seat before. A dearer seat costs the difference, a cheaper one
 * gives nothing back, and the seat that somebody has costs nothing. Who chooses none has no entry.
 *
 * @example
 * ```ts
 * import { chargeSeats, seatPrices } from '@airline/contract';
 *
 * const row = { number: 7, seats: ['7A', '7B'].map((id) => ({ id, kind: 'plain' as const })) };
 * const party = [{ traveller: 0, isYoung: false, seat: '7A', wanted: '7B', paidMinor: 500 }];
 * console.log(chargeSeats({ columns: ['A', 'B'], rows: [row] }, party, seatPrices).get(0)); // 1000
 * ```
 */
export function chargeSeats(
  cabin: PricedCabin,
  party: readonly SeatingTraveller[],
  prices: SeatPrices,
): ReadonlyMap<number, number> {
  const seated = party.flatMap(({ traveller, isYoung, seat, wanted = seat }) =>
    wanted === undefined ? [] : [{ traveller, isYoung, seat: wanted }],
  );
  const priced = priceSeats(cabin, seated, prices);
  return new Map(
    party.flatMap(({ traveller, seat, wanted, paidMinor }) => {
      if (wanted === undefined) return [];
      const due = wanted === seat ? 0 : Math.max(0, (priced.get(traveller) ?? 0) - paidMinor);
      return [[traveller, due] as const];
    }),
  );
}

/** Tells whether two seats of a cabin are directly beside each other: in one row, with no aisle between them. */
export function areBeside({ columns }: Pick<PricedCabin, 'columns'>, one: string, other: string): boolean {
  const row = (seat: string) => seat.slice(0, -1);
  const column = (seat: string) => columns.indexOf(seat.slice(-1));
  return row(one) === row(other) && Math.abs(column(one) - column(other)) === 1;
}
