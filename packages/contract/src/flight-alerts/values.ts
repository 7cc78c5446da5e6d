import * as z from 'zod/mini';

import { calendarDate, instant, placeCode, stationCode } from '../air-booking/values.ts';
import { flightNumber } from '../flight-status/values.ts';

/** Accepts a flight whose news are mailed, as its status names it. */
export const alertedFlight = z.object({
  flight: flightNumber,
  date: calendarDate,
  /** Where it departs first and arrives last on that date; absent once the schedule does not have it. */
  origin: z.optional(stationCode),
  destination: z.optional(stationCode),
  /** When the mails end by themselves. */
  until: instant,
});

/** Accepts alerts as the person of their mails sees them: of one flight, or of all flights of a trip. */
export const flightAlert = z.object({
  kind: z.enum(['trip', 'flight']),
  /** `unconfirmed` until the link that was mailed for it is used, `stopped` for a trip whose alerts were ended. */
  state: z.enum(['unconfirmed', 'on', 'stopped']),
  flight: z.optional(alertedFlight),
  /** Of a trip: its first direction. What else a trip says its own links show. */
  trip: z.optional(z.object({ origin: placeCode, destination: placeCode, date: calendarDate })),
});

export type FlightAlert = z.infer<typeof flightAlert>;

/** Accepts whether the contact of a trip is notified of what happens to its flights. */
export const tripFlightAlerts = z.object({
  isOn: z.boolean(),
  /** Whether a mail with a link went to the contact, who ended them by a mail: they are on again once the link is used. */
  isMailed: z.boolean(),
  /** Where the mails go, masked. */
  emailHint: z.string(),
});

export type TripFlightAlerts = z.infer<typeof tripFlightAlerts>;
