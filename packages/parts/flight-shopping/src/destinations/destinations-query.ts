import { listDestinations } from '@airline/contract';
import { valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import { queryOptions } from '@tanstack/react-query';

/** Asks where the nonstop flights of a month, `YYYY-MM`, lead from a place. */
export function destinationsQuery(gateway: GatewayClient, origin: string, month: string) {
  return queryOptions({
    queryKey: ['destinations', origin, month],
    queryFn: async ({ signal }) =>
      valueOrThrow(await gateway.call(listDestinations, { query: { origin, month }, signal })).destinations,
    staleTime: 60_000,
  });
}
