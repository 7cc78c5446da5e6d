import { ageOn, kindOfAge, type Offer, type OfferBound, type PassengerKind } from '@airline/contract';
import { getStation } from '@airline/reference-data/stations';

import type { PassengerAnswers } from './passenger-answers.ts';
import type { Traveller } from './travellers.ts';

/** An answer that the gateway refused, and why: it counts until the answer is another one. */
export interface RefusedAnswer {
  readonly passenger: number;
  readonly field: string;
  /** The answer at that time. */
  readonly answer: string;
  readonly code: string;
}

/** What the answers of one passenger are checked against. */
export interface PassengerRules {
  readonly kind: PassengerKind;
  /** Local date of each departure, in order. */
  readonly departures: readonly string[];
  /** Local date of the last landing. */
  readonly lastArrival: string;
  /** The latest calendar date that it is anywhere now. */
  readonly today: string;
  /** Whether the trip touches a station abroad. */
  readonly asksDocument: boolean;
  readonly asksContact: boolean;
  /** The passengers before this one: nobody travels twice. */
  readonly others: readonly PassengerAnswers[];
  readonly refused: readonly RefusedAnswer[];
}

const farthestAheadMs = 14 * 60 * 60 * 1000;
const dateLength = 'YYYY-MM-DD'.length;

/** Gives the rules for one traveller of an offer. */
export function passengerRules(
  { bounds }: Pick<Offer, 'bounds'>,
  { index, kind }: Traveller,
  others: readonly PassengerAnswers[],
  refused: readonly RefusedAnswer[],
  now: Date,
): PassengerRules {
  const legs = bounds.flatMap(({ itinerary }) => itinerary.legs);
  return {
    kind,
    departures: legs.map(({ departsAt }) => departsAt.slice(0, dateLength)).toSorted(),
    lastArrival:
      legs
        .map(({ arrivesAt }) => arrivesAt.slice(0, dateLength))
        .toSorted()
        .at(-1) ?? '',
    today: new Date(now.getTime() + farthestAheadMs).toISOString().slice(0, dateLength),
    asksDocument: touchesAbroad(bounds),
    asksContact: index === 0,
    others,
    refused: refused.filter(({ passenger }) => passenger === index),
  };
}

/** Tells whether a trip touches a station abroad, so that it needs passports. */
export function touchesAbroad(bounds: readonly OfferBound[]): boolean {
  return bounds
    .flatMap(({ itinerary }) => itinerary.legs.flatMap(({ from, to }) => [from, to]))
    .some((code) => getStation(code)?.internationalStation === true);
}

/** Gives the first departure on which a traveller is not of their kind, with the age then. */
export function wrongKindAt(
  birthDate: string,
  { kind, departures }: Pick<PassengerRules, 'kind' | 'departures'>,
): { readonly date: string; readonly age: number } | undefined {
  return departures.map((date) => ({ date, age: ageOn(birthDate, date) })).find(({ age }) => kindOfAge(age) !== kind);
}
