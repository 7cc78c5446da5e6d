import type { Offer } from '@airline/contract';

import type { BookingState } from './booking-store.ts';
import { isComplete } from './passengers/passenger-schema.ts';
import { passengerRules, type PassengerRules } from './passengers/passenger-rules.ts';
import { travellersOf, type Traveller } from './travellers.ts';

/** Gives the rules that one traveller's answers are checked against in a booking. */
export function rulesOf(
  offer: Offer,
  { passengers, refused }: Pick<BookingState, 'passengers' | 'refused'>,
  traveller: Traveller,
  now: Date,
): PassengerRules {
  const others = travellersOf(offer.party)
    .slice(0, traveller.index)
    .flatMap(({ index }) => passengers[index] ?? []);
  return passengerRules(offer, traveller, others, refused, now);
}

/** Gives the first traveller whose page is not complete; `undefined` when all are. */
export function firstIncomplete(
  offer: Offer,
  state: Pick<BookingState, 'passengers' | 'refused'>,
  now: Date,
): Traveller | undefined {
  return travellersOf(offer.party).find(
    (traveller) => !isComplete(state.passengers[traveller.index], rulesOf(offer, state, traveller, now)),
  );
}
