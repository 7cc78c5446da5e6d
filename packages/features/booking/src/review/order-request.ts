import type { Contact, Offer, OrderRequest } from '@airline/contract';
import { rulesForTraveller, toContact, toPassenger, listTravellers } from '@airline/travellers';

import type { BookingState } from '../booking-draft.ts';

/** Makes the order of a booking that is complete; `undefined` while something is missing. */
export function toOrderRequest(
  offer: Offer,
  booking: BookingState,
  language: Contact['language'],
  now: Date,
): OrderRequest | undefined {
  const { passengers, card, paysWithPoints } = booking;
  const [first] = [passengers[0]];
  const travellers = listTravellers(offer.party);
  if (first === undefined || card === undefined) return undefined;
  return {
    offer: offer.token,
    passengers: travellers.flatMap((traveller) => {
      const answers = passengers[traveller.index];
      return answers === undefined ? [] : [toPassenger(answers, rulesForTraveller(offer, booking, traveller, now))];
    }),
    contact: toContact(first, language),
    payments: [
      ...(paysWithPoints === true ? [{ kind: 'points' as const, points: offer.price.points }] : []),
      { kind: 'card', token: card.token },
    ],
  };
}
