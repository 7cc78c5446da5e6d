import { limits } from '@airline/client-config/limits';
import type { CancellationQuote, GivenBack, Money } from '@airline/contract';

import type { NamedRefusal, Refused } from '../../../http/refusal.ts';
import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';
import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import { freeCancellationUntil } from '../../orders/rules/free-cancellation.ts';
import { listLegs } from '../../orders/rules/journey.ts';
import { paidValue, sumPaidValues } from '../../orders/rules/paid-value.ts';
import type { PaidWith } from '../../orders/rules/paid-with.ts';

const minuteMs = 60_000;

/** A trip that may be cancelled. */
export interface CancellableTrip {
  readonly offer: OfferContent;
  /** What it booked at first; present when it was changed since. */
  readonly offerAsBooked?: OfferContent | undefined;
  readonly confirmedAt: Date;
  readonly paidWith: PaidWith;
  /** Present when it was cancelled already. */
  readonly cancellation?: object | undefined;
}

/**
 * Says what cancelling a trip at a moment gives back, or why it cannot be cancelled:
 *
 * 1. a trip is cancelled whole, and once: `tripAlreadyCancelled`;
 * 2. until ten minutes before its first departure: `cancellationClosed`;
 * 3. within the free day all that was paid goes back to the card;
 * 4. later each direction is given back as {@link paidValue} says: as money, as a travel credit, or not at all;
 * 5. what points paid comes back whole: the points to the account, and the taxes, which nobody owes who does not fly, to
 *    the card;
 * 6. what lap infants paid are charges on arrival, which nobody owes who does not arrive: it is always given back as money.
 */
export function quoteCancellation(
  { offer, offerAsBooked, confirmedAt, paidWith, cancellation }: CancellableTrip,
  now: Date,
): CancellationQuote | Refused<NamedRefusal<'tripAlreadyCancelled' | 'cancellationClosed'>> {
  if (cancellation !== undefined) return { refused: { kind: 'named', name: 'tripAlreadyCancelled' } };
  const closesAt = findClosingTime(offer);
  if (now >= closesAt) return { refused: { kind: 'named', name: 'cancellationClosed' } };
  const freeUntil = freeCancellationUntil({ offer, offerAsBooked, confirmedAt });
  const isFree = freeUntil !== undefined && now < freeUntil;
  const terms = {
    ...(isFree ? { freeUntil: freeUntil.toISOString() } : {}),
    closesAt: closesAt.toISOString(),
  };
  if (paidWith === 'points') {
    const { points, taxesWithPoints } = offer.price;
    return { ...terms, refund: taxesWithPoints, credit: usd(0), forfeited: usd(0), bounds: [], pointsReturned: points };
  }
  const tickets = offer.party.adults + offer.party.children;
  const bounds = offer.bounds.map(({ family, perPassenger }) => ({
    amount: usd(perPassenger.amountMinor * tickets),
    givenBackAs: isFree
      ? ('money' as const)
      : (fareConditions.find((fare) => fare.family === family)?.refund ?? 'none'),
  }));
  const paid = sumPaidValues(offer.bounds.map((bound) => paidValue(bound, tickets, isFree)));
  const { money: refund, travelCredit: credit, none: forfeited } = paid;
  const ofInfants = offer.price.total.amountMinor - refund - credit - forfeited;
  return {
    refund: usd(refund + ofInfants),
    credit: usd(credit),
    forfeited: usd(forfeited),
    ...terms,
    bounds,
    ...(credit > 0 ? { creditExpiresOn: monthsAfter(now, limits.travelCreditValidMonths) } : {}),
    pointsReturned: 0,
  };
}

/** Tells whether a quote gives less money back, or less in all, than a person was shown. */
export function isLessThanShown(
  { refund, credit }: Pick<GivenBack, 'refund' | 'credit'>,
  shown: Pick<GivenBack, 'refund' | 'credit'>,
): boolean {
  const all = (given: Pick<GivenBack, 'refund' | 'credit'>): number =>
    given.refund.amountMinor + given.credit.amountMinor;
  return refund.amountMinor < shown.refund.amountMinor || all({ refund, credit }) < all(shown);
}

function findClosingTime({ bounds }: OfferContent): Date {
  const departures = listLegs(bounds).map(({ departsAt }) => Date.parse(departsAt));
  return new Date(Math.min(...departures) - limits.cancellationClosesMinutesBeforeDeparture * minuteMs);
}

/** Gives the same day some months later, UTC; the month's last where it has no such day. */
function monthsAfter(instant: Date, months: number): string {
  const first = new Date(Date.UTC(instant.getUTCFullYear(), instant.getUTCMonth() + months, 1));
  const lastDay = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(instant.getUTCDate(), lastDay));
  return first.toISOString().slice(0, 'YYYY-MM-DD'.length);
}

function usd(amountMinor: number): Money {
  return { amountMinor, currency: 'USD' };
}
