import * as z from 'zod/mini';

import { passengerKind } from '../air-booking/party.ts';
import { instant, offsetDateTime, stationCode } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { flightPhases } from '../flight-status/values.ts';

/** Accepts what names a leg: flight, local date and station of departure, `9Z1234-2026-12-01-DAL`. */
export const legName = z.string().check(z.regex(/^[A-Z0-9]{2}[A-Z]?[1-9]\d{0,3}[A-Z]?-\d{4}-\d\d-\d\d-[A-Z]{3}$/));

const count = z.int().check(z.nonnegative());

/** Accepts somebody who checked in for a flight. */
export const boardingPassenger = z.object({
  /** In which place they checked in: what a gate names them by. */
  sequence: z.int(),
  firstName: z.string(),
  lastName: z.string(),
  kind: passengerKind,
  /** Where they stand in line: `A16`. Absent where seats are assigned, and for a lap infant. */
  position: z.optional(z.string()),
  /** How many bags they check. */
  bags: count,
  boardedAt: z.optional(instant),
});

export type BoardingPassenger = z.infer<typeof boardingPassenger>;

/** Accepts a group of places in line that is called together. */
export const boardingGroup = z.object({
  /** The last place of the group, from 1: what a call names. */
  upTo: z.int(),
  from: z.string(),
  to: z.string(),
  isCalled: z.boolean(),
  checkedIn: count,
  boarded: count,
});

/** Accepts a flight as its gate sees it. */
export const flightBoarding = z.object({
  legId: z.string(),
  flight: z.string(),
  from: stationCode,
  to: stationCode,
  /** By the schedule, in local time. */
  departsAt: offsetDateTime,
  /** When it is expected to leave, or left, where that is another moment. */
  leavesAt: z.optional(instant),
  phase: z.enum(flightPhases),
  gate: z.optional(z.string()),
  /** How passengers board: by their place in line, or by seat. */
  boarding: z.enum(['open', 'assigned']),
  /** The moment of the answer, by the gateway's clock. */
  at: instant,
  counts: z.object({
    /** Seats that are sold, those of who has not checked in among them. */
    sold: count,
    checkedIn: count,
    boarded: count,
  }),
  /** In the order in which they are called; none where seats are assigned. */
  groups: z.array(boardingGroup),
  /** By their place in line, then by their sequence. */
  passengers: z.array(boardingPassenger),
});

export type FlightBoarding = z.infer<typeof flightBoarding>;

/**
 * What a gate does about a pass. `board` and `notCalled` name who has it, as do `alreadyBoarded` and `passReplaced`; `otherFlight` names
 * the flight that the pass is for.
 *
 * - `board`: the person boards now.
 * - `alreadyBoarded`: the same pass was scanned before.
 * - `notCalled`: the person's place in line was not called yet.
 * - `notCheckedIn`: the trip has the flight, and the person did not check in, or the check-in was undone.
 * - `passReplaced`: the person checked in again since the pass was written.
 * - `noLongerOnFlight`: the trip was changed to other flights, or the person left it.
 * - `cancelled`: the trip was cancelled.
 * - `otherFlight`: the pass is for another flight, or another day.
 * - `notFound`: no trip has what the pass says, or nobody has the sequence number.
 * - `unreadable`: the text is neither a boarding pass nor a sequence number.
 * - `flightCancelled`, `flightLeft`: nobody boards this flight any more.
 */
export const scanVerdicts = [
  'board',
  'alreadyBoarded',
  'notCalled',
  'notCheckedIn',
  'passReplaced',
  'noLongerOnFlight',
  'cancelled',
  'otherFlight',
  'notFound',
  'unreadable',
  'flightCancelled',
  'flightLeft',
] as const;

export type ScanVerdict = (typeof scanVerdicts)[number];

/** Accepts what a gate does about a pass that was scanned. */
export const scanResult = z.object({
  verdict: z.enum(scanVerdicts),
  passenger: z.optional(boardingPassenger),
  /** The flight that a pass is for, where it is another one; its day is that of the year. */
  otherFlight: z.optional(z.object({ flight: z.string(), from: z.string(), to: z.string(), dayOfYear: z.string() })),
  boarding: flightBoarding,
});

export type ScanResult = z.infer<typeof scanResult>;

const parameters = z.object({ legId: legName });

/** Shows a gate its flight. */
export const readFlightBoarding = {
  method: 'GET',
  path: '/api/boarding/v1/flights/{legId}',
  area: 'boarding',
  summary: 'Shows a gate who checked in for a flight, who is on board, and which places in line were called.',
  parameters,
  authentication: 'required',
  callers: 'gateAgents',
  charges: [{ budget: 'boarding', cost: 1 }],
  success: 200,
  answer: flightBoarding,
  problems: ['boardingFlightNotFound'],
} as const satisfies Endpoint;

/** Says what a gate does about a pass, and takes the person on board where it is `board`: once, however often it is scanned. */
export const scanPass = {
  method: 'POST',
  path: '/api/boarding/v1/flights/{legId}/scans',
  area: 'boarding',
  summary:
    'Says what a gate does about a boarding pass, and writes down that the person is on board where they may board.',
  parameters,
  body: z.strictObject({
    /** The text of a bar code (IATA resolution 792), or the sequence number that stands on the pass. */
    text: z.string().check(z.minLength(1), z.maxLength(2_000)),
    /** Whether somebody boards whose place was not called yet: families, and who needs help. */
    isAhead: z.optional(z.boolean()),
  }),
  authentication: 'required',
  callers: 'gateAgents',
  charges: [{ budget: 'boarding', cost: 1 }],
  success: 200,
  answer: scanResult,
  isIdempotent: true,
  problems: ['idempotencyKeyMissing', 'idempotencyKeyReused', 'boardingFlightNotFound'],
} as const satisfies Endpoint;

/** Takes somebody off a flight again: who was scanned by mistake, or leaves the aircraft. Who is not on board stays so. */
export const takeOffBoard = {
  method: 'POST',
  path: '/api/boarding/v1/flights/{legId}/offloads',
  area: 'boarding',
  summary: 'Writes down that somebody is not on board, by their sequence number.',
  parameters,
  body: z.strictObject({ sequence: z.int().check(z.gte(1), z.lte(9_999)) }),
  authentication: 'required',
  callers: 'gateAgents',
  charges: [{ budget: 'boarding', cost: 1 }],
  success: 200,
  answer: flightBoarding,
  problems: ['boardingFlightNotFound'],
} as const satisfies Endpoint;

/** The last place in line that can be called: J60. */
const lastPlace = 600;

/** Calls places in line: all up to one. A call of fewer takes back what was called by mistake. */
export const callPlaces = {
  method: 'PUT',
  path: '/api/boarding/v1/flights/{legId}/call',
  area: 'boarding',
  summary: 'Calls the places in line up to one; 0 takes back every call.',
  parameters,
  body: z.strictObject({ upTo: z.int().check(z.gte(0), z.lte(lastPlace)) }),
  authentication: 'required',
  callers: 'gateAgents',
  charges: [{ budget: 'boarding', cost: 1 }],
  success: 200,
  answer: flightBoarding,
  problems: ['boardingFlightNotFound'],
} as const satisfies Endpoint;
