import { quoteCancellation, type ProblemName, type QuotedCancellation, type Trip } from '@airline/contract';
import { valueOrThrow } from '@airline/gateway-client';
import type { AppServices } from '@airline/session/services';
import { loadProvedTrip, type UnprovedTrip } from '@airline/trip';

import { isNobodyChosen, readChosenPart, toTripPart, type ChosenPart } from './chosen-part.ts';

/**
 * What the page of a cancellation shows: the trip, what of it is chosen, and what that gives back, or why it cannot be cancelled; neither
 * while nobody is chosen.
 */
export type LoadedCancellation =
  | {
      readonly trip: Trip;
      readonly chosen: ChosenPart;
      readonly quote?: QuotedCancellation;
      readonly refusal?: CancellationRefusal;
    }
  | UnprovedTrip;

/** Why a trip that was found, or what is chosen of it, cannot be cancelled; another refusal says nothing of the trip. */
const refusals = [
  'tripAlreadyCancelled',
  'cancellationClosed',
  'travellerOnBoard',
  'adultNeeded',
  'cancelledTogether',
] as const;

export type CancellationRefusal = (typeof refusals)[number];

function isRefusal(name: ProblemName): name is CancellationRefusal {
  return refusals.some((refusal) => refusal === name);
}

/** Fetches a trip that this tab can prove to be the person's, as it is now, and what cancelling it gives back. */
export async function loadCancellation(
  { request }: { readonly request: Request },
  services: AppServices,
): Promise<LoadedCancellation> {
  const loaded = await loadProvedTrip(request.url, services, { staleTime: 0 });
  if ('wanted' in loaded) return loaded;
  const { trip, proof } = loaded;
  const chosen = readChosenPart(new URL(request.url).searchParams, trip);
  if (isNobodyChosen(chosen)) return { trip, chosen };
  const part = toTripPart(chosen, trip);
  const body = { ...proof, ...(part === undefined ? {} : { part }) };
  const quoted = await services.session.call(quoteCancellation, { body });
  if ('failure' in quoted && quoted.failure.kind === 'refused' && isRefusal(quoted.failure.name)) {
    return { trip, chosen, refusal: quoted.failure.name };
  }
  return { trip, chosen, quote: valueOrThrow(quoted) };
}
