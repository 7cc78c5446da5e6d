import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { boundFieldCodes, partyFieldCodes } from '../field-codes.ts';
import { partyQuery } from './party.ts';
import { calendarDate, money, placeCode } from './values.ts';

/** Accepts a month of a year, `YYYY-MM`. */
export const calendarMonth = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/));

/** Accepts the lowest fare of each day of a month. */
export const lowFareCalendar = z.object({
  origin: placeCode,
  destination: placeCode,
  month: calendarMonth,
  /** Every day of the month that can be booked, in order. */
  days: z.array(
    z.object({
      date: calendarDate,
      /** For each passenger with a ticket; absent when nothing is for sale that day. */
      perPassenger: z.optional(money),
      /** The fewest points of the day, which may be those of another itinerary: taxes are paid in money. */
      pointsPerPassenger: z.optional(z.int()),
    }),
  ),
});

export type LowFareCalendar = z.infer<typeof lowFareCalendar>;

/** Gives the lowest fare of each day of a month in one direction. */
export const readLowFareCalendar = {
  method: 'GET',
  path: '/api/air-booking/v1/low-fare-calendar',
  area: 'air-booking',
  summary: 'Gives the lowest fare of each day of a month from one place to another.',
  query: z.strictObject({ origin: placeCode, destination: placeCode, month: calendarMonth, ...partyQuery }),
  callers: 'anybody',
  charges: [{ budget: 'flightShopping', cost: 2 }],
  success: 200,
  answer: lowFareCalendar,
  fieldCodes: [...partyFieldCodes, ...boundFieldCodes],
} as const satisfies Endpoint;
