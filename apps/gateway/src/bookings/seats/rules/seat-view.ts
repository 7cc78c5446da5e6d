import type { BoardingModel } from '@airline/client-config/boarding-model';
import {
  ageOn,
  type CabinView,
  type Passenger,
  type SeatedTraveller,
  type SeatMapView,
  seatPricesOf,
} from '@airline/contract';

import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import type { Disruptions } from '../../orders/rules/disruption.ts';
import type { PaidExtra } from '../../orders/rules/extras-given-back.ts';
import { departureDate, listLegs } from '../../orders/rules/journey.ts';
import type { TakenSeat } from '../../orders/rules/taken-seat.ts';
import { saleTimes } from '../../orders/rules/sale-times.ts';
import { listSeats } from './cabins.ts';

/** Younger than this sits beside an adult at no charge. */
const youngUnderYears = 14;
/** From this age on a person may sit at an exit: 14 CFR 121.585. */
const exitFromYears = 15;

/** A trip whose travellers choose seats. */
export interface SeatedTrip {
  readonly orderId: string;
  readonly offer: Pick<OfferContent, 'bounds'>;
  /** By their positions in the order. */
  readonly passengers: readonly (Pick<Passenger, 'kind' | 'birthDate' | 'assistance' | 'firstName' | 'lastName'> & {
    readonly position: number;
  })[];
  readonly seats: readonly TakenSeat[];
  readonly extras: readonly PaidExtra[];
  readonly disruptions?: Disruptions | undefined;
}

/** Who has a seat, or holds it for a purchase. */
export interface SeatHolder extends TakenSeat {
  readonly orderId: string;
  readonly state: 'held' | 'given' | 'gone';
}

/** What is known of the seats of a trip's flights. */
export interface SeatFacts {
  readonly model: BoardingModel;
  /** By flight; none of a flight that is not flown any more. */
  readonly cabins: ReadonlyMap<string, CabinView>;
  /** What somebody has or holds on these flights. */
  readonly rows: readonly SeatHolder[];
}

/** Shows who of a trip has a seat of their own, by the rules for children and for exits. */
export function toSeatedTravellers({
  offer,
  passengers,
}: Pick<SeatedTrip, 'offer' | 'passengers'>): readonly (SeatedTraveller & { readonly position: number })[] {
  const last = listLegs(offer.bounds).at(-1);
  const hasLapInfant = passengers.some(({ kind }) => kind === 'lapInfant');
  return passengers.flatMap(({ kind, firstName, lastName, birthDate, assistance, position }, traveller) => {
    if (kind === 'lapInfant') return [];
    const years = last === undefined ? exitFromYears : ageOn(birthDate, departureDate(last));
    const mayUseExit = years >= exitFromYears && assistance.length === 0 && !hasLapInfant;
    return [{ traveller, position, kind, firstName, lastName, isYoung: years < youngUnderYears, mayUseExit }];
  });
}

/** Shows the seats of each flight of a trip at a moment. */
export function toSeatMaps(trip: SeatedTrip, facts: SeatFacts, now: Date): readonly SeatMapView[] {
  const travellers = toSeatedTravellers(trip);
  return trip.offer.bounds.flatMap((direction, bound) =>
    direction.itinerary.legs.map((leg): SeatMapView => {
      const state = seatMapStateOf(trip, { bound, legId: leg.id }, facts, now);
      const cabin = facts.cabins.get(leg.id);
      const ofLeg = facts.rows.filter(({ legId }) => legId === leg.id);
      const isOwn = (row: SeatHolder): boolean => row.orderId === trip.orderId && row.state === 'given';
      const usd = (amountMinor: number) => ({ amountMinor, currency: 'USD' as const });
      return {
        bound,
        leg,
        state,
        closesAt: saleTimes('seat', direction, leg).closesAt.toISOString(),
        prices: seatPricesOf(direction.family),
        ...(state === 'open' && cabin !== undefined ? { cabin } : {}),
        taken: state === 'open' ? ofLeg.filter((row) => !isOwn(row)).map(({ seat }) => seat) : [],
        own:
          facts.model === 'open'
            ? []
            : travellers.map(({ traveller, position }) => {
                const seat = findOwnSeat(trip, cabin, { passenger: position, legId: leg.id });
                const paid = usd(paidForSeat(trip, { passenger: position, legId: leg.id }));
                return { traveller, ...(seat === undefined ? {} : { seat }), paid };
              }),
      };
    }),
  );
}

/** Says whether seats of a flight can be chosen. */
export function seatMapStateOf(
  { offer, disruptions }: Pick<SeatedTrip, 'offer' | 'disruptions'>,
  { bound, legId }: { readonly bound: number; readonly legId: string },
  { model, cabins }: Pick<SeatFacts, 'model' | 'cabins'>,
  now: Date,
): SeatMapView['state'] {
  if (model === 'open') return 'notApplicable';
  const direction = offer.bounds[bound];
  const disruption = disruptions?.[bound]?.kind;
  if (direction === undefined || disruption === 'cancelled' || disruption === 'connectionMissed') return 'notFlown';
  if (now >= saleTimes('seat', direction, undefined).closesAt) return 'closed';
  return cabins.has(legId) ? 'open' : 'notFlown';
}

type Place = Pick<TakenSeat, 'passenger' | 'legId'>;

/** Finds the seat that somebody has on a flight. One that the aircraft no longer has is none: they choose anew, and what they paid counts. */
export function findOwnSeat(
  { seats }: Pick<SeatedTrip, 'seats'>,
  cabin: CabinView | undefined,
  { passenger, legId }: Place,
): string | undefined {
  const seat = seats.find((each) => each.passenger === passenger && each.legId === legId)?.seat;
  return cabin === undefined || listSeats(cabin).some(({ id }) => id === seat) ? seat : undefined;
}

/** Sums what was paid for the seats of somebody on a flight, in cents. */
export function paidForSeat({ extras }: Pick<SeatedTrip, 'extras'>, { passenger, legId }: Place): number {
  return extras
    .filter((extra) => extra.kind === 'seat' && extra.passenger === passenger && extra.legId === legId)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}
