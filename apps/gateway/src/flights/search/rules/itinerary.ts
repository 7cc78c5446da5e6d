import type { DatedLeg } from '../../schedule/rules/dated-leg.ts';
import { flightName } from '../../schedule/rules/leg-pattern.ts';

/** The time between two legs of an itinerary. */
export interface Connection {
  readonly station: string;
  readonly layoverMinutes: number;
  /** Whether the same flight goes on: passengers stay on board, and no minimum connecting time holds. */
  readonly staysOnBoard: boolean;
}

/** One way to make a journey in one direction: one to three legs that connect. */
export interface Itinerary {
  readonly legs: readonly [DatedLeg, ...DatedLeg[]];
  /** One less than the legs. */
  readonly connections: readonly Connection[];
  /** Landings on the way, changes of plane or not: 0, 1 or 2. */
  readonly stops: number;
  /** Elapsed minutes from the first departure to the last arrival. */
  readonly durationMinutes: number;
}

/** Joins legs to an itinerary; whether they connect is not checked. */
export function createItinerary(legs: readonly [DatedLeg, ...DatedLeg[]]): Itinerary {
  const connections = legs.slice(1).map((leg, index): Connection => {
    const before = legs[index] ?? leg;
    return {
      station: leg.departure.station,
      layoverMinutes: (leg.departure.instant - before.arrival.instant) / 60_000,
      staysOnBoard: goesOn(before, leg),
    };
  });
  return {
    legs,
    connections,
    stops: legs.length - 1,
    durationMinutes: (findArrival(legs) - findDeparture(legs)) / 60_000,
  };
}

/** Names an itinerary and no other by its legs. */
export function itineraryId({ legs }: Pick<Itinerary, 'legs'>): string {
  return legs.map(({ id }) => id).join('+');
}

/** Orders itineraries by departure, then arrival, then stops, then name. */
export function byDeparture(a: Itinerary, b: Itinerary): number {
  return (
    findDeparture(a.legs) - findDeparture(b.legs) ||
    findArrival(a.legs) - findArrival(b.legs) ||
    a.stops - b.stops ||
    (itineraryId(a) < itineraryId(b) ? -1 : 1)
  );
}

function goesOn({ pattern: before }: DatedLeg, { pattern: after }: DatedLeg): boolean {
  return (
    flightName(before) === flightName(after) &&
    before.itineraryVariation === after.itineraryVariation &&
    before.legSequence + 1 === after.legSequence
  );
}

function findDeparture(legs: readonly DatedLeg[]): number {
  return legs[0]?.departure.instant ?? 0;
}

function findArrival(legs: readonly DatedLeg[]): number {
  return legs.at(-1)?.arrival.instant ?? 0;
}
