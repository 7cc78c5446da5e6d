import { quoteCancellation, type ProblemName, type QuotedCancellation, type Trip } from '@airline/contract';
import { valueOrThrow } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';
import { findTripProof, proveTripIn, tripQuery, type UnprovedTrip } from '@airline/trip';

/** What the page of a cancellation shows: the trip and what it gives back, or why it cannot be cancelled. */
export type LoadedCancellation =
  | { readonly trip: Trip; readonly quote: QuotedCancellation }
  | { readonly trip: Trip; readonly refusal: ProblemName }
  | UnprovedTrip;

/** Why a trip that was found cannot be cancelled; another refusal says nothing of the trip. */
const endings: ReadonlySet<ProblemName> = new Set(['tripAlreadyCancelled', 'cancellationClosed']);

/** Fetches a trip that this tab can prove to be the person's, as it is now, and what cancelling it gives back. */
export async function loadCancellation(
  { request }: { readonly request: Request },
  { session, queryClient }: AppServices,
): Promise<LoadedCancellation> {
  const proof = await proveTripIn(request.url, { session, queryClient });
  if ('wanted' in proof) return proof;
  const trip = await queryClient.query({ ...tripQuery(session, proof), staleTime: 0 });
  // A code that is over is not kept any more by now.
  const quoted = await session.call(quoteCancellation, { body: findTripProof(trip.recordLocator) ?? proof });
  if ('failure' in quoted && quoted.failure.kind === 'refused' && endings.has(quoted.failure.name)) {
    return { trip, refusal: quoted.failure.name };
  }
  return { trip, quote: valueOrThrow(quoted) };
}
