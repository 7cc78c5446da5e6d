import * as z from 'zod/mini';

import { calendarDate, instant, money, offsetDateTime, recordLocator, stationCode } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';

/** Where somebody is on a trip of the company: not yet gone today, in the air, or where a flight brought them. */
export const whereaboutStates = ['leaving', 'onTheWay', 'there'] as const;

const count = z.int().check(z.nonnegative());
const flight = z.object({
  traveller: z.string(),
  recordLocator,
  flight: z.string(),
  from: stationCode,
  to: stationCode,
  departsAt: offsetDateTime,
  arrivesAt: offsetDateTime,
});

/** Accepts somebody who travels now, with the flight that says so. */
export const whereabout = z.extend(flight, {
  state: z.enum(whereaboutStates),
  /** Where they are, or will be next: the station of departure of `leaving`, else that of arrival. */
  station: stationCode,
});

export type Whereabout = z.infer<typeof whereabout>;

/** The most flights and travellers that the overview lists. */
export const mostOverviewRows = 500;

/** Accepts what a travel manager sees first. */
export const companyOverview = z.object({
  companyName: z.string(),
  /** Who is on a trip now or leaves within 24 hours, the next flight first; {@link mostOverviewRows} at most. */
  whereabouts: z.array(whereabout),
  /** The flights that depart after those, within two weeks, the next first: ten at most. */
  upcoming: z.array(flight),
  /** How many flights depart within two weeks. */
  upcomingCount: count,
  /** What was spent so far in this month (UTC), and in the whole month a year before; below zero where more was given back. */
  spend: z.object({
    month: z.string(),
    netMinor: z.int(),
    tickets: count,
    lastYearMinor: z.int(),
    lastYearTickets: count,
  }),
  funds: z.object({ left: money, count, expiringSoon: money, nextExpiresOn: z.optional(calendarDate) }),
  /** What somebody should look at: how many of each. */
  tasks: z.object({ approvals: count, invitations: count, fundsExpiring: count, exceptions: count }),
  /** Whether who asks may write to travellers. */
  mayWrite: z.boolean(),
  at: instant,
});

export type CompanyOverview = z.infer<typeof companyOverview>;

/** Shows a travel manager how the company travels. */
export const readCompanyOverview = {
  method: 'GET',
  path: '/api/corporate/v1/overview',
  area: 'corporate-reports',
  summary:
    'Shows who of the company travels now and where, what it spent this month, its unused travel funds, and what waits for somebody.',
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'companyReports', cost: 2 }],
  success: 200,
  answer: companyOverview,
  problems: ['companyAccessDenied'],
} as const satisfies Endpoint;

/** The longest message to travellers, in characters. */
export const longestTravellerMessage = 1_000;

/** Writes to everybody who is at a station or on the way there. */
export const writeToTravellers = {
  method: 'POST',
  path: '/api/corporate/v1/traveller-messages',
  area: 'corporate-reports',
  summary:
    'Mails a message to the contact of every trip of the company whose travellers are at a station, on the way to it, or fly from or to it within 24 hours. The audit log says who wrote, and to how many.',
  body: z.strictObject({
    station: stationCode,
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestTravellerMessage)),
  }),
  isIdempotent: true,
  authentication: 'required',
  callers: 'travelManagers',
  charges: [{ budget: 'travellerMessages', cost: 1 }],
  success: 202,
  answer: z.object({ travellers: count, mails: count }),
  problems: ['idempotencyKeyMissing', 'idempotencyKeyReused', 'nobodyThere', 'companyAccessDenied'],
} as const satisfies Endpoint;
