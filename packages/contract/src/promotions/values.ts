import * as z from 'zod/mini';

import { instant } from '../air-booking/values.ts';
import { corporateAccessLevels, corporateRoles, membershipTiers } from '../identity/values.ts';

/** The sets of urgency labels that a promotion may have. */
export const promotionKinds = ['default', 'chiefs'] as const;

/** The regions of the airline's marketing, each with managers of its own. */
export const marketingRegions = ['central', 'northeast', 'southeast', 'west', 'caribbean'] as const;

export const marketingRegion = z.enum(marketingRegions);

export type MarketingRegion = z.infer<typeof marketingRegion>;

/** Whether somebody is logged in, as the personalization attribute `loginState` says it. */
export const loginStates = ['anonymous', 'loggedIn'] as const;

/**
 * Accepts whom a promotion is for, by the four personalization attributes. Of each one a person's value has to be among those named; an
 * attribute that names none leaves nobody out.
 */
export const promotionAudience = z.strictObject({
  loginState: z.array(z.enum(loginStates)).check(z.maxLength(loginStates.length)),
  tierStatus: z.array(z.enum(membershipTiers)).check(z.maxLength(membershipTiers.length)),
  corporateRole: z.array(z.enum(corporateRoles)).check(z.maxLength(corporateRoles.length)),
  corporateAccessLevel: z.array(z.enum(corporateAccessLevels)).check(z.maxLength(corporateAccessLevels.length)),
});

export type PromotionAudience = z.infer<typeof promotionAudience>;

const words = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  /** What it is about, in a sentence or two. */
  summary: z.string().check(z.trim(), z.minLength(1), z.maxLength(240)),
  /** Its terms; an empty line begins a paragraph. */
  terms: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
});

/** Accepts the points that a promotion gives once for so many flights. */
export const promotionReward = z.strictObject({
  points: z.int().check(z.gte(1), z.lte(100_000)),
  /** Directions that earn points and depart while it runs. */
  flights: z.int().check(z.gte(1), z.lte(50)),
});

const promotionContent = {
  kind: z.enum(promotionKinds),
  texts: z.strictObject({ es: words, en: words }),
  startsAt: instant,
  endsAt: instant,
  /** Until when members register; as long as it runs where there is none. */
  optInEndsAt: z.optional(instant),
  /** The zone in which its dates are written: an IANA name. */
  timeZone: z.string().check(z.minLength(1), z.maxLength(64)),
  /** Absent where there is nothing to register for. */
  reward: z.optional(promotionReward),
} as const;

/** Accepts how far a member has come with a promotion. */
export const promotionRegistration = z.object({
  registeredAt: instant,
  /** Flights that count and have departed. */
  flights: z.int(),
  /** When the reward was added to the member's points. */
  rewardedAt: z.optional(instant),
});

/** Accepts a promotion as a traveller sees it. */
export const promotion = z.object({
  id: z.uuid(),
  ...promotionContent,
  /** Whether it is for whom asks. */
  isEligible: z.boolean(),
  registration: z.optional(promotionRegistration),
});

export type Promotion = z.infer<typeof promotion>;

/** Accepts what a manager writes of a promotion. */
export const promotionDraft = z.strictObject({ ...promotionContent, audience: promotionAudience });

export type PromotionDraft = z.infer<typeof promotionDraft>;

/** Where a promotion stands with its managers. */
export const promotionStages = ['draft', 'published', 'ended'] as const;

/** Accepts a promotion as the managers of its region see it. */
export const managedPromotion = z.object({
  id: z.uuid(),
  region: marketingRegion,
  ...promotionDraft.shape,
  /** `ended` where a manager ended it early; one that runs out stays `published`. */
  stage: z.enum(promotionStages),
  /** How often it was saved: who saves names the one that they saw. */
  version: z.int(),
  publishedAt: z.optional(instant),
  /** Members who registered. */
  registrations: z.int(),
  /** Those of them who have their reward. */
  rewards: z.int(),
});

export type ManagedPromotion = z.infer<typeof managedPromotion>;
