import type { Itineraries, ItineraryFare } from '@airline/contract';

import { dayTimes, type DayTime, type ListOptions } from './list-options.ts';

/** One way to make a direction, with what it costs now. */
export type PricedItinerary = Itineraries['itineraries'][number];

const HOURS_OF_A_DAY_TIME = 6;

/**
 * Gives the itineraries that pass the filters, in the order that is wanted; what is sold out comes last. Of equals the one with
 * fewer stops comes first, then the shorter one, then the earlier one.
 */
export function arrangeFlights(
  itineraries: readonly PricedItinerary[],
  options: ListOptions,
  inPoints: boolean,
): readonly PricedItinerary[] {
  const rank = { price: (flight: PricedItinerary) => lowestPrice(flight, inPoints), departure, arrival, duration }[
    options.sort
  ];
  return itineraries
    .filter((itinerary) => passes(itinerary, options))
    .toSorted(
      (a, b) =>
        Number(a.fares.length === 0) - Number(b.fares.length === 0) ||
        rank(a) - rank(b) ||
        a.stops - b.stops ||
        duration(a) - duration(b) ||
        departure(a) - departure(b),
    );
}

/** Tells whether an itinerary passes every filter. */
export function passes(itinerary: PricedItinerary, { stops, times, origins, destinations }: ListOptions): boolean {
  return (
    allows(stops, itinerary.stops) &&
    allows(times, dayTimeOf(itinerary)) &&
    allows(origins, originOf(itinerary)) &&
    allows(destinations, destinationOf(itinerary))
  );
}

/** Gives the fare that costs least; `undefined` when all are sold out. */
export function lowestFare({ fares }: PricedItinerary): ItineraryFare | undefined {
  return fares[0];
}

/** Tells in which part of the day an itinerary leaves, by the clocks there. */
export function dayTimeOf({ legs }: PricedItinerary): DayTime {
  const hour = Number(legs[0]?.departsAt.slice(11, 13) ?? 0);
  return dayTimes[Math.floor(hour / HOURS_OF_A_DAY_TIME)] ?? 'night';
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
