import type { Offer, OfferBound, OfferRequest } from '@airline/contract';

import { type FareQuestion, journeyFares, ticketTaxesTotal } from '../../domain/fares/index.ts';
import { type FlightSearch, isOnSale } from '../../domain/flight-search/index.ts';
import { type OfferContent, offerPrice, type OfferTokens, type PricedBound, usd } from '../../domain/offers/index.ts';
import type { LegInventory } from '../../store/leg-inventory.ts';
import { type FieldErrors, partyErrors } from '../itineraries/field-errors.ts';
import { itineraryView } from '../itineraries/leg-view.ts';
import { unsoldSeats } from '../itineraries/seat-view.ts';
import { type ChosenBound, findChosen } from './find-chosen.ts';
import { isCancellationFree } from './free-cancellation.ts';

const OFFER_HOLDS_MINUTES = 20;

export interface OfferSources {
  readonly search: FlightSearch;
  readonly tokens: OfferTokens;
  /** Reads legs as they are at this moment. */
  readonly readLegs: (legIds: readonly string[]) => Promise<readonly LegInventory[]>;
  readonly now: Date;
}

/** An offer, or the fields that are wrong, or the directions that cannot be sold any more. */
export type OfferOutcome =
  | { readonly offer: Offer }
  | { readonly errors: FieldErrors }
  | { readonly refused: 'soldOut' | 'flightDeparted'; readonly errors: FieldErrors };

/** Prices a choice by what schedule and inventory say now, and signs it. */
export async function createOffer(request: OfferRequest, sources: OfferSources): Promise<OfferOutcome> {
  const { party } = request;
  const { search, tokens, now } = sources;
  const chosen = findChosen(request.bounds, search, now);
  const errors = [...('errors' in chosen ? chosen.errors : []), ...partyErrors(party, '/party')];
  if ('errors' in chosen || errors.length > 0) return { errors };

  const departed = placesOf(chosen.bounds, ({ itinerary }) => !isOnSale(itinerary.legs[0], now));
  if (departed.length > 0) return { refused: 'flightDeparted', errors: errorsAt(departed, 'flightDeparted') };
  const seatsOf = await freshSeats(chosen.bounds, sources);
  const question = { tickets: party.adults + party.children, now, seatsOf };
  const priced = chosen.bounds.map((bound) => priceBound(bound, question));
  const soldOut = placesOf(priced, (bound) => bound === undefined);
  if (soldOut.length > 0) return { refused: 'soldOut', errors: errorsAt(soldOut, 'soldOut') };

  const bounds = priced.filter((bound) => bound !== undefined);
  const content: OfferContent = {
    expiresAt: new Date(now.getTime() + OFFER_HOLDS_MINUTES * 60_000).toISOString(),
    party,
    bounds: bounds.map(offerBound),
    price: offerPrice(bounds, party),
    freeCancellation: isCancellationFree(chosen.bounds[0]?.itinerary, now),
  };
  return { offer: { ...content, token: await tokens.sign(content), changes: changesOf(content.bounds, request) } };
}

/** A chosen direction at its price of now. */
type PricedChoice = ChosenBound & PricedBound;

function priceBound(bound: ChosenBound, question: FareQuestion): PricedChoice | undefined {
  const fare = journeyFares(bound.itinerary, question)?.fares.find(({ family }) => family === bound.family);
  return fare && { ...bound, ...fare };
}

function offerBound({ origin, destination, date, itinerary, family, baseMinor }: PricedChoice): OfferBound {
  return {
    origin,
    destination,
    date,
    itinerary: itineraryView(itinerary),
    family,
    perPassenger: usd(baseMinor + ticketTaxesTotal(itinerary, baseMinor)),
  };
}

function changesOf(bounds: readonly OfferBound[], request: OfferRequest): Offer['changes'] {
  return bounds.flatMap(({ perPassenger: now }, bound) => {
    const shown = request.bounds[bound]?.shown ?? now;
    return shown.amountMinor === now.amountMinor ? [] : [{ bound, shown, now }];
  });
}

async function freshSeats(
  bounds: readonly ChosenBound[],
  { readLegs }: OfferSources,
): Promise<FareQuestion['seatsOf']> {
  const rows = await readLegs(bounds.flatMap(({ itinerary }) => itinerary.legs.map(({ id }) => id)));
  const byLeg = new Map(rows.map((row) => [row.legId, row]));
  return (leg) => byLeg.get(leg.id) ?? unsoldSeats(leg);
}

function placesOf<Value>(values: readonly Value[], isAt: (value: Value) => boolean): readonly number[] {
  return values.flatMap((value, place) => (isAt(value) ? [place] : []));
}

function errorsAt(bounds: readonly number[], code: string): FieldErrors {
  return bounds.map((bound) => ({ pointer: `/bounds/${bound}`, code }));
}
