import type { Itineraries, ItineraryFare } from '@airline/contract';

import { bestWeight } from './best-order.ts';
import { dayTimes, type DayTime, type ListFilters, type ListOptions } from './list-options.ts';

/** One way to make a direction, with what it costs now. */
export type PricedItinerary = Itineraries['itineraries'][number];

const HOURS_OF_A_DAY_TIME = 6;

/** Gives the price that the list shows for the lowest fare of an itinerary, in cents; `undefined` where none is known. */
export type ShownMinorOf = (itinerary: PricedItinerary) => number | undefined;

/**
 * Gives the itineraries that pass the filters, in the order that is wanted; what is sold out comes last. Of equals the one with
 * fewer stops comes first, then the shorter one, then the earlier one.
 */
export function arrangeFlights(
  itineraries: readonly PricedItinerary[],
  options: ListOptions,
  inPoints: boolean,
  shownMinorOf: ShownMinorOf,
): readonly PricedItinerary[] {
  const price = (flight: PricedItinerary) => lowestPrice(flight, inPoints);
  const rank = { best: bestWeight, price, departure, arrival, duration }[options.sort];
  return itineraries
    .filter((itinerary) => passes(itinerary, options, shownMinorOf))
    .toSorted(
      (a, b) =>
        Number(a.fares.length === 0) - Number(b.fares.length === 0) ||
        rank(a) - rank(b) ||
        a.stops - b.stops ||
        duration(a) - duration(b) ||
        departure(a) - departure(b),
    );
}

/** Tells whether an itinerary passes every filter; one whose price is not known passes every limit of the price. */
export function passes(itinerary: PricedItinerary, filters: ListFilters, shownMinorOf: ShownMinorOf): boolean {
  const { maximumDollars, maximumMinutes, connections } = filters;
  return (
    allows(filters.stops, itinerary.stops) &&
    allows(filters.times, departureTimeOf(itinerary)) &&
    allows(filters.arrivals, arrivalTimeOf(itinerary)) &&
    allows(filters.origins, originOf(itinerary)) &&
    allows(filters.destinations, destinationOf(itinerary)) &&
    connectionsOf(itinerary).every((station) => allows(connections, station)) &&
    (maximumMinutes === undefined || duration(itinerary) <= maximumMinutes) &&
    (maximumDollars === undefined || (shownMinorOf(itinerary) ?? 0) <= maximumDollars * 100)
  );
}

/** Gives the fare that costs least; `undefined` when all are sold out. */
export function lowestFare({ fares }: PricedItinerary): ItineraryFare | undefined {
  return fares[0];
}

/** Tells in which part of the day an itinerary leaves, by the clocks there. */
export function departureTimeOf({ legs }: PricedItinerary): DayTime {
  return dayTimeOf(legs[0]?.departsAt);
}

/** Tells in which part of the day an itinerary lands, by the clocks there. */
export function arrivalTimeOf({ legs }: PricedItinerary): DayTime {
  return dayTimeOf(legs.at(-1)?.arrivesAt);
}

function dayTimeOf(offsetDateTime = ''): DayTime {
  const hour = Number(offsetDateTime.slice(11, 13));
  return dayTimes[Math.floor(hour / HOURS_OF_A_DAY_TIME)] ?? 'night';
}

/** Gives the stations where one changes or stops. */
export function connectionsOf({ connections }: PricedItinerary): readonly string[] {
  return connections.map(({ station }) => station);
}

export function originOf({ legs }: PricedItinerary): string {
  return legs[0]?.from ?? '';
}

export function destinationOf({ legs }: PricedItinerary): string {
  return legs.at(-1)?.to ?? '';
}

function allows<Value>(wanted: readonly Value[], value: Value): boolean {
  return wanted.length === 0 || wanted.includes(value);
}

function lowestPrice(itinerary: PricedItinerary, inPoints: boolean): number {
  const fare = lowestFare(itinerary);
  if (fare === undefined) return 0;
  return inPoints ? fare.pointsPerPassenger : fare.perPassenger.amountMinor;
}

function departure({ legs }: PricedItinerary): number {
  return Date.parse(legs[0]?.departsAt ?? '');
}

function arrival({ legs }: PricedItinerary): number {
  return Date.parse(legs.at(-1)?.arrivesAt ?? '');
}

function duration({ durationMinutes }: PricedItinerary): number {
  return durationMinutes;
}
