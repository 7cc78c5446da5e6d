import type { OfferBound } from '@airline/contract';

import { listLegs } from '../../orders/rules/journey.ts';

/** How long the link in a trip's mail shows the trip after its last flight, or after it was cancelled: as long as receipts are asked for. */
const tripLinkDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

/** What a link in a trip's mail is good for. */
interface LinkedTrip {
  readonly bounds: readonly OfferBound[];
  /** Absent while the trip is to be flown. */
  readonly cancelledAt?: Date | undefined;
}

/** Says until when the link of a trip is good: {@link tripLinkDays} after the last arrival, or after the cancellation. */
export function tripLinkExpiresAt({ bounds, cancelledAt }: LinkedTrip): Date {
  const arrivals = listLegs(bounds).map(({ arrivesAt }) => Date.parse(arrivesAt));
  const end = cancelledAt?.getTime() ?? Math.max(...arrivals);
  return new Date(end + tripLinkDays * dayMs);
}
