import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { boundFieldCodes, partyFieldCodes } from '../field-codes.ts';
import { partyQuery } from './party.ts';
import { calendarDate, fareFamily, money, offsetDateTime, placeCode, stationCode } from './values.ts';

/** Accepts one leg on its day: one take-off, one landing. */
export const flightLeg = z.object({
  /** Names this leg and no other: flight, local date and station of departure, `9Z1234-2026-12-01-DAL`. */
  id: z.string(),
  /** Airline designator and number: `9Z1234`. */
  flight: z.string(),
  from: stationCode,
  to: stationCode,
  departsAt: offsetDateTime,
  arrivesAt: offsetDateTime,
  durationMinutes: z.int(),
  /** IATA aircraft type. */
  aircraft: z.string(),
});

export type FlightLeg = z.infer<typeof flightLeg>;

/** Accepts what happens between two legs. */
export const flightConnection = z.object({
  station: stationCode,
  layoverMinutes: z.int(),
  /** Whether the same aircraft goes on and passengers stay on board. */
  staysOnBoard: z.boolean(),
});

/** Accepts one way to make a journey in one direction. */
export const itinerary = z.object({
  /** The ids of its legs, joined by `+`. */
  id: z.string(),
  legs: z.array(flightLeg).check(z.minLength(1), z.maxLength(3)),
  connections: z.array(flightConnection),
  stops: z.int(),
  durationMinutes: z.int(),
});

export type ItineraryView = z.infer<typeof itinerary>;

/** Accepts what one fare family of an itinerary costs now. */
export const itineraryFare = z.object({
  family: fareFamily,
  /** For each passenger with a ticket, in this direction, taxes and fees inside. */
  perPassenger: money,
  /** The same in points, which are no money; `taxesWithPoints` of the itinerary come to it. */
  pointsPerPassenger: z.int(),
  /** How many seats are left at this price; absent when there are plenty. */
  seatsLeft: z.optional(z.int()),
});

export type ItineraryFare = z.infer<typeof itineraryFare>;

/** Accepts the ways of one day from one place to another, in order of departure. */
export const itineraries = z.object({
  origin: placeCode,
  destination: placeCode,
  date: calendarDate,
  /** First and last date on which anything can be searched. */
  bookable: z.object({ from: calendarDate, to: calendarDate }),
  itineraries: z.array(
    z.extend(itinerary, {
      /** The cheapest first; none when it is sold out for this party. */
      fares: z.array(itineraryFare),
      /** What each passenger with a ticket pays in money when points pay the fare: the taxes that points cannot pay. */
      taxesWithPoints: money,
      /** What each infant on a lap pays. */
      lapInfantTaxes: money,
      /** Carbon dioxide for each seat taken, estimated over the great circles of its legs. */
      co2Kilograms: z.int(),
    }),
  ),
});

export type Itineraries = z.infer<typeof itineraries>;

/** Finds the itineraries of one direction on one date with the fares of a party; a journey there and back asks twice. */
export const searchItineraries = {
  method: 'GET',
  path: '/api/air-booking/v1/itineraries',
  area: 'air-booking',
  summary: 'Finds the itineraries of 0 to 2 stops from one place to another on a date, with what each fare costs now.',
  query: z.strictObject({ origin: placeCode, destination: placeCode, date: calendarDate, ...partyQuery }),
  callers: 'anybody',
  charges: [{ budget: 'flightShopping', cost: 1 }],
  success: 200,
  answer: itineraries,
  fieldCodes: [...partyFieldCodes, ...boundFieldCodes],
} as const satisfies Endpoint;
