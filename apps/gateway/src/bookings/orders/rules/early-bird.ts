import type { OfferBound } from '@airline/contract';

import { fareConditions } from '../../../flights/shopping/rules/fares/fare-conditions.ts';

/** Tells whether a fare keeps a place ahead in line. */
export function hasEarlyBird(family: OfferBound['family']): boolean {
  return (fareConditions.find((fare) => fare.family === family)?.boarding ?? 'general') !== 'general';
}
