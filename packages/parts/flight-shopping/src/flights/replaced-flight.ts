import type { FareFamily, ItineraryView, ReasonForNoMore } from '@airline/contract';

import type { ChosenFlight } from './picks.ts';
import {
  addPrices,
  countedFlights,
  priceForParty,
  pricePerPerson,
  type Journey,
  type ShownPrice,
} from './shown-price.ts';
import type { PriceBasis } from './list-options.ts';

const FORTNIGHT_MS = 14 * 24 * 60 * 60 * 1000;

/** A flight that the trip keeps, and its date. */
interface KeptFlight {
  readonly itinerary: ItineraryView;
  readonly date: string;
}

/** A booked flight that another one takes the place of. */
export interface ReplacedFlight {
  readonly itinerary: ItineraryView;
  readonly family: FareFamily;
  /** What each passenger with a ticket paid for it. */
  readonly perPerson: ShownPrice;
  readonly forParty: ShownPrice;
  /**
   * Why another flight, in its fare family and between its stations, costs no more: it is another one of its day, on that day alone, or
   * this one is not flown as booked, and the other one leaves within a fortnight of it.
   */
  readonly noDearerBecause?: ReasonForNoMore | undefined;
  /** The flight before it, where the trip keeps that one. */
  readonly before?: KeptFlight | undefined;
  /** The flight after it, where the trip keeps that one. */
  readonly after?: KeptFlight | undefined;
}

/** What a fare costs more, or less, than what was paid for the flight that it takes the place of. */
export interface PriceDifference extends ShownPrice {
  /** Why it is no plain difference: the fare is the one that is booked, which may cost less now, or the other flight costs no more. */
  readonly reason?: 'booked' | ReasonForNoMore;
}

/** What a fare is shown as in the list: with its difference where it takes the place of another flight. */
export interface ListedPrice extends ShownPrice {
  readonly difference?: PriceDifference;
}

/**
 * Gives what a fare of an itinerary costs more than what was paid, on the basis of the price that is shown beside it.
 *
 * `undefined` where that price is not known.
 */
export function findPriceDifference(
  flight: ChosenFlight,
  basis: PriceBasis,
  journey: Journey,
  replaced: readonly ReplacedFlight[],
): PriceDifference | undefined {
  const counted = countedFlights(flight, basis, journey);
  if (counted === undefined) return undefined;
  const differences = counted.map(({ step, ...one }) => differenceOf(one, replaced[step], basis, journey));
  const own = counted.length === 1 ? differences[0]?.reason : undefined;
  return { ...addPrices(differences), ...(own === undefined ? {} : { reason: own }) };
}

/** Gives what a choice costs all passengers more than what they paid. */
export function findTotalDifference(
  chosen: readonly ChosenFlight[],
  replaced: readonly ReplacedFlight[],
  { party }: Pick<Journey, 'party'>,
): ShownPrice {
  return addPrices(
    chosen.map((one, step) => differenceOf(one, replaced[step], 'party', { party, chosen: [], onward: [] })),
  );
}

function differenceOf(
  flight: ChosenFlight,
  replaced: ReplacedFlight | undefined,
  basis: PriceBasis,
  { party }: Journey,
): PriceDifference {
  const forAll = basis === 'party' || basis === 'partyTrip';
  const now = forAll ? priceForParty(flight, party) : pricePerPerson(flight);
  if (replaced === undefined) return now;
  const paid = forAll ? replaced.forParty : replaced.perPerson;
  const difference = {
    amountMinor: now.amountMinor - paid.amountMinor,
    points: now.points - paid.points,
    taxesWithPointsMinor: now.taxesWithPointsMinor - paid.taxesWithPointsMinor,
  };
  if (isBooked(flight, replaced)) return { ...noMore(difference), reason: 'booked' };
  const reason = whyNoDearer(flight, replaced);
  return reason === undefined ? difference : { ...noMore(difference), reason };
}

function isBooked({ itinerary, fare }: ChosenFlight, replaced: ReplacedFlight): boolean {
  return itinerary.id === replaced.itinerary.id && fare.family === replaced.family;
}

function whyNoDearer({ itinerary, fare }: ChosenFlight, replaced: ReplacedFlight): ReasonForNoMore | undefined {
  const [one, other] = [endsOf(itinerary), endsOf(replaced.itinerary)];
  const isAlike = fare.family === replaced.family && one.from === other.from && one.to === other.to;
  if (!isAlike) return undefined;
  const { noDearerBecause } = replaced;
  const isNear = Math.abs(Date.parse(one.departsAt) - Date.parse(other.departsAt)) <= FORTNIGHT_MS;
  const isMeant = noDearerBecause === 'disruption' ? isNear : one.day === other.day;
  return isMeant ? noDearerBecause : undefined;
}

function endsOf({ legs }: Pick<ItineraryView, 'legs'>) {
  const [first, last] = [legs[0], legs.at(-1)];
  const departsAt = first?.departsAt ?? '';
  return { from: first?.from, to: last?.to, departsAt, day: departsAt.slice(0, 'YYYY-MM-DD'.length) };
}

function noMore({ amountMinor, points, taxesWithPointsMinor }: ShownPrice): ShownPrice {
  return {
    amountMinor: Math.min(0, amountMinor),
    points: Math.min(0, points),
    taxesWithPointsMinor: Math.min(0, taxesWithPointsMinor),
  };
}
