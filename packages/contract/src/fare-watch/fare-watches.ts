import * as z from 'zod/mini';

import { contact } from '../air-booking/passengers.ts';
import { party } from '../air-booking/party.ts';
import { tripLookup } from '../air-booking/trips.ts';
import type { Endpoint } from '../endpoint.ts';
import { boundFieldCodes, partyFieldCodes } from '../field-codes.ts';
import { languages } from '../language.ts';
import { mailedToken } from '../mailed-token.ts';
import { fareWatch, tripFareWatch, watchedBounds } from './values.ts';

/** Tells whether a trip is watched, and whether anything would come back. */
export const readTripFareWatch = {
  method: 'POST',
  path: '/api/fare-watch/v1/trips/state',
  area: 'fare-watch',
  summary: 'Tells whether a trip is watched for lower fares, and whether anything would come back of them.',
  body: tripLookup,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: tripFareWatch,
  problems: ['tripNotFound'],
} as const satisfies Endpoint;

/**
 * Begins or ends the watch of a trip: done twice it is done once. The mails go to the contact of the trip alone. One that the contact
 * ended by a mail begins again by the link of a mail alone.
 */
export const setTripFareWatch = {
  method: 'PUT',
  path: '/api/fare-watch/v1/trips',
  area: 'fare-watch',
  summary: 'Begins or ends the watch of a trip; its mails go to the contact of the trip.',
  body: z.strictObject({ ...tripLookup.shape, isOn: z.boolean() }),
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: tripFareWatch,
  problems: ['tripNotFound', 'tripAlreadyCancelled', 'fareWatchGivesNothing'],
} as const satisfies Endpoint;

/**
 * Begins the watch of a search: for an account at once, for everybody else once the link that is mailed to the address is used. The
 * answer says nothing of the address.
 */
export const watchSearch = {
  method: 'POST',
  path: '/api/fare-watch/v1/searches',
  area: 'fare-watch',
  summary: 'Begins the watch of a search: at once with a login, else once a mailed link is used.',
  body: z.strictObject({
    bounds: watchedBounds,
    party,
    tripKind: fareWatch.shape.tripKind,
    inPoints: z.boolean(),
    /** Where the mails go; without a login it is needed, with one it is the account's. */
    email: z.optional(contact.shape.email),
    language: z.enum(languages),
  }),
  authentication: 'optional',
  callers: 'bookers',
  charges: [
    { budget: 'fareWatches', cost: 1 },
    { budget: 'flightShopping', cost: 2 },
  ],
  success: 200,
  answer: z.object({ state: z.enum(['on', 'mailed']) }),
  fieldCodes: [...partyFieldCodes, ...boundFieldCodes],
  problems: ['tooManyFareWatches'],
} as const satisfies Endpoint;

const tokenBody = z.strictObject({ token: mailedToken });

/** Shows the watch of a mailed link. */
export const readFareWatch = {
  method: 'POST',
  path: '/api/fare-watch/v1/links/state',
  area: 'fare-watch',
  summary: 'Shows the watch that a mailed link is about; the link by itself begins and ends nothing.',
  body: tokenBody,
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: fareWatch,
  problems: ['fareWatchNotFound'],
} as const satisfies Endpoint;

/** Begins the watch whose link was mailed to its address, that of a trip again; done twice it is done once. */
export const confirmFareWatch = {
  method: 'POST',
  path: '/api/fare-watch/v1/links/confirmation',
  area: 'fare-watch',
  summary: 'Begins the watch whose link was mailed to its address.',
  body: tokenBody,
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: fareWatch,
  problems: ['fareWatchNotFound', 'tooManyFareWatches'],
} as const satisfies Endpoint;

/** Ends the watch of a mailed link; what has ended already is ended. */
export const stopFareWatch = {
  method: 'POST',
  path: '/api/fare-watch/v1/links/stop',
  area: 'fare-watch',
  summary: 'Ends the watch that a mailed link is about.',
  body: tokenBody,
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 204,
  problems: ['fareWatchNotFound'],
} as const satisfies Endpoint;

/**
 * Ends a watch at the press of a mail reader's own button, which posts `List-Unsubscribe=One-Click` in the encoding that it likes. To
 * look at the address ends nothing: scanners of mails do.
 *
 * Source: RFC 8058 §3.1, §5.
 */
export const unsubscribeFareWatch = {
  method: 'POST',
  path: '/api/fare-watch/v1/one-click/{token}',
  area: 'fare-watch',
  summary: 'Ends a watch at the press of a mail reader’s own button (RFC 8058).',
  parameters: z.object({ token: mailedToken }),
  callers: 'anybody',
  takesNoApiKey: true,
  charges: [{ budget: 'unsubscribing', cost: 1 }],
  success: 204,
  problems: ['fareWatchNotFound'],
} as const satisfies Endpoint;

/** Lists what the account watches: its searches, and the trips that it booked. */
export const listFareWatches = {
  method: 'GET',
  path: '/api/account/v1/fare-watches',
  area: 'fare-watch',
  summary: 'Lists what the account watches: searches, and trips that were booked with it.',
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: z.object({ watches: z.array(fareWatch) }),
} as const satisfies Endpoint;

/** Ends a watch of the account; what has ended already is ended. */
export const endFareWatch = {
  method: 'DELETE',
  path: '/api/account/v1/fare-watches/{watchId}',
  area: 'fare-watch',
  summary: 'Ends a watch of the account.',
  parameters: z.object({ watchId: z.uuid() }),
  authentication: 'required',
  callers: 'people',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 204,
} as const satisfies Endpoint;
