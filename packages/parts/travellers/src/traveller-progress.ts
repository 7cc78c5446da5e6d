import type { Offer } from '@airline/contract';

import type { PassengerAnswers } from './passenger-answers.ts';
import { passengerRules, type PassengerRules, type RefusedAnswer } from './passenger-rules.ts';
import { isComplete } from './passenger-schema.ts';
import { listTravellers, type Traveller } from './travellers.ts';

/** What was answered of the travellers of a journey so far. */
export interface TravellerAnswers {
  /** The answers of each page that was sent, by its number. */
  readonly passengers: Readonly<Record<string, PassengerAnswers>>;
  /** Answers that the gateway refused. */
  readonly refused: readonly RefusedAnswer[];
}

/** Gives the rules that one traveller's answers are checked against in a booking. */
export function rulesForTraveller(
  offer: Offer,
  { passengers, refused }: TravellerAnswers,
  traveller: Traveller,
  now: Date,
): PassengerRules {
  const others = listTravellers(offer.party)
    .slice(0, traveller.index)
    .flatMap(({ index }) => passengers[index] ?? []);
  return passengerRules(offer, traveller, others, refused, now);
}

/** Gives the first traveller whose page is not complete; `undefined` when all are. */
export function firstIncomplete(offer: Offer, answers: TravellerAnswers, now: Date): Traveller | undefined {
  return listTravellers(offer.party).find(
    (traveller) => !isComplete(answers.passengers[traveller.index], rulesForTraveller(offer, answers, traveller, now)),
  );
}
