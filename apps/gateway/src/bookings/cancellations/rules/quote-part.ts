import { checkParty, type ChangeDifference, type GivenBack, type PassengerKind } from '@airline/contract';

import type { NamedRefusal, Refused } from '../../../http/refusal.ts';
import { usd } from '../../../flights/shopping/rules/offers/index.ts';
import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import { creditExpiresOn } from '../../orders/rules/credit-expiry.ts';
import { divideDifference } from '../../orders/rules/divide-difference.ts';
import { hasOpenDisruption, openDisruption } from '../../orders/rules/disruption.ts';
import { listExtrasOfPart, planEndedExtras, type PlannedExtras } from '../../orders/rules/extras-given-back.ts';
import { paidValue, sumPaidValues, ticketsTotal } from '../../orders/rules/paid-value.ts';
import { promisedPoints } from '../../orders/rules/trip-view.ts';
import {
  type CancellableTrip,
  findClosingTime,
  findFreeUntil,
  givenBackAs,
  type PlannedCancellation,
} from '../../orders/rules/cancellation.ts';
import { type GivenUpTickets, takeOutPart } from './cancel-part.ts';

/** A trip of which a part may be cancelled, with who flies. */
export interface DivisibleTrip extends CancellableTrip {
  readonly passengers: readonly {
    readonly kind: PassengerKind;
    readonly frequentFlyerNumber?: string | undefined;
    /** Their position in the order, by which extras name them; their place by default. */
    readonly position?: number;
  }[];
}

/** A part of a trip that is less than all of it: directions, or travellers by their places among those who fly. */
export interface PartOfTrip {
  readonly bounds: readonly number[];
  readonly passengers: readonly number[];
}

/** What cancelling a part gives back, and leaves. */
export interface PlannedPart {
  readonly quote: PlannedCancellation['quote'];
  /** What the order books then. */
  readonly offer: OfferContent;
  /** What comes back, as a change that takes nothing in its place. */
  readonly difference: ChangeDifference;
  /** What becomes of the extras of the part. */
  readonly extras: PlannedExtras;
  /** Pending points that are not earned any more. */
  readonly pointsLost: number;
}

type PartRefusal = NamedRefusal<
  'tripAlreadyCancelled' | 'cancellationClosed' | 'adultNeeded' | 'cancelledTogether' | 'companionNeedsMember'
>;

/**
 * Says what cancelling a part of a trip at a moment gives back, or why it cannot be cancelled:
 *
 * 1. directions are cancelled for everybody, until ten minutes before the first of them departs, whatever was flown before it;
 * 2. travellers are taken off all directions, until ten minutes before the first of the trip: `cancellationClosed`;
 * 3. children and lap infants stay with an adult, each lap infant with one of its own: `adultNeeded`;
 * 4. what is given up is given back as by a cancellation of the whole trip: as money within the free day or where it is not flown as
 *    booked, else as each family says,
 *    points as points, and what lap infants paid as money;
 * 5. of that, travel funds that paid get back what they paid, and companies the rest of the money, as {@link divideDifference} says;
 * 6. who stays keeps their tickets at their price;
 * 7. a companion does not stay without the member: `companionNeedsMember`. What the companion's ticket cost, its taxes and fees, is given
 *    back as the fare of the trip is.
 */
