import type { BoardingModel } from '@airline/client-config/boarding-model';
import {
  extraLimits,
  type ExtraOffer,
  extraPrices,
  type ExtraState,
  type FlightLeg,
  type ListedExtraKind,
  listedExtraKinds,
  type OfferBound,
  type MembershipTier,
  type PassengerKind,
  tierRules,
} from '@airline/contract';

import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';
import { formatPosition } from '../../check-in/rules/boarding-position.ts';
import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import type { Disruptions } from '../../orders/rules/disruption.ts';
import type { PaidExtra } from '../../orders/rules/extras-given-back.ts';
import { hasEarlyBird } from '../../orders/rules/early-bird.ts';
import { saleTimes } from '../../orders/rules/sale-times.ts';

/** A trip to which extras are sold. */
export interface ExtendableTrip {
  readonly offer: Pick<OfferContent, 'bounds'>;
  /** By their positions in the order. */
  readonly passengers: readonly { readonly kind: PassengerKind; readonly position: number }[];
  readonly extras: readonly PaidExtra[];
  /** The places in line that are kept for them. */
  readonly places: readonly { readonly passenger: number; readonly legId: string; readonly position: number }[];
  readonly disruptions?: Disruptions | undefined;
}

/** What of a deployment, and of the flights, decides what can be bought. */
export interface ExtraSale {
  readonly model: BoardingModel;
  readonly sellsEarlyBird: boolean;
  /** The tier of a traveller, by their position in the order; `undefined` of who is no member. */
  readonly tierOf: (position: number) => MembershipTier | undefined;
  /** How many of the first places of a flight are left. */
  readonly placesLeft: (legId: string) => number;
}

/**
 * Says which extras can be bought for whom at a moment, and why the others cannot:
 *
 * 1. who has a ticket has extras; a lap infant has neither;
 * 2. a bag more than the fare and the traveller's tier include, up to five for a direction;
 * 3. early bird check-in where neither fare nor tier includes it and the deployment sells it; upgraded boarding for each flight, as long as one
 *    of its first places is left: both where people board by their place in line;
 * 4. nothing of a direction that is not flown as booked;
 * 5. each in its time: {@link saleTimes}.
 */
export function listExtraOffers(trip: ExtendableTrip, sale: ExtraSale, now: Date): readonly ExtraOffer[] {
  return trip.offer.bounds.flatMap((bound, place) =>
    trip.passengers.flatMap(({ kind }, traveller) =>
      kind === 'lapInfant'
        ? []
        : listedExtraKinds
            .filter((extra) => extra !== 'earlyBird' || sale.sellsEarlyBird)
            .flatMap((extra) => {
              const legs = extra === 'upgradedBoarding' ? bound.itinerary.legs : [undefined];
              return legs.map((leg) => toOffer(trip, { kind: extra, bound, place, traveller, leg }, sale, now));
            }),
    ),
  );
}

interface Subject {
  readonly kind: ListedExtraKind;
  readonly bound: OfferBound;
  readonly place: number;
  readonly traveller: number;
  readonly leg: FlightLeg | undefined;
}

function toOffer(trip: ExtendableTrip, subject: Subject, sale: ExtraSale, now: Date): ExtraOffer {
  const { kind, bound, place, traveller, leg } = subject;
  const position = trip.passengers[traveller]?.position;
  const bought = trip.extras.filter(
    (extra) =>
      extra.kind === kind && extra.passenger === position && extra.bound === place && extra.legId === (leg?.id ?? null),
  ).length;
  const { opensAt, closesAt } = saleTimes(kind, bound, leg);
  const included = countIncluded(kind, bound, sale.tierOf(position ?? -1));
  const state = stateOf(trip, { ...subject, bought, included }, sale, now);
  const kept =
    kind === 'bag'
      ? undefined
      : trip.places.find(
          (each) =>
            each.passenger === position &&
            (leg === undefined ? each.legId === bound.itinerary.legs[0]?.id : each.legId === leg.id) &&
            each.position <= extraLimits.upgradedPlaces === (kind === 'upgradedBoarding'),
        );
  return {
    kind,
    traveller,
    bound: place,
    ...(leg === undefined ? {} : { legId: leg.id }),
    state,
    price: extraPrices[kind],
    included,
    bought,
    most: state === 'offered' ? mostOf(kind) - bought : 0,
    ...(opensAt === undefined ? {} : { opensAt: opensAt.toISOString() }),
    closesAt: closesAt.toISOString(),
    ...(kept === undefined ? {} : { place: formatPosition(kept.position) }),
  };
}

function stateOf(
  { disruptions }: ExtendableTrip,
  { kind, bound, place, leg, bought, included }: Subject & { readonly bought: number; readonly included: number },
  { model, placesLeft }: ExtraSale,
  now: Date,
): ExtraState {
  if (kind !== 'bag' && model === 'assigned') return 'notApplicable';
  if (kind === 'earlyBird' && included > 0) return 'included';
  if (bought >= mostOf(kind)) return 'bought';
  const { opensAt, closesAt } = saleTimes(kind, bound, leg);
  const disruption = disruptions?.[place]?.kind;
  if (now >= closesAt || disruption === 'cancelled' || disruption === 'connectionMissed') return 'closed';
  if (opensAt !== undefined && now < opensAt) return 'notOpen';
  return leg !== undefined && placesLeft(leg.id) === 0 ? 'soldOut' : 'offered';
}

function countIncluded(kind: ListedExtraKind, { family }: OfferBound, tier: MembershipTier = 'member'): number {
  const { extraBags, boardsEarly } = tierRules[tier];
  const fare = fareConditions.find((each) => each.family === family);
  switch (kind) {
    case 'bag':
      return (fare?.checkedBags ?? 0) + extraBags;
    case 'earlyBird':
      return boardsEarly || hasEarlyBird(family) ? 1 : 0;
    case 'upgradedBoarding':
      return 0;
  }
}

function mostOf(kind: ListedExtraKind): number {
  return kind === 'bag' ? extraLimits.bagsForEachTraveller : 1;
}
