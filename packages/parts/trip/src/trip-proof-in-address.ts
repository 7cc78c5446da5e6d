import type { TripLookup } from '@airline/contract';
import { matchLink } from '@airline/links';
import type { AppServices } from '@airline/session/services';

import { openMailedTrip } from './mailed-trip.ts';
import { findKeptTrip } from './kept/kept-trips.ts';
import { findTripProof, keepTripProof } from './trip-proofs.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** A trip that the person has to say more about; none where the address names no trip. */
export interface UnprovedTrip {
  readonly wanted: WantedTrip | undefined;
}

/**
 * Gives what proves that the trip in a page's address is the person's: what this tab has of it, a mailed link in the address, or what this
 * device keeps.
 */
export async function proveTripIn(url: string, services: AppServices): Promise<TripLookup | UnprovedTrip> {
  const recordLocator = recordLocatorIn(url);
  if (recordLocator === undefined) return { wanted: undefined };
  const mailed = await openMailedTrip(recordLocator, services);
  const proof = findTripProof(recordLocator);
  if (proof !== undefined) return proof;
  const kept = await findKeptTrip(recordLocator);
  if (kept !== undefined) {
    keepTripProof(kept.proof);
    return kept.proof;
  }
  return { wanted: { recordLocator, ...(mailed === 'over' ? { isLinkOver: true } : {}) } };
}

/** Gives the locator in a page's address; `undefined` when what stands there can be none. */
function recordLocatorIn(url: string): string | undefined {
  const params: Readonly<Record<string, string>> = matchLink(url)?.params ?? {};
  return params['recordLocator']?.toUpperCase();
}
