import * as z from 'zod/mini';

import { trip, tripLookup } from '../air-booking/trips.ts';
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
  answer: z.object({
    trips: z.array(trip),
    /** The record locators of those that were added by hand: they are shown, and can be taken out again. */
    added: z.array(z.string()),
  }),
} as const satisfies Endpoint;

/**
 * Puts a trip among those of the account by its record locator and the names of a traveller, as they find it without an account. It is
 * shown, and nothing else: a change of it needs its own proof. A trip that is there already stays as it is.
 */
export const addTrip = {
  method: 'POST',
  path: '/api/account/v1/trips',
  area: 'account',
  summary: 'Puts a trip among those of the account, by record locator and the names of a traveller.',
  authentication: 'required',
  callers: 'people',
  charges: [
    { budget: 'ownAccount', cost: 10 },
    { budget: 'tripProofs', cost: 1 },
  ],
  body: z.strictObject({
    recordLocator: tripLookup.shape.recordLocator,
    firstName: tripLookup.shape.firstName,
    lastName: tripLookup.shape.lastName,
  }),
  success: 204,
  problems: ['tripNotFound', 'tooManyAddedTrips'],
} as const satisfies Endpoint;

/** Takes a trip that was added by hand out of those of the account; the trip itself stays as it is. */
export const removeTrip = {
  method: 'DELETE',
  path: '/api/account/v1/trips/{recordLocator}',
  area: 'account',
  summary: 'Takes a trip that was added by hand out of those of the account; one that is not there is no fault.',
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  parameters: z.object({ recordLocator: tripLookup.shape.recordLocator }),
  success: 204,
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
