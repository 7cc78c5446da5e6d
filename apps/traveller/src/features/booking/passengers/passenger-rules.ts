import type { Offer, OfferBound, PassengerKind } from '@airline/contract';
import { limits } from '@airline/client-config/limits';
import { getStation } from '@airline/reference-data/stations';

import type { PassengerAnswers } from './passenger-answers.ts';
import type { Traveller } from '../travellers.ts';

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

/** Counts whole years from a birth date to a date, both `YYYY-MM-DD`. */
export function ageOn(birthDate: string, date: string): number {
  const [bornYear, bornDay] = [Number(birthDate.slice(0, 4)), birthDate.slice(5)];
  const years = Number(date.slice(0, 4)) - bornYear;
  return date.slice(5) < bornDay ? years - 1 : years;
}

/** Gives the first departure on which a traveller is not of their kind, with the age then. */
export function wrongKindAt(
  birthDate: string,
  { kind, departures }: Pick<PassengerRules, 'kind' | 'departures'>,
): { readonly date: string; readonly age: number } | undefined {
  return departures.map((date) => ({ date, age: ageOn(birthDate, date) })).find(({ age }) => kindOfAge(age) !== kind);
}

function kindOfAge(age: number): PassengerKind {
  if (age < limits.infantUnderAgeYears) return 'lapInfant';
  return age < limits.childUnderAgeYears ? 'child' : 'adult';
}
