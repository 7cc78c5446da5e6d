import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { wantedExtraFieldCodes } from '../field-codes.ts';
import { seatKinds } from './extra-prices.ts';
import { flightLeg } from './itineraries.ts';
import { passengerKind } from './party.ts';
import { seatNumber } from './seat-number.ts';
import { proofProblems, trip, tripLookup } from './trips.ts';
import { instant, money, recordLocator } from './values.ts';

/** Accepts the seats of an aircraft: letters from one side to the other, with `null` for the aisle, and its rows from the front. */
export const cabin = z.object({
  columns: z.array(z.nullable(z.string())),
  rows: z.array(
    z.object({
      number: z.int(),
      /** One entry for each letter of the columns, in order; `null` where there is no seat. */
      seats: z.array(z.nullable(z.object({ id: seatNumber, kind: z.enum(seatKinds) }))),
    }),
  ),
});

export type CabinView = z.infer<typeof cabin>;

/**
 * Whether seats of a flight can be chosen: until its direction's check-in closes (`open`, then `closed`), not of a direction that is not
 * flown as booked (`notFlown`), and nowhere where people sit where they like (`notApplicable`).
 */
export const seatMapStates = ['open', 'closed', 'notFlown', 'notApplicable'] as const;

/** Accepts the seats of a flight of a trip. */
export const seatMap = z.object({
  /** The place of the direction in the trip, from 0. */
  bound: z.int(),
  leg: flightLeg,
  state: z.enum(seatMapStates),
  closesAt: instant,
  /** What a seat of each kind costs with the fare of the direction; children beside an adult pay nothing for a plain one. */
  prices: z.record(z.enum(seatKinds), money),
  /** Absent where seats cannot be chosen. */
  cabin: z.optional(cabin),
  /** Seats that others have or hold. */
  taken: z.array(seatNumber),
  /** Seats of the trip's travellers, and what was paid for each flight and traveller. */
  own: z.array(z.object({ traveller: z.int(), seat: z.optional(seatNumber), paid: money })),
});

export type SeatMapView = z.infer<typeof seatMap>;

/** Accepts somebody of a trip who has a seat of their own, which a lap infant has not. */
export const seatedTraveller = z.object({
  /** The place of the traveller in the trip, from 0. */
  traveller: z.int(),
  kind: passengerKind,
  firstName: z.string(),
  lastName: z.string(),
  /** Whether they are 13 or younger on the day of the last flight, and sit beside an adult at no charge. */
  isYoung: z.boolean(),
  /** Whether they may sit at an exit: from 15 years on, without a wish for assistance, and with no lap infant on the trip. 14 CFR 121.585. */
  mayUseExit: z.boolean(),
});

export type SeatedTraveller = z.infer<typeof seatedTraveller>;

/** Accepts the seats of a trip, as they can be chosen at a moment. */
export const tripSeats = z.object({
  recordLocator,
  /** The moment of the answer, by the gateway's clock. */
  at: instant,
  boarding: z.enum(['open', 'assigned']),
  /** Whether PayPal pays seats now, beside cards. */
  payPal: z.boolean(),
  travellers: z.array(seatedTraveller),
  /** By direction, in the order in which they are flown. */
  flights: z.array(seatMap),
});

export type TripSeats = z.infer<typeof tripSeats>;

/** Shows the seats of the flights of a trip. A POST, so that no name stands in an address. */
export const readSeats = {
  method: 'POST',
  path: '/api/air-booking/v1/trips/seat-maps',
  area: 'air-booking',
  summary:
    'Shows the cabins of the flights of a trip: which seats are free, what each costs, and where its travellers sit.',
  body: tripLookup,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: tripSeats,
  problems: [...proofProblems, 'tripAlreadyCancelled'],
} as const satisfies Endpoint;

/** Accepts which seats travellers take: those that cost something are bought with `buyExtras`. */
export const seatChoice = z.strictObject({
  ...tripLookup.shape,
  seats: z
    .array(
      z.strictObject({
        /** The place of the traveller in the trip, from 0. */
        traveller: z.int().check(z.nonnegative(), z.lte(18)),
        /** The place of the direction in the trip, from 0. */
        bound: z.int().check(z.nonnegative(), z.lte(18)),
        legId: z.string().check(z.maxLength(60)),
        seat: seatNumber,
      }),
    )
    .check(z.minLength(1), z.maxLength(60)),
});

export type SeatChoice = z.infer<typeof seatChoice>;

/**
 * Gives travellers seats for which nothing is due: all of them, or none. Who had another seat on the flight leaves it. Done again it
 * changes nothing, so that it needs no key.
 */
export const chooseSeats = {
  method: 'PUT',
  path: '/api/air-booking/v1/trips/seats',
  area: 'air-booking',
  summary:
    'Gives travellers of a trip seats for which nothing is due, in place of those that they had. All of it happens, or nothing.',
  body: seatChoice,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: z.object({ trip }),
  fieldCodes: wantedExtraFieldCodes,
  problems: [
    ...proofProblems,
    'tripAlreadyCancelled',
    'extraClosed',
    'extraNotOffered',
    'extrasChanged',
    'seatTaken',
    'seatNotFree',
  ],
} as const satisfies Endpoint;
