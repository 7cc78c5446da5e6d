import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { promotionFieldCodes } from '../field-codes.ts';
import { managedPromotion, marketingRegion, promotionAudience, promotionDraft } from './values.ts';

const byId = z.object({ promotionId: z.uuid() });

/** Accepts how often the promotion had been saved when the manager saw it. */
const seenVersion = z.int().check(z.gte(0), z.lte(1_000_000));

/** Lists the promotions of the manager's region. */
export const listManagedPromotions = {
  method: 'GET',
  path: '/api/promotions/v1/managed',
  area: 'promotions',
  summary: 'Lists the promotions of the manager’s region, the latest start first.',
  authentication: 'required',
  callers: 'marketers',
  charges: [{ budget: 'ownAccount', cost: 2 }],
  success: 200,
  answer: z.object({ region: marketingRegion, promotions: z.array(managedPromotion) }),
} as const satisfies Endpoint;

/** Shows a promotion of the manager's region; of another region's it says that there is none. */
export const readManagedPromotion = {
  method: 'GET',
  path: '/api/promotions/v1/managed/{promotionId}',
  area: 'promotions',
  summary: 'Shows a promotion of the manager’s region, with how many registered.',
  parameters: byId,
  authentication: 'required',
  callers: 'marketers',
  charges: [{ budget: 'ownAccount', cost: 1 }],
  success: 200,
  answer: managedPromotion,
  problems: ['promotionNotFound'],
} as const satisfies Endpoint;

/**
 * Saves a draft under the id that its writer made for it: sent twice it is there once. What was published is not changed any more, for
 * members have registered for it as it was.
 */
export const savePromotion = {
  method: 'PUT',
  path: '/api/promotions/v1/managed/{promotionId}',
  area: 'promotions',
  summary: 'Saves a draft of the manager’s region, a new one or one that was saved before.',
  parameters: byId,
  body: z.strictObject({ ...promotionDraft.shape, version: seenVersion }),
  authentication: 'required',
  callers: 'marketers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 200,
  answer: managedPromotion,
  fieldCodes: promotionFieldCodes,
  problems: ['promotionNotFound', 'promotionChanged', 'promotionPublished'],
} as const satisfies Endpoint;

/** Publishes a draft as the manager saw it; one that is published stays so. */
export const publishPromotion = {
  method: 'POST',
  path: '/api/promotions/v1/managed/{promotionId}/publication',
  area: 'promotions',
  summary: 'Publishes a draft: from its start on its audience sees it.',
  parameters: byId,
  body: z.strictObject({ version: seenVersion }),
  authentication: 'required',
  callers: 'marketers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 200,
  answer: managedPromotion,
  problems: ['promotionNotFound', 'promotionChanged', 'promotionEnded'],
} as const satisfies Endpoint;

/** Ends a published promotion now: flights that have departed by then count, and what they earned is given. */
export const endPromotion = {
  method: 'POST',
  path: '/api/promotions/v1/managed/{promotionId}/end',
  area: 'promotions',
  summary: 'Ends a published promotion now; one that has ended stays so.',
  parameters: byId,
  authentication: 'required',
  callers: 'marketers',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 200,
  answer: managedPromotion,
  problems: ['promotionNotFound', 'promotionNotPublished'],
} as const satisfies Endpoint;

/** Says how many accounts an audience reaches, never so exactly that somebody could be told from it. */
export const measureAudience = {
  method: 'POST',
  path: '/api/promotions/v1/managed-audiences',
  area: 'promotions',
  summary: 'Says how many active accounts an audience reaches, rounded down; of few it says that they are few.',
  body: z.strictObject({ audience: promotionAudience }),
  authentication: 'required',
  callers: 'marketers',
  charges: [{ budget: 'ownAccount', cost: 20 }],
  success: 200,
  answer: z.object({
    /** As many at least; 0 where they are few. */
    accounts: z.int(),
    /** Fewer than these are few. */
    few: z.int(),
    /** Whether it is also for visitors who are not logged in, whom nobody counts. */
    hasVisitors: z.boolean(),
  }),
} as const satisfies Endpoint;
