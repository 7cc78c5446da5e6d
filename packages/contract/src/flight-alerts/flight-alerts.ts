import * as z from 'zod/mini';

import { contact } from '../air-booking/passengers.ts';
import { tripLookup } from '../air-booking/trips.ts';
import { calendarDate } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { flightNumber } from '../flight-status/values.ts';
import { languages } from '../language.ts';
import { mailedToken } from '../mailed-token.ts';
import { flightAlert, tripFlightAlerts } from './values.ts';

/** Tells whether the contact of a trip is notified of what happens to its flights: it is, until somebody ends it. */
export const readTripFlightAlerts = {
  method: 'POST',
  path: '/api/flight-alerts/v1/trips/state',
  area: 'flight-alerts',
  summary: 'Tells whether the contact of a trip gets mails of what happens to its flights.',
  body: tripLookup,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: tripFlightAlerts,
  problems: ['tripNotFound'],
} as const satisfies Endpoint;

/**
 * Ends or begins the alerts of a trip. What the contact ended by a mail begins again when the contact uses a link that is mailed for it,
 * and for nobody else.
 */
export const setTripFlightAlerts = {
  method: 'PUT',
  path: '/api/flight-alerts/v1/trips',
  area: 'flight-alerts',
  summary: 'Ends or begins the mails to the contact of a trip of what happens to its flights.',
  body: z.strictObject({ ...tripLookup.shape, isOn: z.boolean() }),
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'tripProofs', cost: 1 }],
  success: 200,
  answer: tripFlightAlerts,
  problems: ['tripNotFound', 'tripAlreadyCancelled'],
} as const satisfies Endpoint;

/** Asks for mails about one flight: they begin once the link that is mailed is used. The answer says nothing of the address. */
export const askFlightAlert = {
  method: 'POST',
  path: '/api/flight-alerts/v1/flights',
  area: 'flight-alerts',
  summary: 'Asks for mails of what happens to one flight; they begin once a mailed link is used.',
  body: z.strictObject({
    flight: flightNumber,
    /** The local date of departure: yesterday to the day after tomorrow. */
    date: calendarDate,
    email: contact.shape.email,
    language: z.enum(languages),
  }),
  callers: 'anybody',
  charges: [{ budget: 'flightAlerts', cost: 1 }],
  success: 200,
  answer: z.object({ state: z.literal('mailed') }),
  problems: ['flightHasNoAlerts'],
} as const satisfies Endpoint;

const tokenBody = z.strictObject({ token: mailedToken });

/** Shows the alerts of a mailed link. */
export const readFlightAlert = {
  method: 'POST',
  path: '/api/flight-alerts/v1/links/state',
  area: 'flight-alerts',
  summary: 'Shows the alerts that a mailed link is about; the link by itself begins and ends nothing.',
  body: tokenBody,
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: flightAlert,
  problems: ['flightAlertNotFound'],
} as const satisfies Endpoint;

/** Begins the alerts of a mailed link, of a trip again; done twice it is done once. */
export const confirmFlightAlert = {
  method: 'POST',
  path: '/api/flight-alerts/v1/links/confirmation',
  area: 'flight-alerts',
  summary: 'Begins the alerts that a mailed link is about.',
  body: tokenBody,
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 200,
  answer: flightAlert,
  problems: ['flightAlertNotFound', 'tooManyFlightAlerts'],
} as const satisfies Endpoint;

/** Ends the alerts of a mailed link; what has ended already is ended. */
export const stopFlightAlert = {
  method: 'POST',
  path: '/api/flight-alerts/v1/links/stop',
  area: 'flight-alerts',
  summary: 'Ends the alerts that a mailed link is about.',
  body: tokenBody,
  callers: 'anybody',
  charges: [{ budget: 'mailedLinks', cost: 1 }],
  success: 204,
  problems: ['flightAlertNotFound'],
} as const satisfies Endpoint;

/**
 * Ends alerts at the press of a mail reader's own button, which posts `List-Unsubscribe=One-Click` in the encoding that it likes. To
 * look at the address ends nothing: scanners of mails do.
 *
 * Source: RFC 8058 §3.1, §5.
 */
export const unsubscribeFlightAlert = {
  method: 'POST',
  path: '/api/flight-alerts/v1/one-click/{token}',
  area: 'flight-alerts',
  summary: 'Ends alerts at the press of a mail reader’s own button (RFC 8058).',
  parameters: z.object({ token: mailedToken }),
  callers: 'anybody',
  takesNoApiKey: true,
  charges: [{ budget: 'unsubscribing', cost: 1 }],
  success: 204,
  problems: ['flightAlertNotFound'],
} as const satisfies Endpoint;
