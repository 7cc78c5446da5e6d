import { quoteChange, readChangeOptions, type Offer, type TripLookup } from '@airline/contract';
import { valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import { queryOptions, type QueryClient } from '@tanstack/react-query';

const optionsKey = 'change-options';
const quoteKey = 'change-quote';

/** How long what can be changed of a trip is taken for true while new flights are chosen. */
const optionsStaleMs = 5 * 60_000;

/** Queries what can be changed of a trip. */
export function changeOptionsQuery(gateway: GatewayClient, proof: TripLookup) {
  return queryOptions({
    queryKey: [optionsKey, proof.recordLocator.toUpperCase()],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(readChangeOptions, { body: proof, signal })),
    staleTime: optionsStaleMs,
  });
}

/** A choice of new flights for directions of a trip. */
export interface ChosenChange {
  readonly offer: Pick<Offer, 'token'>;
  readonly bounds: readonly number[];
}

/** Queries what a choice would cost or give back. */
export function changeQuoteQuery(gateway: GatewayClient, proof: TripLookup, { offer, bounds }: ChosenChange) {
  return queryOptions({
    queryKey: [quoteKey, proof.recordLocator.toUpperCase(), offer.token, bounds],
    queryFn: async ({ signal }) => {
      const body = { ...proof, offer: offer.token, bounds: [...bounds] };
      return valueOrThrow(await gateway.call(quoteChange, { body, signal }));
    },
    staleTime: Infinity,
    retry: false,
  });
}

/** Forgets what changes of a trip would cost, and what of it can be changed. */
export async function invalidateChanges(queryClient: QueryClient): Promise<void> {
  await Promise.all([optionsKey, quoteKey].map((key) => queryClient.invalidateQueries({ queryKey: [key] })));
}
