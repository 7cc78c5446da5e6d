import { limits } from '@airline/client-config/limits';

import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import { listLegs } from './journey.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** Gives until when all money comes back whatever the fare says: a day, for who books a week ahead. */
export function freeCancellationUntil({ bounds }: Pick<OfferContent, 'bounds'>, confirmedAt: Date): Date | undefined {
  const [first] = listLegs(bounds);
  if (first === undefined) return undefined;
  const aheadMs = Date.parse(first.departsAt) - confirmedAt.getTime();
  if (aheadMs < limits.freeCancellationBookedAheadDays * dayMs) return undefined;
  return new Date(confirmedAt.getTime() + limits.freeCancellationHours * hourMs);
}
