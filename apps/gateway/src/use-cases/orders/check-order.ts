import type { OrderRequest, Problem } from '@airline/contract';

import { checkPassengers } from '../../domain/orders/check-passengers.ts';
import { legsOf, seatsTaken } from '../../domain/orders/journey.ts';
import type { OfferContent } from '../../domain/offers/offer-token.ts';
import type { WantedSeats } from '../../store/hold-order.ts';
import type { OrderResult } from './order-result.ts';
import type { OrderServices } from './order-services.ts';

/** An order that may be made, as far as can be told without the database. */
export interface CheckedOrder {
  readonly offer: OfferContent;
  readonly seats: readonly WantedSeats[];
}

/** Checks an order before anything is written: its offer, its flights, and who flies. */
export async function checkOrder(
  { offers, seatsOfLeg }: Pick<OrderServices, 'offers' | 'seatsOfLeg'>,
  { offer: token, passengers, payments }: OrderRequest,
  now: Date,
): Promise<CheckedOrder | { readonly refused: OrderResult }> {
  const read = await offers.read(token, now);
  if ('fault' in read) return { refused: { refusal: read.fault } };
  const { content: offer } = read;
  if (legsOf(offer.bounds).some(({ departsAt }) => Date.parse(departsAt) <= now.getTime())) {
    return { refused: { refusal: 'flightDeparted' } };
  }
  const seats: WantedSeats[] = [];
  for (const taken of seatsTaken(offer.bounds, offer.party)) {
    const seatsOfAircraft = await seatsOfLeg(taken.legId);
    if (seatsOfAircraft === undefined) return { refused: { refusal: 'flightDeparted' } };
    seats.push({ ...taken, seats: seatsOfAircraft });
  }
  const faults = [...checkPassengers(passengers, offer, now), ...checkPoints(payments, offer)];
  return faults.length > 0 ? { refused: { faults } } : { offer, seats };
}

/** Checks that the points are those that the person was shown. */
function checkPoints(
  payments: OrderRequest['payments'],
  { price: { points } }: OfferContent,
): NonNullable<Problem['errors']> {
  return payments.flatMap((form, index) =>
    form.kind === 'points' && form.points !== points
      ? [{ pointer: `/payments/${index}/points`, code: 'pointsNotAsOffered', params: { points } }]
      : [],
  );
}
