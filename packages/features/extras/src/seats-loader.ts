import { readSeats, type Trip, type TripLookup, type TripSeats } from '@airline/contract';
import { type GatewayClient, valueOrThrow } from '@airline/gateway-client';
import { availableWalletsQuery, paymentSetupQuery } from '@airline/payment';
import type { AppServices } from '@airline/session/services';
import { loadProvedTrip, type UnprovedTrip } from '@airline/trip';
import { queryOptions } from '@tanstack/react-query';

/** What the page of seats shows: a trip that is cancelled has none. */
export type LoadedSeats =
  | { readonly trip: Trip; readonly proof: TripLookup; readonly seats?: TripSeats }
  | UnprovedTrip;

/** Asks for the seats of a trip as they can be chosen now; forgotten with the trip. */
export function seatsQuery(gateway: GatewayClient, proof: TripLookup) {
  return queryOptions<TripSeats>({
    queryKey: ['trip', proof.recordLocator.toUpperCase(), 'seats'],
    staleTime: 0,
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(readSeats, { body: proof, signal })),
  });
}

/** Fetches a trip that this tab can prove to be the person's, the seats of its flights, and how they can be paid. */
export async function loadSeats(
  { request }: { readonly request: Request },
  services: AppServices,
): Promise<LoadedSeats> {
  const { session, queryClient } = services;
  const loaded = await loadProvedTrip(request.url, services, { staleTime: 0 });
  if ('wanted' in loaded || loaded.trip.status === 'cancelled') return loaded;
  const [seats, { wallets }] = await Promise.all([
    queryClient.query(seatsQuery(session, loaded.proof)),
    queryClient.query(paymentSetupQuery(session)),
  ]);
  await queryClient.query(availableWalletsQuery(wallets));
  return { ...loaded, seats };
}
