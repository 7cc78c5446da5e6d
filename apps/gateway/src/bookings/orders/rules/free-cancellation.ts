import { limits } from '@airline/client-config/limits';

import type { OfferContent } from '../../../flights/shopping/rules/offers/offer-content.ts';
import { listLegs } from './journey.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/** A trip, as far as it has a free day. */
export interface FreelyCancellable {
  readonly confirmedAt: Date;
  readonly offer: Pick<OfferContent, 'bounds'>;
  /** What it booked at first; present when it was changed since. */
  readonly offerAsBooked?: Pick<OfferContent, 'bounds'> | undefined;
}

/** Gives until when all money comes back whatever the fare says: a day, for who booked a week ahead. A change moves neither. */
export function freeCancellationUntil({
  confirmedAt,
  offer,
  offerAsBooked = offer,
}: FreelyCancellable): Date | undefined {
  const [first] = listLegs(offerAsBooked.bounds);
  if (first === undefined) return undefined;
  const aheadMs = Date.parse(first.departsAt) - confirmedAt.getTime();
  if (aheadMs < limits.freeCancellationBookedAheadDays * dayMs) return undefined;
  return new Date(confirmedAt.getTime() + limits.freeCancellationHours * hourMs);
}
