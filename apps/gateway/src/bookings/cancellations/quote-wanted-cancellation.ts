import type { QuotedCancellation, TripPart } from '@airline/contract';

import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import type { StoredTrip } from '../orders/booked-trip-store.ts';
import { type PlannedCancellation, quoteCancellation } from '../orders/rules/cancellation.ts';
import { type CreditHolder, findCreditHolder } from './rules/credit-holder.ts';
import { isOnBoard } from './rules/is-on-board.ts';
import { type PartOfTrip, type PlannedPart, quotePart } from './rules/quote-part.ts';
import { resolvePart } from './rules/resolve-part.ts';

/** A cancellation that can be made: of the whole trip, or of a part of it. */
export type WantedCancellation =
  | { readonly whole: PlannedCancellation; readonly holder: CreditHolder }
  | { readonly part: PartOfTrip; readonly planned: PlannedPart; readonly holder: CreditHolder };

/** Says what cancelling a trip, or the part of it that somebody names, gives back, or why it cannot be cancelled. */
export function quoteWantedCancellation(
  booked: StoredTrip,
  wanted: TripPart | undefined,
  now: Date,
): WantedCancellation | Refused {
  if (booked.cancellation !== undefined) return refusedByName('tripAlreadyCancelled');
  const resolved = resolvePart(booked, wanted);
  if ('fault' in resolved) return refusedByName('cancellationChanged');
  if ('faults' in resolved) return refusedFields(resolved.faults);
  const { part } = resolved;
  if (part === 'whole') {
    const whole = quoteCancellation(booked, now);
    if ('refused' in whole) return whole;
    return isOnBoard(booked, part)
      ? refusedByName('travellerOnBoard')
      : { whole, holder: findCreditHolder(booked.passengers) };
  }
  const planned = quotePart(booked, part, now);
  if ('refused' in planned) return planned;
  if (isOnBoard(booked, part)) return refusedByName('travellerOnBoard');
  return { part, planned, holder: findCreditHolder(booked.passengers, part.passengers) };
}

/** Gives the quote of a cancellation as the person sees it. */
export function toQuoteAnswer(wanted: WantedCancellation): Omit<QuotedCancellation, 'needsCode'> {
  if ('whole' in wanted) return wanted.whole.quote;
  const { quote, offer, pointsLost } = wanted.planned;
  return { ...quote, left: { price: offer.price, pointsLost, creditHolder: wanted.holder } };
}
