import type { Trip } from '@airline/contract';
import { buildPath } from '@airline/links';

import { keepTripProof, toTripProof } from './trip-proofs.ts';

/** Names a page on which something is done with a trip. */
export type TripPage =
  | 'trip'
  | 'air-cancel-trip'
  | 'air-change-trip'
  | 'air-check-in-trip'
  | 'air-boarding-pass'
  | 'air-baggage-trip'
  | 'air-seat-trip'
  | 'air-early-bird-trip'
  | 'air-upgraded-boarding-trip';

/** Returns what a link to a page of an account's trip takes: the trip's own by default. */
export function tripWay(trip: Trip, page: TripPage = 'trip'): { readonly href: string; readonly onClick: () => void } {
  return {
    href: buildPath(page, { recordLocator: trip.recordLocator }),
    onClick() {
      // The trip's page asks for what proves that it is the person's: they have proved more already.
      const proof = toTripProof(trip);
      if (proof !== undefined) keepTripProof(proof);
    },
  };
}
