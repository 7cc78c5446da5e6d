import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { boundFieldCodes } from '../field-codes.ts';
import { languages } from '../language.ts';
import { calendarDate, offsetDateTime, placeCode, stationCode } from './values.ts';

/** How many days a timetable shows: the date alone, or the week that begins with it. */
export const scheduleDays = [1, 7] as const;

export type ScheduleDays = (typeof scheduleDays)[number];

/** Which flights a timetable shows: all that the search finds, or those that land nowhere on the way. */
export const scheduleStops = ['any', 'none'] as const;

export type ScheduleStops = (typeof scheduleStops)[number];

/** One of {@link scheduleDays} as the text of a query. */
const daysText = z.codec(z.enum(['1', '7']), z.literal(scheduleDays), {
  decode: (text) => (text === '1' ? 1 : 7),
  encode: (days) => (days === 1 ? '1' : '7'),
});

/** Accepts a time of day as the clocks of a place show it, `HH:MM`. */
const clockTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

/** Accepts one leg of a row, by the clocks of its two stations. */
export const scheduledLeg = z.object({
  flight: z.string(),
  from: stationCode,
  to: stationCode,
  departs: clockTime,
  arrives: clockTime,
  /** How many calendar days after the row's own date it departs and arrives; the arrival may be a day before. */
  departsAfterDays: z.int(),
  arrivesAfterDays: z.int(),
  durationMinutes: z.int(),
  /** IATA aircraft type. */
  aircraft: z.string(),
});

export type ScheduledLeg = z.infer<typeof scheduledLeg>;

/** Accepts a row of a timetable: one way to go, at the same times on each of its dates. */
export const scheduleRow = z.object({
  /** Names the row among those of its answer. */
  id: z.string(),
  legs: z.array(scheduledLeg).check(z.minLength(1)),
  /** Landings on the way, changes of plane or not. */
  stops: z.int(),
  /** Elapsed minutes from the first departure to the last arrival. */
  durationMinutes: z.int(),
  /** ISO weekdays on which it departs throughout its period, ascending: `1` is Monday, `7` Sunday. */
  weekdays: z.string(),
  /** True where it departs every other week only. */
  everyOtherWeek: z.optional(z.literal(true)),
  /** The first and the last date on which it departs at these times; without a last one until further notice. */
  period: z.object({ from: calendarDate, to: z.optional(calendarDate) }),
  /** Its departures within the days that were asked for, in order. */
  departures: z.array(z.object({ departsAt: offsetDateTime, arrivesAt: offsetDateTime })).check(z.minLength(1)),
});

export type ScheduleRow = z.infer<typeof scheduleRow>;

/** Accepts what flies between two places on some days. */
export const schedules = z.object({
  origin: placeCode,
  destination: placeCode,
  /** The first of the days that were asked for. */
  date: calendarDate,
  days: z.literal(scheduleDays),
  /** The first and the last date that can be asked for: those on sale. */
  dates: z.object({ from: calendarDate, to: calendarDate }),
  /** In order of departure; none where nothing flies on these days. */
  rows: z.array(scheduleRow),
  /** Where nothing flies: the nearest dates before and after with a departure, in order. */
  nearest: z.array(calendarDate),
});

export type Schedules = z.infer<typeof schedules>;

const scheduleQuery = {
  origin: placeCode,
  destination: placeCode,
  date: calendarDate,
  days: daysText,
  stops: z.enum(scheduleStops),
};

/** Gives what flies between two places. The same for everybody: the answer may be stored for five minutes. */
export const listSchedules = {
  method: 'GET',
  path: '/api/air-booking/v1/schedules',
  area: 'air-booking',
  summary:
    'Gives what flies from one place to another on a date or in the seven days from it: one row for each way to go and pair of times, with the dates on which it departs. Seats and prices are no part of it.',
  query: z.strictObject(scheduleQuery),
  callers: 'anybody',
  charges: [{ budget: 'flightShopping', cost: 2 }],
  success: 200,
  answer: schedules,
  fieldCodes: [...boundFieldCodes],
} as const satisfies Endpoint;

/** Gives the same as a calendar file. */
export const exportScheduleCalendar = {
  method: 'GET',
  path: '/api/air-booking/v1/schedules/calendar',
  area: 'air-booking',
  summary: 'Gives the departures of List schedules as an iCalendar file (RFC 5545), one event for each.',
  query: z.strictObject({ ...scheduleQuery, language: z.enum(languages) }),
  callers: 'anybody',
  charges: [{ budget: 'flightShopping', cost: 4 }],
  success: 200,
  mediaType: 'text/calendar',
  fieldCodes: [...boundFieldCodes, 'nothingScheduled'],
} as const satisfies Endpoint;

/** Gives the legs of the same as a schedule file. */
export const exportScheduleSsim = {
  method: 'GET',
  path: '/api/air-booking/v1/schedules/ssim',
  area: 'air-booking',
  summary:
    'Gives the legs of List schedules as a schedule file (IATA SSIM, chapter 7), each on the days on which it is flown.',
  query: z.strictObject(scheduleQuery),
  callers: 'anybody',
  charges: [{ budget: 'flightShopping', cost: 4 }],
  success: 200,
  mediaType: 'text/plain',
  fieldCodes: [...boundFieldCodes, 'nothingScheduled'],
} as const satisfies Endpoint;
