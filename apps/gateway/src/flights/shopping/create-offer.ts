import type { Offer, OfferBound, OfferRequest, PartyLimits } from '@airline/contract';

import { type PricingContext, itineraryFares, pointsEarned } from './rules/fares/index.ts';
import { type FlightSearch, isOnSale } from '../search/rules/index.ts';
import { type FaredBound, farePerPassenger, type OfferContent, offerPrice, toBoundFare } from './rules/offers/index.ts';
import type { OfferTokens } from './offer-tokens.ts';
import type { LegInventory } from './leg-inventory-store.ts';
import { type Refused, refusedByName, refusedFields } from '../../http/refusal.ts';
import { partyErrors } from './field-errors.ts';
import { itineraryView } from './leg-view.ts';
import { unsoldSeats } from './seat-view.ts';
import { type ChosenBound, findChosen } from './find-chosen.ts';
import { isCancellationFree } from './offer-free-cancellation.ts';

const OFFER_HOLDS_MINUTES = 20;

export interface OfferSources {
  readonly search: FlightSearch;
  readonly tokens: OfferTokens;
  /** Reads legs as they are at this moment. */
  readonly readLegs: (legIds: readonly string[]) => Promise<readonly LegInventory[]>;
  readonly now: Date;
  readonly limits: PartyLimits;
}

/** An offer, or why there is none: fields that are wrong, or directions that cannot be sold any more. */
export type OfferOutcome = { readonly offer: Offer } | Refused;

/** Prices a choice by what schedule and inventory say now, and signs it. */
export async function createOffer(request: OfferRequest, sources: OfferSources): Promise<OfferOutcome> {
  const { party } = request;
  const { search, tokens, now, limits } = sources;
  const chosen = findChosen(request.bounds, search, now);
  const errors = [...('errors' in chosen ? chosen.errors : []), ...partyErrors(party, '/party', limits)];
  if ('errors' in chosen || errors.length > 0) return refusedFields(errors, 'request');

  const departed = findPlaces(chosen.bounds, ({ itinerary }) => !isOnSale(itinerary.legs[0], now));
  if (departed.length > 0) return refusedBounds('flightDeparted', departed);
  const countSeats = await freshSeats(chosen.bounds, sources);
  const pricing = { tickets: party.adults + party.children, now, countSeats };
  const priced = chosen.bounds.map((bound) => priceBound(bound, pricing));
  const soldOut = findPlaces(priced, (bound) => bound === undefined);
  if (soldOut.length > 0) return refusedBounds('soldOut', soldOut);

  const bounds = priced.filter((bound) => bound !== undefined).map(offerBound);
  const content: OfferContent = {
    expiresAt: new Date(now.getTime() + OFFER_HOLDS_MINUTES * 60_000).toISOString(),
    party,
    bounds,
    price: offerPrice(bounds, party),
    freeCancellation: isCancellationFree(chosen.bounds[0]?.itinerary, now),
  };
  return {
    offer: { ...content, token: await tokens.sign(content), changes: listPriceChanges(content.bounds, request) },
  };
}

/** A chosen direction at its price of now. */
interface PricedChoice extends ChosenBound {
  /** For each passenger with a ticket, without taxes and fees. */
  readonly baseMinor: number;
}

function priceBound(bound: ChosenBound, pricing: PricingContext): PricedChoice | undefined {
  const fare = itineraryFares(bound.itinerary, pricing)?.fares.find(({ family }) => family === bound.family);
  return fare && { ...bound, ...fare };
}

function offerBound({
  origin,
  destination,
  date,
  itinerary,
  family,
  baseMinor,
}: PricedChoice): OfferBound & FaredBound {
  const fare = toBoundFare(itinerary, baseMinor);
  return {
    origin,
    destination,
    date,
    itinerary: itineraryView(itinerary),
    family,
    perPassenger: farePerPassenger(fare),
    pointsEarned: pointsEarned(family, baseMinor),
    fare,
  };
}

function listPriceChanges(bounds: readonly OfferBound[], request: OfferRequest): Offer['changes'] {
  return bounds.flatMap(({ perPassenger: now }, bound) => {
    const shown = request.bounds[bound]?.shown ?? now;
    return shown.amountMinor === now.amountMinor ? [] : [{ bound, shown, now }];
  });
}

async function freshSeats(
  bounds: readonly ChosenBound[],
  { readLegs }: OfferSources,
): Promise<PricingContext['countSeats']> {
  const rows = await readLegs(bounds.flatMap(({ itinerary }) => itinerary.legs.map(({ id }) => id)));
  const byLeg = new Map(rows.map((row) => [row.legId, row]));
  return (leg) => byLeg.get(leg.id) ?? unsoldSeats(leg);
}

function findPlaces<Value>(values: readonly Value[], isAt: (value: Value) => boolean): readonly number[] {
  return values.flatMap((value, place) => (isAt(value) ? [place] : []));
}

function refusedBounds(name: 'soldOut' | 'flightDeparted', bounds: readonly number[]): Refused {
  return refusedByName(name, { errors: bounds.map((bound) => ({ pointer: `/bounds/${bound}`, code: name })) });
}
