import { openTripLink, type Trip } from '@airline/contract';
import { type Failure, valueOrThrow } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';

import { findTripProof, keepTripProof, toTripProof } from './trip-proofs.ts';
import { cacheTrip } from './trip-query.ts';

/** What became of the link in a trip's mail that opened a page. */
type MailedTrip = 'opened' | 'over' | undefined;

/**
 * Opens the trip whose mailed link stands in the page's address: from then on this tab can prove whose it is, and the secret is out
 * of the address and the history. Returns `undefined` where the address has no link; throws when no answer came, and the link
 * stays for the next try.
 */
export async function openMailedTrip(
  recordLocator: string,
  { session, queryClient }: Pick<AppServices, 'session' | 'queryClient'>,
): Promise<MailedTrip> {
  const secret = new URLSearchParams(window.location.hash.slice(1)).get('link');
  if (secret === null) return undefined;
  const opened = await session.call(openTripLink, { body: { recordLocator, secret } });
  if ('failure' in opened && !isFinal(opened.failure)) valueOrThrow(opened);
  takeLinkOut();
  if ('failure' in opened) return 'over';
  keepTrip(opened.value, queryClient);
  return 'opened';
}

/** Tells whether the same link would get the same answer once more. */
function isFinal(failure: Failure): boolean {
  return failure.kind === 'refused' && failure.name !== 'tooManyRequests';
}

function keepTrip(trip: Trip, queryClient: AppServices['queryClient']): void {
  const proof = toTripProof(trip);
  // A code that this tab was told before proves more.
  if (proof !== undefined && findTripProof(trip.recordLocator) === undefined) keepTripProof(proof);
  cacheTrip(queryClient, trip);
}

function takeLinkOut(): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search);
}
