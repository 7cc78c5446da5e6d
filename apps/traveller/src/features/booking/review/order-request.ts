import type { Contact, Offer, OrderRequest } from '@airline/contract';

import { rulesOf } from '../booking-progress.ts';
import type { BookingState } from '../booking-store.ts';
import { toContact, toPassenger } from '../passengers/passenger-schema.ts';
import { travellersOf } from '../travellers.ts';

/** Makes the order of a booking that is complete; `undefined` while something is missing. */
export function orderRequestOf(
  offer: Offer,
  booking: BookingState,
  language: Contact['language'],
  now: Date,
): OrderRequest | undefined {
  const { passengers, card, paysWithPoints } = booking;
  const [first] = [passengers[0]];
  const travellers = travellersOf(offer.party);
  if (first === undefined || card === undefined) return undefined;
  return {
    offer: offer.token,
    passengers: travellers.flatMap((traveller) => {
      const answers = passengers[traveller.index];
      return answers === undefined ? [] : [toPassenger(answers, rulesOf(offer, booking, traveller, now))];
    }),
    contact: toContact(first, language),
    payments: [
      ...(paysWithPoints === true ? [{ kind: 'points' as const, points: offer.price.points }] : []),
      { kind: 'card', token: card.token },
    ],
  };
}
