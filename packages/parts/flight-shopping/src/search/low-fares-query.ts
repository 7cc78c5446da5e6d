import { readLowFareCalendar } from '@airline/contract';
import { valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import { queryOptions } from '@tanstack/react-query';

import type { FareRoute } from './low-fares.ts';

/** Asks for the lowest fare of each day of a month, `YYYY-MM`. */
export function lowFaresQuery(gateway: GatewayClient, { origin, destination, party }: FareRoute, month: string) {
  return queryOptions({
    queryKey: ['low-fares', origin, destination, party, month],
    queryFn: async ({ signal }) =>
      valueOrThrow(
        await gateway.call(readLowFareCalendar, { query: { origin, destination, month, ...party }, signal }),
      ),
    staleTime: 60_000,
  });
}
