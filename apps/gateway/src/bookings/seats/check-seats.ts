import { chargeSeats, seatPricesOf } from '@airline/contract';

import type { FieldFault } from '../../http/field-fault.ts';
import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import type { TakenSeat } from '../orders/rules/taken-seat.ts';
import { listSeats } from './rules/cabins.ts';
import {
  findOwnSeat,
  paidForSeat,
  type SeatedTrip,
  type SeatFacts,
  seatMapStateOf,
  toSeatedTravellers,
} from './rules/seat-view.ts';

/** A seat that somebody wants for a traveller, by their place in the trip, and where in the request it stands. */
export interface WantedSeat {
  readonly pointer: string;
  readonly traveller: number;
  readonly bound: number;
  readonly legId: string | undefined;
  readonly seat: string | undefined;
}

/** A seat that can be had, and what is due for it. */
export interface CheckedSeat extends TakenSeat {
  readonly bound: number;
  readonly amountMinor: number;
}

/**
 * Checks seats that somebody wants, and says what is due for each:
 *
 * 1. the trip has the direction, the flight and the traveller, who is no lap infant; each is named once;
 * 2. the cabin has the seat, nobody has or holds it, and the traveller may sit there;
 * 3. what is due is what {@link chargeSeats} says of the party on each flight.
 */
export function checkSeats(
  trip: SeatedTrip,
  wanted: readonly WantedSeat[],
  facts: SeatFacts,
  now: Date,
): { readonly seats: readonly CheckedSeat[] } | Refused {
  const faults = findSeatFaults(trip, wanted, facts);
  if (faults.length > 0) return refusedFields(faults);
  const travellers = toSeatedTravellers(trip);
  const placed = wanted.flatMap(({ traveller, bound, legId = '', seat = '' }) => {
    const seated = travellers.find((each) => each.traveller === traveller);
    return seated === undefined ? [] : [{ bound, legId, seat, traveller, passenger: seated.position }];
  });
  if (placed.length < wanted.length) return refusedByName('extraNotOffered');
  for (const each of placed) {
    switch (seatMapStateOf(trip, each, facts, now)) {
      case 'notApplicable':
      case 'notFlown':
        return refusedByName('extraNotOffered');
      case 'closed':
        return refusedByName('extraClosed');
      case 'open':
    }
    const holder = facts.rows.find(({ legId, seat }) => legId === each.legId && seat === each.seat);
    if (holder === undefined) continue;
    const isOwn = holder.orderId === trip.orderId && holder.passenger === each.passenger && holder.state === 'given';
    if (!isOwn) return refusedByName('seatTaken');
  }
  const seats = placed.map(({ traveller, ...each }): CheckedSeat => {
    const cabin = facts.cabins.get(each.legId);
    const family = trip.offer.bounds[each.bound]?.family;
    if (cabin === undefined || family === undefined) throw new Error(`The flight ${each.legId} has no cabin.`);
    const party = travellers.map(({ position, ...one }) => {
      const place = { passenger: position, legId: each.legId };
      return {
        ...one,
        seat: findOwnSeat(trip, cabin, place),
        wanted: placed.find((other) => other.traveller === one.traveller && other.legId === each.legId)?.seat,
        paidMinor: paidForSeat(trip, place),
      };
    });
    return { ...each, amountMinor: chargeSeats(cabin, party, seatPricesOf(family)).get(traveller) ?? 0 };
  });
  return { seats };
}

function findSeatFaults(trip: SeatedTrip, wanted: readonly WantedSeat[], { cabins, model }: SeatFacts): FieldFault[] {
  const travellers = toSeatedTravellers(trip);
  const named = new Set<string>();
  return wanted.flatMap(({ pointer, traveller, bound, legId, seat }): FieldFault[] => {
    const direction = trip.offer.bounds[bound];
    if (direction === undefined) return [{ pointer: `${pointer}/bound`, code: 'boundNotInTrip' }];
    if (trip.passengers[traveller] === undefined)
      return [{ pointer: `${pointer}/traveller`, code: 'passengerNotInTrip' }];
    if (legId === undefined || !direction.itinerary.legs.some(({ id }) => id === legId))
      return [{ pointer: `${pointer}/legId`, code: 'flightNotInTrip' }];
    const names = [`${legId} of ${traveller}`, `${legId} ${seat ?? ''}`];
    if (names.some((name) => named.has(name))) return [{ pointer, code: 'extraTwice' }];
    for (const name of names) named.add(name);
    const cabin = cabins.get(legId);
    if (model === 'open' || (cabin === undefined && seat !== undefined)) return [];
    const found = cabin === undefined ? undefined : listSeats(cabin).find(({ id }) => id === seat);
    if (found === undefined) return [{ pointer: `${pointer}/seat`, code: 'seatNotInCabin' }];
    const mayUseExit = travellers.find((each) => each.traveller === traveller)?.mayUseExit ?? false;
    return found.kind === 'exit' && !mayUseExit ? [{ pointer: `${pointer}/seat`, code: 'seatNotAllowed' }] : [];
  });
}
