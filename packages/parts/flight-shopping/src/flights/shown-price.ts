import type { ItineraryFare, Party } from '@airline/contract';

import type { PricedItinerary } from './arrange-flights.ts';
import type { PriceBasis } from './list-options.ts';
import { canFollow, type ChosenFlight } from './picks.ts';

/** What something costs in money, and what it costs in points with the taxes that points cannot pay. */
export interface ShownPrice {
  readonly amountMinor: number;
  readonly points: number;
  readonly taxesWithPointsMinor: number;
}

const nothing: ShownPrice = { amountMinor: 0, points: 0, taxesWithPointsMinor: 0 };

/** Adds prices up. */
export function addPrices(prices: readonly ShownPrice[]): ShownPrice {
  return prices.reduce(
    (sum, price) => ({
      amountMinor: sum.amountMinor + price.amountMinor,
      points: sum.points + price.points,
      taxesWithPointsMinor: sum.taxesWithPointsMinor + price.taxesWithPointsMinor,
    }),
    nothing,
  );
}

/** Gives what each passenger with a ticket pays for a fare of an itinerary. */
export function pricePerPerson({ itinerary, fare }: ChosenFlight): ShownPrice {
  return {
    amountMinor: fare.perPassenger.amountMinor,
    points: fare.pointsPerPassenger,
    taxesWithPointsMinor: itinerary.taxesWithPoints.amountMinor,
  };
}

/** Gives what the whole party pays for a fare of an itinerary: the tickets, and what infants on laps pay. */
export function priceForParty(flight: ChosenFlight, { adults, children, lapInfants }: Party): ShownPrice {
  const tickets = adults + children;
  const infants = lapInfants * flight.itinerary.lapInfantTaxes.amountMinor;
  const person = pricePerPerson(flight);
  return {
    amountMinor: tickets * person.amountMinor + infants,
    points: tickets * person.points,
    taxesWithPointsMinor: tickets * person.taxesWithPointsMinor + infants,
  };
}

/** Gives the bases that say different things for a party on a journey of so many directions; one alone is no choice. */
export function basesFor({ adults, children, lapInfants }: Party, directions: number): readonly PriceBasis[] {
  const isGroup = adults + children + lapInfants > 1;
  return [
    'person' as const,
    ...(isGroup ? (['party'] as const) : []),
    ...(directions > 1 ? (['personTrip'] as const) : []),
    ...(isGroup && directions > 1 ? (['partyTrip'] as const) : []),
  ];
}

/** Gives the basis that counts: the wanted one, or what is nearest to it where it would say nothing new. */
export function effectiveBasis(wanted: PriceBasis, bases: readonly PriceBasis[]): PriceBasis {
  if (bases.includes(wanted)) return wanted;
  const isTrip = wanted === 'personTrip' || wanted === 'partyTrip';
  if (isTrip && bases.includes('personTrip')) return 'personTrip';
  return wanted === 'partyTrip' && bases.includes('party') ? 'party' : 'person';
}

/** What stands around the flight that is priced. */
export interface Journey {
  readonly party: Party;
  readonly chosen: readonly ChosenFlight[];
  /** What is for sale in each direction after this one; `undefined` while it is not known. */
  readonly onward: readonly (readonly PricedItinerary[])[] | undefined;
}

/** A flight that counts in a price, and which direction it is. */
interface CountedFlight extends ChosenFlight {
  readonly step: number;
}

/**
 * Gives what a fare of an itinerary is shown as on a basis: the sum of what counts in it. `undefined` where that is not known.
 */
export function shownPrice(flight: ChosenFlight, basis: PriceBasis, journey: Journey): ShownPrice | undefined {
  const forAll = basis === 'party' || basis === 'partyTrip';
  const priceOf = (one: ChosenFlight) => (forAll ? priceForParty(one, journey.party) : pricePerPerson(one));
  const counted = countedFlights(flight, basis, journey);
  return counted && addPrices(counted.map(priceOf));
}

/**
 * Gives the flights that a price on a basis counts: this one alone, or for the journey the directions chosen so far, this one, and
 * the cheapest of each later direction; the next one has to leave after this one lands. `undefined` where a later direction is
 * not known, or has nothing that can follow.
 */
export function countedFlights(
  flight: ChosenFlight,
  basis: PriceBasis,
  { chosen, onward }: Journey,
): readonly CountedFlight[] | undefined {
  if (basis === 'person' || basis === 'party') return [{ ...flight, step: chosen.length }];
  if (onward === undefined) return undefined;
  const cheapest = onward.map((itineraries, index) =>
    cheapestOf(index === 0 ? itineraries.filter((next) => canFollow(flight.itinerary, next)) : itineraries),
  );
  const known = cheapest.filter((one) => one !== undefined);
  if (known.length < cheapest.length) return undefined;
  return [...chosen, flight, ...known].map((one, step) => ({ ...one, step }));
}

function cheapestOf(itineraries: readonly PricedItinerary[]): ChosenFlight | undefined {
  const lowest = itineraries.flatMap((itinerary) => {
    const fare: ItineraryFare | undefined = itinerary.fares[0];
    return fare === undefined ? [] : [{ itinerary, fare }];
  });
  return lowest.toSorted((a, b) => a.fare.perPassenger.amountMinor - b.fare.perPassenger.amountMinor)[0];
}
