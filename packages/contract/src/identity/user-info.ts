import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import { staffRoles } from '../callers.ts';
import type { Endpoint } from '../endpoint.ts';
import { marketingRegion } from '../promotions/values.ts';
import {
  accountNumber,
  clientCategory,
  corporateAccessLevel,
  corporateRole,
  language,
  membershipTier,
  pendingPoints,
} from './values.ts';

/** Accepts what the header and the native app show of a person. */
export const userInfoV3 = z.object({
  category: clientCategory,
  firstName: z.optional(z.string()),
  tier: z.optional(membershipTier),
  /** For so many seconds it may be shown again without asking: `cacheLifetimesSeconds.userInfoV3` of the settings. */
  freshForSeconds: z.int().check(z.gte(0)),
});

/** Accepts what the account pages show of a person: their own data, never anybody else's. */
export const userInfoV4 = z.object({
  category: clientCategory,
  username: z.optional(z.string()),
  firstName: z.optional(z.string()),
  lastName: z.optional(z.string()),
  email: z.optional(z.string()),
  birthDate: z.optional(z.iso.date()),
  language: z.optional(language),
  /** Of a member. */
  loyalty: z.optional(
    z.object({
      accountNumber,
      tier: membershipTier,
      /** Points that can be spent now. */
      points: z.int(),
      pendingPoints: z.optional(pendingPoints),
      memberSince: z.iso.date(),
    }),
  ),
  /** Of a person who belongs to a company. */
  corporate: z.optional(
    z.object({ companyName: z.string(), product: z.string(), role: corporateRole, accessLevel: corporateAccessLevel }),
  ),
  /** Of a marketing manager of the airline: whose promotions they look after. */
  marketingRegion: z.optional(marketingRegion),
  /** Of a person of the airline. */
  staffRole: z.optional(z.enum(staffRoles)),
  /** When the person proved who they are. */
  authenticatedAt: instant,
});

export type UserInfo = z.infer<typeof userInfoV4>;

/**
 * Tells the little that every page shows, and for how long it may be shown again. No cache of HTTP keeps it, for what is personal stays out of them:
 * who asks keeps it in memory.
 */
export const readUserInfoV3 = {
  method: 'GET',
  path: '/api/identity/v3/user-info',
  area: 'identity',
  summary: 'Tells the first name and the tier of the person who is logged in, for headers and the native app.',
  authentication: 'required',
  callers: 'everybody',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: userInfoV3,
} as const satisfies Endpoint;

/** Tells a person their own data. Our pages show it again without asking for `cacheLifetimesSeconds.userInfoV4`, from memory. */
export const readUserInfo = {
  method: 'GET',
  path: '/api/identity/v4/user-info',
  area: 'identity',
  summary: 'Tells the person who is logged in their own name, e-mail, tier, points and company.',
  authentication: 'required',
  callers: 'everybody',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: userInfoV4,
} as const satisfies Endpoint;
