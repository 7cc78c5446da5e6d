import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';

/** How a request for missing points stands: credited by rule or by people of the airline, looked at by them, or turned down by them. */
export const pointsRequestStates = ['credited', 'waiting', 'declined'] as const;

/** Accepts a request for the points that a trip did not bring. */
export const pointsRequest = z.object({
  id: z.uuid(),
  recordLocator: z.string(),
  state: z.enum(pointsRequestStates),
  /** What it brings, or would. */
  points: z.int(),
  askedAt: instant,
  decidedAt: z.optional(instant),
});

export type PointsRequest = z.infer<typeof pointsRequest>;

/** Accepts what names a trip: a confirmation code of six characters, or a ticket number of thirteen digits. */
export const tripOrTicket = z.string().check(z.trim(), z.regex(/^(?:[A-Za-z0-9]{6}|\d{3}[- ]?\d{10})$/));

const area = 'account' as const;

/** The refusals of a request for missing points; each says what stands against it. */
export const missingPointsProblems = [
  'tripNotFound',
  'pointsNotFlownYet',
  'pointsCreditedAlready',
  'pointsTooOld',
  'pointsNoneEarned',
] as const;

/** Lists what the member asked for, the newest first. */
export const listPointsRequests = {
  method: 'GET',
  path: '/api/account/v1/points-requests',
  area,
  summary: 'Lists the member’s requests for missing points, the newest first.',
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ requests: z.array(pointsRequest) }),
} as const satisfies Endpoint;

/**
 * Asks for the points of a flown trip that are not in the member's account. The member's names have to be those of a traveller. What is
 * right by rule is credited at once; what a person has to look at waits. Twice is once: the request that there is comes again.
 */
export const requestPoints = {
  method: 'POST',
  path: '/api/account/v1/points-requests',
  area,
  summary: 'Asks for the points of a flown trip that are missing; what is right by rule is credited at once.',
  authentication: 'required',
  callers: 'members',
  charges: [
    { budget: 'ownAccount', cost: 10 },
    { budget: 'tripProofs', cost: 1 },
  ],
  body: z.strictObject({ trip: tripOrTicket }),
  success: 200,
  answer: pointsRequest,
  problems: missingPointsProblems,
} as const satisfies Endpoint;
