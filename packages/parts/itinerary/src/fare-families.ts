import { listFareFamilies } from '@airline/contract';
import { valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import { queryOptions } from '@tanstack/react-query';

/** Queries what each fare family includes: the same for everybody, for as long as the page is open. */
export function fareFamiliesQuery(gateway: GatewayClient) {
  return queryOptions({
    queryKey: ['fare-families'],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(listFareFamilies, { signal })).fareFamilies,
    staleTime: Infinity,
  });
}
