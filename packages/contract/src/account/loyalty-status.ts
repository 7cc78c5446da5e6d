import * as z from 'zod/mini';

import { calendarDate, instant } from '../air-booking/values.ts';
import type { Endpoint } from '../endpoint.ts';
import { membershipTier } from '../identity/values.ts';

/** Flights and the points that they earned. */
const activity = z.object({
  /** Directions that were flown and earned points: each counts once, however many flights it has. */
  flights: z.int(),
  /** Points of those flights: no rewards, no gifts. */
  points: z.int(),
});

/** Accepts a tier that an account reached, or was given. */
export const tierPeriod = z.object({
  tier: membershipTier,
  /** The calendar year whose flights reached it, or in which it was given. */
  year: z.int(),
  cause: z.enum(['earned', 'granted']),
  since: instant,
  /** The last day on which it counts. */
  validUntil: calendarDate,
});

export type TierPeriod = z.infer<typeof tierPeriod>;

/** Accepts what moved in an account in a calendar year: the opening balance and the four sums are the closing balance. */
export const yearlyStatement = z.object({
  year: z.int(),
  opening: z.int(),
  /** Earned by flights, less what was taken back. */
  earned: z.int(),
  /** Rewards of promotions and gifts. */
  rewards: z.int(),
  /** Spent, below zero. */
  spent: z.int(),
  /** Came back from trips that were not flown. */
  returned: z.int(),
  closing: z.int(),
  qualifying: activity,
});

export type YearlyStatement = z.infer<typeof yearlyStatement>;

/** Accepts where a member stands in the loyalty programme. */
export const loyaltyStatus = z.object({
  /** The moment of the answer, by the gateway's clock. */
  at: instant,
  accountNumber: z.string(),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  memberSince: calendarDate,
  balance: z.int(),
  tier: membershipTier,
  /** The last day on which the tier counts; absent of the lowest, which does not end. */
  validUntil: z.optional(calendarDate),
  /** The calendar year, by the airline's clock. */
  year: z.int(),
  /** Flown in this year. */
  flown: activity,
  /** Booked for this year and not flown yet. */
  booked: activity,
  /** What the account reached or was given, the newest first. */
  periods: z.array(tierPeriod),
  /** What moved in each year, the newest first. */
  statements: z.array(yearlyStatement),
});

export type LoyaltyStatus = z.infer<typeof loyaltyStatus>;

/** Shows where the member stands in the loyalty programme. */
export const readLoyaltyStatus = {
  method: 'GET',
  path: '/api/account/v1/loyalty-status',
  area: 'account',
  summary:
    'Shows the member’s tier and how long it counts, the flights and points of this year that count for the next one, and what moved in each year.',
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 2 }],
  success: 200,
  answer: loyaltyStatus,
} as const satisfies Endpoint;
