import type { ChangeOptions, Trip } from '@airline/contract';
import { failureIn } from '@airline/gateway-client';
import { prefetchFlights } from '@airline/flight-shopping/results';
import { fareFamiliesQuery } from '@airline/itinerary/fare-families';
import { availableWalletsQuery, paymentSetupQuery } from '@airline/payment';
import type { AppServices } from '@airline/session/services';
import { findTripProof, loadProvedTrip, type UnprovedTrip } from '@airline/trip';

import { parseChangeAddress, type ChangeAddress } from './change-address.ts';
import { useChange } from './change-draft.ts';
import { changeOptionsQuery, changeQuoteQuery } from './change-queries.ts';

/** What the page of a change shows: the trip and what of it can be changed; the trip alone where it is cancelled. */
export type LoadedChange = { readonly trip: Trip; readonly options: ChangeOptions | undefined } | UnprovedTrip;

/** A list of flights that comes sooner than this is drawn at once. */
const SOON_MILLISECONDS = 300;

/** Fetches a trip that this tab can prove to be the person's, what of it can be changed, and what the step of the change shows. */
export async function loadChange(
  { request }: { readonly request: Request },
  services: AppServices,
): Promise<LoadedChange> {
  const { session, queryClient } = services;
  const { searchParams } = new URL(request.url);
  // While new flights are chosen the trip is taken for what it was: the quote says when it is another one. The changed trip is shown
  // as the change gave it: to names alone the number of a credit is not.
  const freshness = searchParams.size === 0 ? { staleTime: 0 } : {};
  const loaded = await loadProvedTrip(request.url, services, freshness);
  if ('wanted' in loaded) return loaded;
  const { trip, proof } = loaded;
  if (trip.status === 'cancelled') return { trip, options: undefined };
  const [options] = await Promise.all([
    queryClient.query({ ...changeOptionsQuery(session, proof), ...freshness }),
    queryClient.query(fareFamiliesQuery(session)),
  ]);
  await loadStep(parseChangeAddress(searchParams, trip, session.config?.limits), request, services);
  return { trip, options };
}

/** Begins to fetch what a step shows; what fails is said on its page. */
async function loadStep({ step, bounds }: ChangeAddress, request: Request, services: AppServices): Promise<void> {
  const { session, queryClient } = services;
  if (step === 'flights') {
    const soon = new Promise((resolve) => {
      setTimeout(resolve, SOON_MILLISECONDS);
    });
    await Promise.race([prefetchFlights(request, services), soon]);
  }
  const { offer, recordLocator } = useChange.getState();
  const proof = recordLocator === undefined ? undefined : findTripProof(recordLocator);
  if ((step !== 'review' && step !== 'payment') || offer === undefined || proof === undefined) return;
  await queryClient.query(changeQuoteQuery(session, proof, { offer, bounds })).catch(throwDefects);
  if (step !== 'payment') return;
  const { wallets } = await queryClient.query(paymentSetupQuery(session));
  await queryClient.query(availableWalletsQuery(wallets));
}

function throwDefects(error: unknown): void {
  if (failureIn(error) === undefined) throw error;
}