export function quotePart(trip: DivisibleTrip, part: PartOfTrip, now: Date): PlannedPart | Refused<PartRefusal> {
  const { offer, paidWith, passengers } = trip;
  if (trip.cancellation !== undefined) return refuse('tripAlreadyCancelled');
  const places = part.bounds.length > 0 ? part.bounds : [...offer.bounds.keys()];
  const closesAt = findClosingTime(offer.bounds, { places, disruptions: trip.disruptions }, now);
  if (now >= closesAt) return refuse('cancellationClosed');
  const kinds = passengers.flatMap(({ kind }, place) => (part.passengers.includes(place) ? [kind] : []));
  const leaving = passengers.flatMap(({ position }, place) =>
    part.passengers.includes(place) ? [position ?? place] : [],
  );
  const isLeaving = (position: number | undefined) => position !== undefined && leaving.includes(position);
  const isCompanionLeaving = isLeaving(offer.companion?.passenger);
  if (isLeaving(offer.companion?.member) && !isCompanionLeaving) return refuse('companionNeedsMember');
  const taken = takeOutPart(offer, { bounds: part.bounds, kinds, isCompanionLeaving });
  if (taken === undefined) return refuse('cancelledTogether');
  // More tickets or infants than may be booked at once are none of its faults: nobody is added.
  if (checkParty(taken.offer.party) !== undefined) return refuse('adultNeeded');
  const freeUntil = findFreeUntil(trip, now);
  // Who is taken off flies none of it; who gives up a direction gets the money of what is not flown as booked.
  const isAfterDisruption = hasOpenDisruption(
    part.bounds.length > 0 ? trip.disruptions?.filter((_, place) => part.bounds.includes(place)) : trip.disruptions,
    now,
  );
  const isFree = (bound: number): boolean =>
    freeUntil !== undefined ||
    (part.bounds.length > 0 ? openDisruption(trip.disruptions, bound, now) !== undefined : isAfterDisruption);
  const extras = planEndedExtras(
    listExtrasOfPart(trip.extras ?? [], { bounds: part.bounds, passengers: leaving }),
    isFree,
  );
  const difference = { ...divideDifference(trip, differenceOf(trip, taken, isFree), now), ...extras.given };
  const { refund, credit, funds, forfeited, pointsReturned } = difference;
  const given: GivenBack = { refund, credit, ...(funds === undefined ? {} : { funds }), forfeited, ...extras.given };
  return {
    quote: {
      ...given,
      ...(freeUntil === undefined ? {} : { freeUntil: freeUntil.toISOString() }),
      ...(isAfterDisruption ? { isAfterDisruption } : {}),
      closesAt: closesAt.toISOString(),
      bounds:
        paidWith === 'points'
          ? []
          : taken.givenUp.map(({ bound, from, tickets }) => ({
              amount: usd(ticketsTotal(from, tickets)),
              givenBackAs: givenBackAs(from.family, isFree(bound)),
            })),
      ...(credit.amountMinor > 0 ? { creditExpiresOn: creditExpiresOn(now) } : {}),
      pointsReturned,
    },
    offer: taken.offer,
    difference,
    extras,
    pointsLost:
      promisedPoints(trip) -
      promisedPoints({ offer: taken.offer, paidWith, passengers: withoutPlaces(passengers, part) }),
  };
}

function differenceOf(
  { offer: { price: before }, paidWith }: DivisibleTrip,
  { offer: { price: after }, givenUp }: { readonly offer: OfferContent; readonly givenUp: readonly GivenUpTickets[] },
  isFree: (bound: number) => boolean,
): ChangeDifference {
  const nothing = { due: usd(0), refund: usd(0), credit: usd(0), forfeited: usd(0), pointsDue: 0, pointsReturned: 0 };
  if (paidWith === 'points') {
    const refundMinor = before.taxesWithPoints.amountMinor - after.taxesWithPoints.amountMinor;
    return { ...nothing, refund: usd(refundMinor), pointsReturned: before.points - after.points };
  }
  const { money, travelCredit, none } = sumPaidValues(
    givenUp.map(({ bound, from, tickets }) => paidValue(from, tickets, isFree(bound))),
  );
  const ofInfants = before.total.amountMinor - after.total.amountMinor - money - travelCredit - none;
  return { ...nothing, refund: usd(money + ofInfants), credit: usd(travelCredit), forfeited: usd(none) };
}

function withoutPlaces<Each>(values: readonly Each[], { passengers }: PartOfTrip): readonly Each[] {
  return values.filter((_, place) => !passengers.includes(place));
}

function refuse<Name extends PartRefusal['name']>(name: Name): Refused<NamedRefusal<Name>> {
  return { refused: { kind: 'named', name } };
}
