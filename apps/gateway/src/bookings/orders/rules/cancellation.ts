import { limits } from '@airline/client-config/limits';
import type {
  CancellationQuote,
  CancellationRequest,
  FareFamily,
  GivenBack,
  Money,
  OfferBound,
} from '@airline/contract';

import type { NamedRefusal, Refused } from '../../../http/refusal.ts';
import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';
import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import { creditExpiresOn } from './credit-expiry.ts';
import { type Disruptions, hasOpenDisruption, openDisruption } from './disruption.ts';
import { type FreelyCancellable, freeCancellationUntil } from './free-cancellation.ts';
import { toFundsGivenBack } from '../../funds/rules/funds-given-back.ts';
import { type PaidExtra, planEndedExtras, type PlannedExtras } from './extras-given-back.ts';
import { listLegs } from './journey.ts';
import { paidValue, sumPaidValues, ticketsTotal } from './paid-value.ts';
import type { PaidWith } from './paid-with.ts';
import { type ByFares, divideGivenBack, type PayingFund, type ReturnedFund } from './divide-given-back.ts';

const minuteMs = 60_000;

/** A trip that may be cancelled. */
export interface CancellableTrip {
  readonly offer: OfferContent;
  /** What it booked at first; present when it was changed since. */
  readonly offerAsBooked?: OfferContent | undefined;
  readonly confirmedAt: Date;
  readonly paidWith: PaidWith;
  /** The travel funds that paid a part of it; none by default. */
  readonly funds?: readonly PayingFund[] | undefined;
  /** What it has beside its fares; nothing by default. */
  readonly extras?: readonly PaidExtra[] | undefined;
  /** Present when it was cancelled already. */
  readonly cancellation?: object | undefined;
  /** What keeps its directions from being flown as booked; nothing by default. */
  readonly disruptions?: Disruptions | undefined;
}

/** What a cancellation gives back: as the person sees it, and to which travel funds. */
export interface PlannedCancellation {
  readonly quote: CancellationQuote;
  /** With their numbers, which are as good as money. */
  readonly returnedFunds: readonly ReturnedFund[];
  /** What becomes of the extras of the trip. */
  readonly extras: PlannedExtras;
}

/**
 * Says what cancelling a whole trip at a moment gives back, or why it cannot be cancelled:
 *
 * 1. a trip is cancelled once: `tripAlreadyCancelled`;
 * 2. until ten minutes before its first departure: `cancellationClosed`;
 * 3. within the free day, or where one of its flights is not flown as booked (14 CFR 260.6), all that was paid is refunded;
 * 4. else each direction is given back as {@link paidValue} says: as money, as a travel credit, or not at all;
 * 5. what points paid comes back whole: the points to the account, and the taxes, which nobody owes who does not fly, are refunded;
 * 6. what lap infants paid are charges on arrival, which nobody owes who does not arrive: it is always refunded;
 * 7. extras come back beside all that, to what paid them, as {@link planEndedExtras} says: no fare's rule is theirs;
 * 8. of the rest, travel funds get back what they paid, and companies the rest of the money: {@link divideGivenBack}.
 */
export function quoteCancellation(
  { offer, offerAsBooked, confirmedAt, paidWith, funds = [], extras = [], cancellation, disruptions }: CancellableTrip,
  now: Date,
): PlannedCancellation | Refused<NamedRefusal<'tripAlreadyCancelled' | 'cancellationClosed'>> {
  if (cancellation !== undefined) return { refused: { kind: 'named', name: 'tripAlreadyCancelled' } };
  const places = [...offer.bounds.keys()];
  const closesAt = findClosingTime(offer.bounds, { places, disruptions }, now);
  if (now >= closesAt) return { refused: { kind: 'named', name: 'cancellationClosed' } };
  const freeUntil = findFreeUntil({ offer, offerAsBooked, confirmedAt }, now);
  const isAfterDisruption = hasOpenDisruption(disruptions, now);
  const isFree = freeUntil !== undefined || isAfterDisruption;
  const terms = {
    ...(freeUntil === undefined ? {} : { freeUntil: freeUntil.toISOString() }),
    ...(isAfterDisruption ? { isAfterDisruption } : {}),
    closesAt: closesAt.toISOString(),
  };
  const ended = planEndedExtras(extras, () => isFree);
  if (paidWith === 'points') {
    const { points, taxesWithPoints } = offer.price;
    const { amountMinor: refundMinor } = taxesWithPoints;
    const { given, returnedFunds } = toGivenBack({ refundMinor, creditMinor: 0, forfeitedMinor: 0 }, funds, now);
    const quote = { ...terms, ...given, ...ended.given, bounds: [], pointsReturned: points };
    return { quote, returnedFunds, extras: ended };
  }
  const tickets = offer.party.adults + offer.party.children;
  const bounds = offer.bounds.map((bound) => ({
    amount: usd(ticketsTotal(bound, tickets)),
    givenBackAs: givenBackAs(bound.family, isFree),
  }));
  const paid = sumPaidValues(offer.bounds.map((bound) => paidValue(bound, tickets, isFree)));
  const { money, travelCredit: creditMinor, none: forfeitedMinor } = paid;
  const ofInfants = offer.price.total.amountMinor - money - creditMinor - forfeitedMinor;
  const byFares = { refundMinor: money + ofInfants, creditMinor, forfeitedMinor };
  const { given, returnedFunds } = toGivenBack(byFares, funds, now);
  const quote = {
    ...given,
    ...ended.given,
    ...terms,
    bounds,
    ...(given.credit.amountMinor > 0 ? { creditExpiresOn: creditExpiresOn(now) } : {}),
    pointsReturned: 0,
  };
  return { quote, returnedFunds, extras: ended };
}

