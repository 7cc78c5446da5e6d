import { listTravelFunds, lookUpTravelFund, type FundLookup } from '@airline/contract';
import { valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import { queryOptions } from '@tanstack/react-query';
import type * as z from 'zod/mini';

/** What an account has. */
export type AccountFunds = z.infer<typeof listTravelFunds.answer>;

/** Queries a fund by what proves whose it is, as it is now. */
export function fundQuery(gateway: GatewayClient, proof: FundLookup) {
  return queryOptions({
    queryKey: ['travel-fund', proof],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(lookUpTravelFund, { body: proof, signal })),
    staleTime: 0,
    gcTime: 0,
  });
}

/** Queries the funds of the account, as they are now; what changes the account makes them stale. */
export function accountFundsQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: ['account', 'travel-funds'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(listTravelFunds, { signal })),
    staleTime: 0,
  });
}
