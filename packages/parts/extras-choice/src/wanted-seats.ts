import {
  chargeSeats,
  type Money,
  type SeatChoice,
  type SeatedTraveller,
  type SeatMapView,
  type WantedExtra,
} from '@airline/contract';

/** The seats that are chosen: by flight, then by the traveller's place in the trip. */
export type WantedSeats = Readonly<Record<string, Readonly<Record<number, string>>>>;

/** A seat that is chosen, and what is due for it. */
export interface ChosenSeat {
  readonly traveller: number;
  readonly bound: number;
  readonly legId: string;
  readonly seat: string;
  readonly due: Money;
}

/** Chooses a seat for a traveller on a flight, or drops the choice with `null`. The seat that they have is no choice. */
export function withSeat(
  wanted: WantedSeats,
  { leg, own }: Pick<SeatMapView, 'leg' | 'own'>,
  traveller: number,
  seat: string | null,
): WantedSeats {
  const { [traveller]: _, ...others } = wanted[leg.id] ?? {};
  const isOwn = seat === null || findOwn({ own }, traveller) === seat;
  return { ...wanted, [leg.id]: isOwn ? others : { ...others, [traveller]: seat } };
}

/** Finds the seat that a traveller has on a flight. */
export function findOwn({ own }: Pick<SeatMapView, 'own'>, traveller: number): string | undefined {
  return own.find((each) => each.traveller === traveller)?.seat;
}

/** Lists the seats that are chosen of those that can be had now, with what is due for each. */
export function listChosen(
  flights: readonly SeatMapView[],
  travellers: readonly SeatedTraveller[],
  wanted: WantedSeats,
): readonly ChosenSeat[] {
  return flights.flatMap((flight): readonly ChosenSeat[] => {
    const { cabin, leg, bound, own, prices, taken } = flight;
    if (cabin === undefined) return [];
    const kinds = new Map(
      cabin.rows.flatMap(({ seats }) =>
        seats.flatMap((seat) => (seat === null ? [] : [[seat.id, seat.kind] as const])),
      ),
    );
    const party = travellers.map(({ traveller, isYoung, mayUseExit }) => {
      const seat = wanted[leg.id]?.[traveller];
      const kind = kinds.get(seat ?? '');
      const isFree =
        seat !== undefined && kind !== undefined && !taken.includes(seat) && (kind !== 'exit' || mayUseExit);
      const paidMinor = own.find((each) => each.traveller === traveller)?.paid.amountMinor ?? 0;
      return { traveller, isYoung, seat: findOwn(flight, traveller), wanted: isFree ? seat : undefined, paidMinor };
    });
    const charges = chargeSeats(cabin, party, prices);
    return party.flatMap(({ traveller, wanted: seat }) => {
      if (seat === undefined) return [];
      const due: Money = { amountMinor: charges.get(traveller) ?? 0, currency: 'USD' };
      return [{ traveller, bound, legId: leg.id, seat, due }];
    });
  });
}

/** Sums what is due for seats. */
export function sumDue(chosen: readonly ChosenSeat[]): Money {
  return { amountMinor: chosen.reduce((sum, { due }) => sum + due.amountMinor, 0), currency: 'USD' };
}

/** Gives chosen seats as they are bought. */
export function toSeatExtras(chosen: readonly ChosenSeat[]): WantedExtra[] {
  return chosen.map(({ traveller, bound, legId, seat }) => ({ kind: 'seat', traveller, bound, legId, seat, count: 1 }));
}

/** Gives chosen seats for which nothing is due as they are asked for. */
export function toSeatChoice(chosen: readonly ChosenSeat[]): SeatChoice['seats'] {
  return chosen.map(({ traveller, bound, legId, seat }) => ({ traveller, bound, legId, seat }));
}
