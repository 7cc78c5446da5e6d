import type { ChangeRequest, OfferBound, Price, ReasonForNoMore } from '@airline/contract';

import { type FaredBound, offerPrice, usd } from '../../../flights/shopping/rules/offers/index.ts';
import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import { listExtrasOutside, planEndedExtras } from '../../orders/rules/extras-given-back.ts';
import { listLegs } from '../../orders/rules/journey.ts';
import { paidValue, sumPaidValues, ticketsTotal } from '../../orders/rules/paid-value.ts';
import { divideDifference } from '../../orders/rules/divide-difference.ts';
import { findFreeUntil, isLessThanShown } from '../../orders/rules/cancellation.ts';
import { type Disruption, openDisruption } from '../../orders/rules/disruption.ts';
import type {
  BoundChange,
  ChangeableTrip,
  ChangedBound,
  ChangeFault,
  ChangeQuote,
  Difference,
} from './change-quote.ts';
import { checkChange } from './check-change.ts';
import { isRebooking, isSameDayChange } from './same-day-change.ts';
import { markCreditOnly, settleTickets } from './settle-tickets.ts';

/**
 * Says what it costs, or gives back, to change flights of a trip at a moment, or why they cannot be changed:
 *
 * 1. a direction is changed as its fare family says, until ten minutes before its departure; what was flown stays;
 * 2. the new flights cost their price of now; no more than the ones before where they are another flight of the day, or where those are
 *    not flown as booked;
 * 3. what was paid for the directions that change pays for the new ones: what it does not cover is due, what is left comes back;
 * 4. within the free day of the booking, and of flights that are not flown as booked, it comes back as money, else as the families of
 *    the flights that are given up say;
 * 5. what points paid is paid and given back in points, and its taxes in money;
 * 6. bags and early bird check-in go with the direction; upgraded boarding and seats of a flight that is given up end, as {@link planEndedExtras}
 *    says;
 * 7. who flies as a companion stays one: of the new flights, too, they owe taxes and fees alone;
 * 8. of what comes back, travel funds that paid get back what they paid, and companies the rest of the money, as {@link divideDifference}
 *    says.
 *
 * Several directions are one change: what one of them gives back pays for another one.
 */
export function quoteChange(
  trip: ChangeableTrip,
  changes: readonly BoundChange[],
  now: Date,
): ChangeQuote | { readonly faults: readonly ChangeFault[] } {
  const faults = checkChange(trip, changes, now);
  if (faults.length > 0) return { faults };
  const { offer, paidWith } = trip;
  const tickets = offer.party.adults + offer.party.children;
  const changed = changes
    .toSorted((one, other) => one.bound - other.bound)
    .map((change) => changeBound(trip, change, now));
  const price = priceOf(offer, changed);
  if (price === undefined) return { faults: [{ code: 'changedTogether' }] };
  const settled = paidWith === 'points' ? [] : changed;
  const paid = sumPaidValues(settled.map(({ bound, from }) => paidValue(from, tickets, isFree(trip, bound, now))));
  const { creditOnlyMinor, ...settlement } = settleTickets(paid, {
    ticketsMinor: settled.reduce((sum, { to }) => sum + ticketsTotal(to, tickets), 0),
    infantsMinor: paidWith === 'points' ? 0 : infantsTotal(price) - infantsTotal(offer.price),
  });
  const marked = markCreditOnly(
    changed.map(({ to }) => to),
    tickets,
    creditOnlyMinor,
  );
  const bounds = offer.bounds.map((bound, place) => marked[changed.findIndex((one) => one.bound === place)] ?? bound);
  const booked = listLegs(bounds).map(({ id }) => id);
  const extras = planEndedExtras(listExtrasOutside(trip.extras ?? [], booked), (bound) => isFree(trip, bound, now));
  const byFares = paidWith === 'points' ? pointsDifference(offer.price, price) : moneyDifference(settlement);
  return {
    offer: { ...offer, bounds, price },
    difference: { ...divideDifference(trip, byFares, now), ...extras.given },
    endedExtras: extras.ended,
    bounds: changed.map(({ bound, from, to, noDearerBecause }): ChangedBound => ({
      bound,
      before: from.perPassenger,
      after: to.perPassenger,
      ...(noDearerBecause === undefined ? {} : { noDearerBecause }),
    })),
  };
}

