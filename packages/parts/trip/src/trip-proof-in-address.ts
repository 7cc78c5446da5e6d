import type { TripLookup } from '@airline/contract';
import { matchLink } from '@airline/links';
import { accountTripsQuery } from '@airline/session/account-queries';
import type { AppServices } from '@airline/session/services';

import { openMailedTrip } from './mailed-trip.ts';
import { findKeptTrip } from './kept/kept-trips.ts';
import { findTripProof, keepTripProof, toTripProof } from './trip-proofs.ts';
import type { WantedTrip } from './wanted-trip.ts';

/** A trip that the person has to say more about; none where the address names no trip. */
export interface UnprovedTrip {
  readonly wanted: WantedTrip | undefined;
}

/**
 * Gives what proves that the trip in a page's address is the person's: what this tab has of it, a mailed link in the address, or what this
 * device keeps, or that it is a trip of the account that is logged in.
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
  const own = await proveOwnTrip(recordLocator, services);
  if (own !== undefined) return own;
  return { wanted: { recordLocator, ...(mailed === 'over' ? { isLinkOver: true } : {}) } };
}

/** Proves a trip that the account has booked: who is logged in has proved more than its names. One that was added by hand is proved by itself. */
async function proveOwnTrip(
  recordLocator: string,
  { session, queryClient }: AppServices,
): Promise<TripLookup | undefined> {
  await session.start();
  if (session.store.getState().state.kind !== 'authenticated') return undefined;
  // Where the trips cannot be had, the person is asked as anybody is.
  const account = await queryClient.query(accountTripsQuery(session)).catch(() => undefined);
  if (account === undefined || account.added.includes(recordLocator)) return undefined;
  const trip = account.trips.find((other) => other.recordLocator === recordLocator);
  const proof = trip === undefined ? undefined : toTripProof(trip);
  if (proof !== undefined) keepTripProof(proof);
  return proof;
}

/** Gives the locator in a page's address; `undefined` when what stands there can be none. */
function recordLocatorIn(url: string): string | undefined {
  const params: Readonly<Record<string, string>> = matchLink(url)?.params ?? {};
  return params['recordLocator']?.toUpperCase();
}
