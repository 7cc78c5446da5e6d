import type { Trip } from '@airline/contract';
import { buildPath } from '@airline/links';

import { keepTripProof, toTripProof } from './trip-proofs.ts';

/** Returns what a link to the page of an account's trip takes. */
export function tripWay(trip: Trip): { readonly href: string; readonly onClick: () => void } {
  return {
    href: buildPath('trip', { recordLocator: trip.recordLocator }),
    onClick() {
      // The trip's page asks for what proves that it is the person's: they have proved more already.
      const proof = toTripProof(trip);
      if (proof !== undefined) keepTripProof(proof);
    },
  };
}
