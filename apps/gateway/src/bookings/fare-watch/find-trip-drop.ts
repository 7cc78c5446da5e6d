import type { ChangeDifference, OfferBound } from '@airline/contract';

import { offerForTrip } from '../changes/offer-for-trip.ts';
import { quoteWantedChange } from '../changes/quote-wanted-change.ts';
import type { FlightsForTrip } from '../changes/rules/flights-for-trip.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { findWatchableBounds } from './rules/watchable-bounds.ts';
import type { FareWatchServices } from './services.ts';

/** What the flights of a trip cost less, and what of it comes back. */
export interface TripDrop {
  /** The directions that are worth changing, with the flights and the fare that they have. */
  readonly chosen: readonly FlightsForTrip[];
  readonly difference: ChangeDifference;
  /** What comes back: in cents, or in points where they paid. */
  readonly gain: number;
}

/**
 * Finds what would come back if the same flights were booked now: the offer and the quote are those that a person gets who changes them.
 *
 * A direction that became dearer stays as it is. `undefined` where nothing would come back.
 */
export async function findTripDrop(services: FareWatchServices, trip: StoredTrip): Promise<TripDrop | undefined> {
  const { offer, paidWith } = trip;
  const { bounds } = findWatchableBounds(trip, services.now());
  const cheaper: FlightsForTrip[] = [];
  for (const place of bounds) {
    const bound = offer.bounds[place];
    if (bound === undefined) continue;
    const chosen = toChosen(bound, place);
    const priced = await offerForTrip(services, trip, [chosen]);
    const now = priced?.bounds[0]?.perPassenger.amountMinor;
    if (now !== undefined && now < bound.perPassenger.amountMinor) cheaper.push(chosen);
  }
  const offered = cheaper.length === 0 ? undefined : await offerForTrip(services, trip, cheaper);
  if (offered === undefined) return undefined;
  const wanted = { offer: offered.token, bounds: cheaper.map(({ place }) => place) };
  const quote = await quoteWantedChange(services, trip, wanted, services.now());
  if ('refused' in quote) return undefined;
  const { difference } = quote;
  const gain = paidWith === 'points' ? difference.pointsReturned : moneyBack(difference);
  return gain > 0 ? { chosen: cheaper, difference, gain } : undefined;
}

/** What goes back to a fund whose last day is over is lost. */
function moneyBack({ refund, credit, funds = [], due }: ChangeDifference): number {
  const toFunds = funds.filter(({ isExpired }) => !isExpired).reduce((sum, { amount }) => sum + amount.amountMinor, 0);
  return refund.amountMinor + credit.amountMinor + toFunds - due.amountMinor;
}

/** Gives what a trip costs as it is booked: in cents, or in points where they paid. */
export function priceOfTrip({ offer: { price }, paidWith }: Pick<StoredTrip, 'offer' | 'paidWith'>): number {
  return paidWith === 'points' ? price.points : price.total.amountMinor;
}

function toChosen({ origin, destination, date, itinerary, family }: OfferBound, place: number): FlightsForTrip {
  return { place, origin, destination, date, itineraryId: itinerary.id, family };
}
