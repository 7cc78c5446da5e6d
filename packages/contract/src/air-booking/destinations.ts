import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { calendarMonth } from './low-fare-calendar.ts';
import { calendarDate, money, placeCode, stationCode } from './values.ts';

/** Accepts the places that nonstop flights of a month lead to from a place. */
export const destinations = z.object({
  origin: placeCode,
  month: calendarMonth,
  /** In order of their codes. */
  destinations: z.array(
    z.object({
      station: stationCode,
      /** The nonstop flight of the month that costs one passenger least, taxes and fees inside; absent when all are sold out. */
      lowest: z.optional(z.object({ date: calendarDate, perPassenger: money, pointsPerPassenger: z.int() })),
    }),
  ),
});

export type Destinations = z.infer<typeof destinations>;

/** Gives where nonstop flights from a place lead in a month, and the lowest fare to each. */
export const listDestinations = {
  method: 'GET',
  path: '/api/air-booking/v1/destinations',
  area: 'air-booking',
  summary: 'Gives where nonstop flights from a place lead in a month, with the lowest fare to each.',
  query: z.strictObject({ origin: placeCode, month: calendarMonth }),
  callers: 'anybody',
  charges: [{ budget: 'flightShopping', cost: 2 }],
  success: 200,
  answer: destinations,
  fieldCodes: ['unknownPlace', 'placeNotServed'],
} as const satisfies Endpoint;
