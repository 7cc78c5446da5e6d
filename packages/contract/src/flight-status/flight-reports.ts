import * as z from 'zod/mini';

import { calendarDate, instant, stationCode } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { flightNumber } from './values.ts';

const time = z.optional(z.nullable(instant));
const shortText = z.optional(z.nullable(z.string().check(z.regex(/^[A-Z0-9-]{1,10}$/))));

/** Accepts what is reported of a leg: what is absent stays as it was, `null` withdraws it. */
export const reportedFacts = z.strictObject({
  scheduledDeparture: time,
  scheduledArrival: time,
  estimatedDeparture: time,
  estimatedArrival: time,
  /** Since when passengers board. */
  boardingSince: time,
  offBlock: time,
  takeOff: time,
  touchdown: time,
  onBlock: time,
  nextInformation: time,
  departureTerminal: shortText,
  departureGate: shortText,
  arrivalTerminal: shortText,
  arrivalGate: shortText,
  baggageBelt: shortText,
  aircraftType: z.optional(z.nullable(z.string().check(z.regex(/^[A-Z0-9]{3}$/)))),
  registration: shortText,
  /** IATA delay codes (AHM 730), the one that counts for most first. */
  delayCodes: z.optional(z.nullable(z.array(z.string().check(z.regex(/^\d{2}[A-Z]?$/))).check(z.maxLength(4)))),
  isCancelled: z.optional(z.nullable(z.boolean())),
  divertedTo: z.optional(z.nullable(stationCode)),
});

export type ReportedFacts = z.infer<typeof reportedFacts>;

/** Accepts a report of one leg. */
export const flightReport = z.strictObject({
  flight: flightNumber,
  /** The local date of the leg's departure, and its station. */
  date: calendarDate,
  from: stationCode,
  /** When it was said: of two reports the later one counts, whichever arrives first. Not later than now. */
  saidAt: instant,
  facts: reportedFacts,
});

export type FlightReport = z.infer<typeof flightReport>;

/** Accepts what became of reports or messages. */
export const recordedReports = z.object({
  /** How many were stored. */
  recorded: z.int(),
  /** What was not stored, or not read, each in a sentence that names its place. */
  remarks: z.array(z.string()),
});

export type RecordedReports = z.infer<typeof recordedReports>;

/** Takes reports of legs from the operations of a carrier or an airport. They are stored beside those before, never in their place. */
export const recordFlightReports = {
  method: 'POST',
  path: '/api/flight-status/v1/reports',
  area: 'flight-status',
  summary:
    'Takes what happened to legs, as JSON. A leg that the schedule does not have is named in the answer, and the others are stored.',
  body: z.strictObject({ reports: z.array(flightReport).check(z.minLength(1), z.maxLength(200)) }),
  callers: 'operationsFeed',
  charges: [{ budget: 'operationsFeed', cost: 'kilobytes' }],
  success: 200,
  answer: recordedReports,
  problems: ['feedKeyInvalid'],
  fieldCodes: ['saidInFuture'],
} as const satisfies Endpoint;

/** Takes operational messages. With a single fault nothing of a text is taken: each fault is named by its line. */
export const recordOperationalMessages = {
  method: 'POST',
  path: '/api/flight-status/v1/messages',
  area: 'flight-status',
  summary:
    'Takes operational messages of the industry: movement and diversion messages (IATA AHM 780), and schedule messages (ASM, SSM) of IATA SSIM.',
  body: z.strictObject({ text: z.string().check(z.minLength(1), z.maxLength(60_000)) }),
  callers: 'operationsFeed',
  charges: [{ budget: 'operationsFeed', cost: 'kilobytes' }],
  success: 200,
  answer: recordedReports,
  problems: ['feedKeyInvalid'],
  fieldCodes: ['badMessage'],
} as const satisfies Endpoint;
