import { dayOffset, minutesBetween, type ZonedMoment } from '../local-time/zoned-time.ts';

/** One end of a leg. */
export interface FlightEnd extends ZonedMoment {
  /** Station code: `SJU`. */
  readonly code: string;
  /** 'San Juan'. */
  readonly city: string;
}

/** One take-off and one landing. */
export interface FlightLeg {
  /** Carrier and number as people say it: `AL 482`. */
  readonly flightNumber: string;
  readonly from: FlightEnd;
  readonly to: FlightEnd;
  /** What else is said of it: the aircraft, who operates it. */
  readonly note?: string;
}

/** A journey of one leg at least, in order. */
export type FlightLegs = readonly [FlightLeg, ...FlightLeg[]];

/** What a journey comes to. */
export interface JourneySummary {
  readonly from: FlightEnd;
  readonly to: FlightEnd;
  /** From the first take-off to the last landing. */
  readonly totalMinutes: number;
  /** Where one changes planes, with the wait. */
  readonly stops: readonly { readonly city: string; readonly code: string; readonly waitMinutes: number }[];
  /** Calendar days by which the landing is ahead of the take-off, each by its own place's clocks. */
  readonly daysLater: number;
}

/** Sums a journey up: its ends, how long it takes, its stops, and on which day it lands. */
export function summarise(legs: FlightLegs): JourneySummary {
  const { from } = legs[0];
  const { to } = legs.at(-1) ?? legs[0];
  return {
    from,
    to,
    totalMinutes: minutesBetween(from.instant, to.instant),
    stops: legs.slice(1).map((leg, index) => ({
      city: leg.from.city,
      code: leg.from.code,
      waitMinutes: minutesBetween(legs[index]?.to.instant ?? '', leg.from.instant),
    })),
    daysLater: dayOffset(from, to),
  };
}
