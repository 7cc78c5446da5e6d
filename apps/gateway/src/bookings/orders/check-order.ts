import type { OrderRequest, Problem } from '@airline/contract';

import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import { checkPassengers } from './rules/check-passengers.ts';
import { listLegs, seatsTaken } from './rules/journey.ts';
import type { OfferContent } from '../../flights/shopping/rules/offers/offer-content.ts';
import type { WantedSeats } from './hold-order-store.ts';
import type { BookingServices } from './services.ts';

/** An order that may be made, as far as can be checked without the database. */
export interface CheckedOrder {
  readonly offer: OfferContent;
  readonly offerId: string;
  readonly seats: readonly WantedSeats[];
}

/** Checks an order before anything is written: its offer, its flights, and who flies. */
export async function checkOrder(
  { offers, aircraftSeats }: Pick<BookingServices, 'offers' | 'aircraftSeats'>,
  { offer: token, passengers, payments }: OrderRequest,
  now: Date,
): Promise<CheckedOrder | Refused> {
  const read = await offers.read(token, now);
  if ('refused' in read) return read;
  const { id: offerId, content: offer } = read;
  if (listLegs(offer.bounds).some(({ departsAt }) => Date.parse(departsAt) <= now.getTime())) {
    return refusedByName('flightDeparted');
  }
  const seats: WantedSeats[] = [];
  for (const taken of seatsTaken(offer.bounds, offer.party)) {
    const seatsOfAircraft = await aircraftSeats(taken.legId);
    if (seatsOfAircraft === undefined) return refusedByName('flightDeparted');
    seats.push({ ...taken, seats: seatsOfAircraft });
  }
  const faults = [...checkPassengers(passengers, offer, now), ...checkPoints(payments, offer)];
  return faults.length > 0 ? refusedFields(faults) : { offer, offerId, seats };
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
