import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { givenBackAs } from './cancellation.ts';
import { fareFamily } from './values.ts';

/** Accepts what one fare family includes; the words stand in i18n. */
export const fareConditions = z.object({
  family: fareFamily,
  /** What comes back after a cancellation in time: the money, a credit for a later flight, or nothing. */
  refund: z.enum(givenBackAs),
  /** Whether the flight can be changed: free (a dearer flight costs the difference), or not at all. */
  change: z.enum(['free', 'notAllowed']),
  /** Whether a free place on an earlier or later flight of the day can be taken. */
  sameDayChange: z.boolean(),
  /** Reward points for each dollar of the fare without taxes. */
  pointsPerDollar: z.int(),
  boarding: z.enum(['general', 'earlyBird', 'priority']),
  /** Checked bags that cost nothing. */
  checkedBags: z.int(),
  /** Cabin bags, beside a personal item, that cost nothing. */
  carryOnBags: z.int(),
});

export type FareConditions = z.infer<typeof fareConditions>;

export const fareFamilyList = z.object({ fareFamilies: z.array(fareConditions) });

/** Lists the fare families, the cheapest first. */
export const listFareFamilies = {
  method: 'GET',
  path: '/api/air-booking/v1/fare-families',
  area: 'air-booking',
  summary: 'Lists the fare families and what each one includes.',
  callers: 'anybody',
  takesNoApiKey: true,
  charges: 'none',
  success: 200,
  answer: fareFamilyList,
} as const satisfies Endpoint;