/** Tells whether a change costs more, or gives back less, than a person was shown. */
export function isWorseThanShown(now: Difference, shown: ChangeRequest['shown']): boolean {
  return (
    shown.due.amountMinor < now.due.amountMinor ||
    isLessThanShown(now, shown) ||
    now.pointsDue > shown.pointsDue ||
    now.pointsReturned < shown.pointsReturned
  );
}

/** A direction as it is booked, and as it will be. */
interface Changed {
  readonly bound: number;
  readonly from: OfferBound;
  readonly to: OfferBound;
  readonly noDearerBecause: ReasonForNoMore | undefined;
}

function changeBound({ offer, disruptions }: ChangeableTrip, { bound, to: offered }: BoundChange, now: Date): Changed {
  const from = offer.bounds[bound] ?? offered;
  const to = { ...offered, ...(from.companion === undefined ? {} : { companion: from.companion }) };
  const noDearerBecause = whyNoDearer(from, to, { disruption: openDisruption(disruptions, bound, now), now });
  const kept = { bound, from, to, noDearerBecause };
  if (noDearerBecause === undefined || to.perPassenger.amountMinor <= from.perPassenger.amountMinor) return kept;
  const { perPassenger, pointsEarned, fare } = from;
  return { ...kept, to: { ...to, perPassenger, pointsEarned, fare } };
}

function whyNoDearer(
  from: OfferBound,
  to: OfferBound,
  { disruption, now }: { readonly disruption: Disruption | undefined; readonly now: Date },
): ReasonForNoMore | undefined {
  if (disruption !== undefined && isRebooking(from, to)) return 'disruption';
  return isSameDayChange(from, to, now) ? 'sameDay' : undefined;
}

/** Prices what is booked then; `undefined` where it is not known what the directions that stay are made of. */
function priceOf(offer: OfferContent, changed: readonly Changed[]): Price | undefined {
  const bounds = offer.bounds.map((bound, place) => changed.find((one) => one.bound === place)?.to ?? bound);
  if (bounds.every(isFared)) return offerPrice(bounds, offer.party);
  const isSame = changed.every(({ from, to }) => to.perPassenger.amountMinor === from.perPassenger.amountMinor);
  return isSame ? offer.price : undefined;
}

function isFared(bound: OfferBound): bound is OfferBound & FaredBound {
  return bound.fare !== undefined && bound.pointsEarned !== undefined;
}

function isFree(trip: ChangeableTrip, bound: number, now: Date): boolean {
  return findFreeUntil(trip, now) !== undefined || openDisruption(trip.disruptions, bound, now) !== undefined;
}

function infantsTotal({ passengers }: Price): number {
  return passengers.find(({ kind }) => kind === 'lapInfant')?.total.amountMinor ?? 0;
}

function moneyDifference({
  dueMinor,
  refundMinor,
  creditMinor,
  forfeitedMinor,
}: Omit<ReturnType<typeof settleTickets>, 'creditOnlyMinor'>): Difference {
  return {
    due: usd(dueMinor),
    refund: usd(refundMinor),
    credit: usd(creditMinor),
    forfeited: usd(forfeitedMinor),
    pointsDue: 0,
    pointsReturned: 0,
  };
}

/** Points pay the fares or come back, whatever the families say; a passenger who does not fly owes no taxes. */
function pointsDifference(before: Price, after: Price): Difference {
  const points = after.points - before.points;
  const taxesMinor = after.taxesWithPoints.amountMinor - before.taxesWithPoints.amountMinor;
  return {
    due: usd(Math.max(0, taxesMinor)),
    refund: usd(Math.max(0, -taxesMinor)),
    credit: usd(0),
    forfeited: usd(0),
    pointsDue: Math.max(0, points),
    pointsReturned: Math.max(0, -points),
  };
}
