import * as z from 'zod/mini';

/** Where a leg of a flight stands. */
export const flightPhases = [
  /** Nothing was reported yet. */
  'scheduled',
  'onTime',
  /** It leaves 15 minutes or more after its schedule. */
  'delayed',
  'boarding',
  /** It has left its gate and is on the ground. */
  'departed',
  'inFlight',
  /** It is on the ground and not at its gate. */
  'landed',
  'arrived',
  'cancelled',
  /** It should have moved long ago, and nothing was reported. */
  'unreported',
] as const;

export type FlightPhase = (typeof flightPhases)[number];

/** Why a flight is late, cancelled or diverted. */
export const delayReasons = [
  'lateAircraft',
  'weather',
  'technical',
  'airTraffic',
  'crew',
  'boarding',
  'ramp',
  'airport',
  'security',
  'operations',
] as const;

export type DelayReason = (typeof delayReasons)[number];

/** What of a flight has changed. */
export const changeKinds = ['departure', 'gate', 'terminal', 'belt', 'aircraft', 'cancellation', 'diversion'] as const;

export type ChangeKind = (typeof changeKinds)[number];

/** Accepts an airline designator and a flight number, with its suffix: `9Z1234`. */
export const flightNumber = z.string().check(z.regex(/^[A-Z0-9]{2}[A-Z]?[1-9]\d{0,3}[A-Z]?$/));