/** Divides what the fares give back between companies, travel funds that paid and a new credit. */
function toGivenBack(byFares: ByFares, paying: readonly PayingFund[], now: Date) {
  const { moneyMinor, creditMinor, funds } = divideGivenBack(byFares, paying);
  const given: GivenBack = {
    refund: usd(moneyMinor),
    credit: usd(creditMinor),
    ...toFundsGivenBack(funds, now),
    forfeited: usd(byFares.forfeitedMinor),
  };
  return { given, returnedFunds: funds };
}

/** Tells whether extras give back less than a person was shown. */
function areExtrasLess({ extras }: Pick<GivenBack, 'extras'>, shown: { readonly extras?: Money | undefined }): boolean {
  return (extras?.refund.amountMinor ?? 0) < (shown.extras?.amountMinor ?? 0);
}

/**
 * Tells whether a quote gives less than a person was shown: less money, less with a new credit, or less with what goes back to travel
 * funds that can still be used. Each is worth more than the next: money is never said to be less for a credit that is more.
 */
export function isLessThanShown(
  { refund, credit, funds = [], extras }: Pick<GivenBack, 'refund' | 'credit' | 'funds' | 'extras'>,
  shown: CancellationRequest['shown'],
): boolean {
  if (areExtrasLess({ extras }, shown)) return true;
  const toUsableFunds = funds.reduce((sum, { amount, isExpired }) => sum + (isExpired ? 0 : amount.amountMinor), 0);
  let missing = 0;
  return (
    [
      [refund.amountMinor, shown.refund.amountMinor],
      [credit.amountMinor, shown.credit.amountMinor],
      [toUsableFunds, shown.funds?.amountMinor ?? 0],
    ] as const
  ).some(([given, expected]) => {
    missing += expected - given;
    return missing > 0;
  });
}

/** Says what becomes of what was paid for a direction: money within the free day, later what its family says. */
export function givenBackAs(family: FareFamily, isFree: boolean): CancellationQuote['bounds'][number]['givenBackAs'] {
  return isFree ? 'money' : (fareConditions.find((fare) => fare.family === family)?.refund ?? 'none');
}

/** Gives until when all money comes back of a trip whose free day it is; `undefined` where it is not. */
export function findFreeUntil(trip: FreelyCancellable, now: Date): Date | undefined {
  const freeUntil = freeCancellationUntil(trip);
  return freeUntil !== undefined && now < freeUntil ? freeUntil : undefined;
}

/**
 * Gives until when directions can be cancelled, by their places: ten minutes before the first of them departs. What is not flown as
 * booked can be for as long as its disruption is open.
 */
export function findClosingTime(
  bounds: readonly OfferBound[],
  { places, disruptions }: { readonly places: readonly number[]; readonly disruptions: Disruptions | undefined },
  now: Date,
): Date {
  const closings = places.flatMap((place) => {
    const open = openDisruption(disruptions, place, now);
    if (open !== undefined) return [open.openUntil.getTime()];
    const [first] = listLegs(bounds.slice(place, place + 1));
    return first === undefined
      ? []
      : [Date.parse(first.departsAt) - limits.cancellationClosesMinutesBeforeDeparture * minuteMs];
  });
  return new Date(Math.min(...closings));
}

function usd(amountMinor: number): Money {
  return { amountMinor, currency: 'USD' };
}
