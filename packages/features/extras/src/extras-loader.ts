import { readExtras, type Trip, type TripExtras, type TripLookup } from '@airline/contract';
import { type GatewayClient, valueOrThrow } from '@airline/gateway-client';
import { availableWalletsQuery, paymentSetupQuery } from '@airline/payment';
import type { AppServices } from '@airline/session/services';
import { loadProvedTrip, type UnprovedTrip } from '@airline/trip';
import { queryOptions } from '@tanstack/react-query';

/** What a page of extras shows: a trip that is cancelled has none. */
export type LoadedExtras =
  | { readonly trip: Trip; readonly proof: TripLookup; readonly extras?: TripExtras }
  | UnprovedTrip;

/** Asks for the extras of a trip as they can be bought now; forgotten with the trip. */
export function extrasQuery(gateway: GatewayClient, proof: TripLookup) {
  return queryOptions<TripExtras>({
    queryKey: ['trip', proof.recordLocator.toUpperCase(), 'extras'],
    staleTime: 0,
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(readExtras, { body: proof, signal })),
  });
}

/** Fetches a trip that this tab can prove to be the person's, what can be bought for it, and how that can be paid. */
export async function loadExtras(
  { request }: { readonly request: Request },
  services: AppServices,
): Promise<LoadedExtras> {
  const { session, queryClient } = services;
  const loaded = await loadProvedTrip(request.url, services, { staleTime: 0 });
  if ('wanted' in loaded || loaded.trip.status === 'cancelled') return loaded;
  const [extras, { wallets }] = await Promise.all([
    queryClient.query(extrasQuery(session, loaded.proof)),
    queryClient.query(paymentSetupQuery(session)),
  ]);
  await queryClient.query(availableWalletsQuery(wallets));
  return { ...loaded, extras };
}
