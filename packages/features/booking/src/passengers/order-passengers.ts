import type { Offer, Passenger } from '@airline/contract';
import { listTravellers, rulesForTraveller, toPassenger } from '@airline/travellers';

import type { BookingState } from '../booking-draft.ts';

/** Gives who flies, in the order in which they are ordered; those are left out whose page was not sent. */
export function toPassengers(
  offer: Offer,
  booking: Pick<BookingState, 'passengers' | 'refused'>,
  now: Date,
): readonly Passenger[] {
  return listTravellers(offer.party).flatMap((traveller) => {
    const answers = booking.passengers[traveller.index];
    return answers === undefined ? [] : [toPassenger(answers, rulesForTraveller(offer, booking, traveller, now))];
  });
}
