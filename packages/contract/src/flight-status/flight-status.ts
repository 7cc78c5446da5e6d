import * as z from 'zod/mini';

import { calendarDate, instant, offsetDateTime, placeCode, stationCode } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { changeKinds, delayReasons, flightNumber, flightPhases } from './values.ts';

/** Accepts one end of a leg as it stands: the times at its gate. */
export const legEndStatus = z.object({
  station: stationCode,
  scheduledAt: offsetDateTime,
  /** What is expected where it is another time; absent once it has happened. */
  estimatedAt: z.optional(offsetDateTime),
  /** When it happened. */
  actualAt: z.optional(offsetDateTime),
  terminal: z.optional(z.string()),
  gate: z.optional(z.string()),
});

export type LegEndStatus = z.infer<typeof legEndStatus>;

/** Accepts something that passengers were told of a leg. */
export const legChange = z.object({
  toldAt: instant,
  kind: z.enum(changeKinds),
  /** What was said before; absent where nothing was. A departure is a time with its offset, all else a name or a code. */
  from: z.optional(z.string()),
  /** What is said now; absent for what was withdrawn, as a cancellation. */
  to: z.optional(z.string()),
  reason: z.optional(z.enum(delayReasons)),
});

export type LegChangeView = z.infer<typeof legChange>;

/** Accepts one leg of a flight as it stands. */
export const legStatus = z.object({
  /** As an itinerary names it: flight, local date and station of departure, `9Z1234-2026-12-01-DAL`. */
  id: z.string(),
  flight: z.string(),
  phase: z.enum(flightPhases),
  departure: legEndStatus,
  arrival: z.extend(legEndStatus, { baggageBelt: z.optional(z.string()) }),
  /** Minutes behind the schedule, as expected or as it happened; below 0 ahead of it. */
  departureDelayMinutes: z.int(),
  arrivalDelayMinutes: z.int(),
  /** When it left the ground and when it came back to it. */
  tookOffAt: z.optional(instant),
  touchedDownAt: z.optional(instant),
  /** IATA aircraft type. */
  aircraft: z.string(),
  registration: z.optional(z.string()),
  /** Why it is late, cancelled or diverted; absent where it is none of them, and where nobody said. */
  reason: z.optional(z.enum(delayReasons)),
  /** The station that it goes to, or went to, instead. */
  divertedTo: z.optional(stationCode),
  /** When its operator will say more. */
  nextInformationAt: z.optional(offsetDateTime),
  /** The oldest first. */
  changes: z.array(legChange),
  /** When the newest report of it was made; absent without one. */
  reportedAt: z.optional(instant),
});

export type LegStatusView = z.infer<typeof legStatus>;

/** Accepts the first and the last date whose flights have a status: from the day before to two days after the date there now. */
export const statusDates = z.object({ from: calendarDate, to: calendarDate });

/** Accepts how a flight stands on a date. */
export const flightStatus = z.object({
  flight: z.string(),
  date: calendarDate,
  dates: statusDates,
  /** When the gateway looked. */
  asOf: instant,
  /** Its legs that depart on the date, in order; none where it does not fly then. */
  legs: z.array(legStatus),
  /** The other dates with a status on which it flies: none for a number that nothing flies under. */
  otherDates: z.array(calendarDate),
});

export type FlightStatus = z.infer<typeof flightStatus>;

/** Accepts how the flights between two places stand on a date. */
export const routeStatus = z.object({
  origin: placeCode,
  destination: placeCode,
  date: calendarDate,
  dates: statusDates,
  asOf: instant,
  /** In order of their schedule: each with the legs from one place to the other. */
  flights: z.array(z.object({ flight: z.string(), legs: z.array(legStatus).check(z.minLength(1)) })),
});

export type RouteStatus = z.infer<typeof routeStatus>;

/** Gives how a flight stands. Nothing of it is personal: the answer may be stored for 15 seconds. */
export const readFlightStatus = {
  method: 'GET',
  path: '/api/flight-status/v1/flights',
  area: 'flight-status',
  summary:
    'Gives where each leg of a flight is that departs on a date: what was planned, what is expected and what happened.',
  query: z.strictObject({ flight: flightNumber, date: calendarDate }),
  callers: 'anybody',
  charges: [{ budget: 'publicReading', cost: 1 }],
  success: 200,
  answer: flightStatus,
  fieldCodes: ['dateWithoutStatus'],
} as const satisfies Endpoint;

/** Gives how the flights between two places stand, those with stops on board included. */
export const listRouteStatus = {
  method: 'GET',
  path: '/api/flight-status/v1/routes',
  area: 'flight-status',
  summary: 'Gives where each flight is that departs from one place for another on a date, without a change of flights.',
  query: z.strictObject({ origin: placeCode, destination: placeCode, date: calendarDate }),
  callers: 'anybody',
  charges: [{ budget: 'publicReading', cost: 2 }],
  success: 200,
  answer: routeStatus,
  fieldCodes: ['unknownPlace', 'placeNotServed', 'samePlace', 'dateWithoutStatus'],
} as const satisfies Endpoint;
