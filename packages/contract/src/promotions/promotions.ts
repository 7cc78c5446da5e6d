import * as z from 'zod/mini';

import type { Endpoint } from '../endpoint.ts';
import { promotion } from './values.ts';

const byId = z.object({ promotionId: z.uuid() });

/** Lists the promotions for whom asks: those that run, that are to come, that ended lately, and those that the member registered for. */
export const listPromotions = {
  method: 'GET',
  path: '/api/promotions/v1/promotions',
  area: 'promotions',
  summary: 'Lists the promotions for whom asks, the one that ends first in front; those that have ended come last.',
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'publicReading', cost: 4 }],
  success: 200,
  answer: z.object({ promotions: z.array(promotion) }),
} as const satisfies Endpoint;

/** Shows a promotion, also to whom it is not for: a link may come from a friend. */
export const readPromotion = {
  method: 'GET',
  path: '/api/promotions/v1/promotions/{promotionId}',
  area: 'promotions',
  summary: 'Shows a published promotion, whether it is for whom asks, and how far the member has come with it.',
  parameters: byId,
  authentication: 'optional',
  callers: 'bookers',
  charges: [{ budget: 'publicReading', cost: 2 }],
  success: 200,
  answer: promotion,
  problems: ['promotionNotFound'],
} as const satisfies Endpoint;

/** Registers the member for a promotion: done twice it is done once. */
export const registerForPromotion = {
  method: 'POST',
  path: '/api/promotions/v1/promotions/{promotionId}/registrations',
  area: 'promotions',
  summary: 'Registers the member for a promotion; who is registered already stays so.',
  parameters: byId,
  authentication: 'required',
  callers: 'members',
  charges: [{ budget: 'ownAccount', cost: 10 }],
  success: 200,
  answer: promotion,
  problems: ['promotionNotFound', 'promotionNotStarted', 'promotionEnded', 'registrationClosed', 'notEligible'],
} as const satisfies Endpoint;
