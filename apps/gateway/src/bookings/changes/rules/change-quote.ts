import type { ExtrasGivenBack, FundGivenBack, Money, OfferBound, ReasonForNoMore } from '@airline/contract';

import type { FaredBound } from '../../../flights/shopping/rules/offers/index.ts';
import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import type { EndedExtra } from '../../orders/rules/extras-given-back.ts';
import type { CancellableTrip } from '../../orders/rules/cancellation.ts';

/** A trip whose flights may be changed. */
export type ChangeableTrip = CancellableTrip;

/** A direction of a trip, by its place, and the flights that it changes to at their price of now. */
export interface BoundChange {
  readonly bound: number;
  readonly to: OfferBound & FaredBound;
}

/** What becomes of the price of a direction, for each passenger with a ticket. */
export interface ChangedBound {
  readonly bound: number;
  readonly before: Money;
  readonly after: Money;
  /** Why it costs no more than the one before; absent where it may. */
  readonly noDearerBecause?: ReasonForNoMore | undefined;
}

/** What a change costs or gives back: what was paid, and what is due, less what comes back or is forfeited, is the new price. */
export interface Difference {
  readonly due: Money;
  /** Goes back to the payments that moved the money. */
  readonly refund: Money;
  /** Becomes a travel credit. */
  readonly credit: Money;
  /** Goes back to travel funds that paid; absent where nothing does. */
  readonly funds?: FundGivenBack[] | undefined;
  readonly forfeited: Money;
  /** What extras that end give back beside the fares; absent where none does. */
  readonly extras?: ExtrasGivenBack | undefined;
  readonly pointsDue: number;
  readonly pointsReturned: number;
}

/** What a change makes of a trip. */
export interface ChangeQuote {
  /** What the trip books then. */
  readonly offer: OfferContent;
  readonly difference: Difference;
  /** What becomes of the extras of flights that are no longer booked. */
  readonly endedExtras: readonly EndedExtra[];
  /** The directions that change, in the trip's order. */
  readonly bounds: readonly ChangedBound[];
}

/** Why flights of a trip cannot be changed so. */
export type ChangeFault =
  | { readonly code: 'tripAlreadyCancelled' }
  /** An earlier release did not say what each direction is made of: all of them are changed together. */
  | { readonly code: 'changedTogether' }
  /** Of the direction, by its place: its fare allows no change; it departs too soon, or has departed; it changes to what it is, for no less. */
  | { readonly code: 'changeNotAllowed' | 'changeClosed' | 'flightDeparted' | 'unchanged'; readonly bound: number }
  /** The direction departs before who arrives with the one before it can be there. */
  | { readonly code: 'departsTooSoon'; readonly bound: number; readonly leastMinutes: number };
