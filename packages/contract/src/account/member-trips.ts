import * as z from 'zod/mini';

import { trip } from '../air-booking/trips.ts';
import { instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { pendingPoints } from '../identity/values.ts';

/**
 * Lists the trips of the person who is logged in, the next departure first, then the past ones, the latest first: those that were
 * booked with the account, and those on which somebody of its names flies with its number.
 */
export const listTrips = {
  method: 'GET',
  path: '/api/account/v1/trips',
  area: 'account',
  summary: 'Lists the trips that were booked with the account or on which its holder flies, the next departure first.',
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ trips: z.array(trip) }),
} as const satisfies Endpoint;

/** Accepts one movement of a member's points. */
export const pointsMovement = z.object({
  /** Above zero for what was earned or given back, below for what was spent or taken back. */
  points: z.int(),
  kind: z.enum(['welcome', 'earned', 'spent', 'returned', 'takenBack', 'promotion']),
  /** When it counts, or counted: what a trip earns counts once the last flight of its direction has departed. */
  at: instant,
  /** Whether it does not count yet. */
  isPending: z.boolean(),
  recordLocator: z.optional(z.string()),
});

/** Lists a member's points: what is pending first, then the newest movement. */
export const listPoints = {
  method: 'GET',
  path: '/api/account/v1/points',
  area: 'account',
  summary: 'Lists the movements of the member’s points, the newest first, what can be spent, and what is pending.',
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({
    /** Points that can be spent now. */
    balance: z.int(),
    pending: z.optional(pendingPoints),
    movements: z.array(pointsMovement),
  }),
} as const satisfies Endpoint;
