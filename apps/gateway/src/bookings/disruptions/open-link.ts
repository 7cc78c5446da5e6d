import type { DisruptionLink, DisruptionLinkEnd, DisruptionOffer, TripPart } from '@airline/contract';

import { findKey } from '../../database/idempotency-key-store.ts';
import { saleEndsAt } from '../../flights/search/rules/index.ts';
import { quoteWantedCancellation, toQuoteAnswer } from '../cancellations/quote-wanted-cancellation.ts';
import type { TripOfferServices } from '../changes/offer-for-trip.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { openDisruption } from '../orders/rules/disruption.ts';
import { toTripPayment, viewDisruption } from '../orders/rules/trip-view.ts';
import { type FreeFlights, quoteFreeFlights } from './find-next-flights.ts';

/** What a link of a trip offers now, and with what it is taken. */
export type OpenedLink =
  | { readonly shown: Extract<DisruptionOffer, { readonly state: 'flights' }>; readonly free: FreeFlights }
  | { readonly shown: Extract<DisruptionOffer, { readonly state: 'money' }>; readonly part: TripPart | undefined }
  | { readonly shown: Extract<DisruptionOffer, { readonly state: 'done' | 'over' }> };

/** The key under which what a link offers is done: once, however often it is pressed. */
export function keyOfLink({ secret }: Pick<DisruptionLink, 'secret'>): string {
  return `disruption ${secret}`;
}

/** Says what a link offers now, whether it was used, or why it offers nothing any more. */
export async function openLink(
  services: TripOfferServices,
  trip: StoredTrip,
  link: DisruptionLink,
): Promise<OpenedLink> {
  const { version, bound: place, kind, flights } = link;
  const { recordLocator, offer, disruptions, cancellation } = trip;
  const over = (why: DisruptionLinkEnd): OpenedLink => ({ shown: { state: 'over', recordLocator, why } });
  if ((await findKey(services.db, keyOfLink(link))) !== undefined) {
    return { shown: { state: 'done', recordLocator, isMoney: flights === undefined } };
  }
  const now = services.now();
  if (cancellation !== undefined) return over('cancelled');
  if (trip.version !== version) return over('changed');
  const disruption = openDisruption(disruptions, place, now);
  const before = offer.bounds[place];
  if (before === undefined || disruption?.kind !== kind) return over('notDisrupted');
  const known = {
    recordLocator,
    disruption: viewDisruption(disruption, place),
    payments: trip.payments.map(toTripPayment),
  };
  if (flights === undefined) {
    const part = partToCancel(trip, place, now);
    const quoted = quoteWantedCancellation(trip, part, now);
    if ('refused' in quoted) return over('notDisrupted');
    const { bounds: _bounds, left: _left, ...givenBack } = toQuoteAnswer(quoted);
    const until = disruption.openUntil.toISOString();
    const bounds = part === undefined ? offer.bounds : [before];
    const isWholeTrip = part === undefined;
    return { shown: { state: 'money', ...known, until, bounds: [...bounds], isWholeTrip, givenBack }, part };
  }
  const free = await quoteFreeFlights(services, trip, { place, itineraryId: flights });
  if (free === undefined) return over('flightsGone');
  const { after, difference } = free;
  const saleEnds = saleEndsAt(Date.parse(after.itinerary.legs[0]?.departsAt ?? ''));
  const until = new Date(Math.min(disruption.openUntil.getTime(), saleEnds)).toISOString();
  return { shown: { state: 'flights', ...known, until, before, after, difference }, free };
}

/** What is cancelled for the money: the trip, or the direction alone once an earlier one was flown. */
export function partToCancel(
  { version, offer }: Pick<StoredTrip, 'version' | 'offer'>,
  place: number,
  now: Date,
): TripPart | undefined {
  const isFlown = offer.bounds
    .slice(0, place)
    .some(({ itinerary: { legs } }) => Date.parse(legs[0]?.departsAt ?? '') <= now.getTime());
  return isFlown ? { version, bounds: [place] } : undefined;
}
