import { type FlightBoarding, readFlightBoarding } from '@airline/contract';
import { type GatewayClient, valueOrThrow } from '@airline/gateway-client';
import { queryOptions } from '@tanstack/react-query';

/** How often the list is asked for anew: others board the same flight. */
const refreshedEveryMs = 10_000;

/** Asks for a flight as its gate sees it. */
export function boardingQuery(gateway: GatewayClient, legId: string) {
  return queryOptions<FlightBoarding>({
    queryKey: ['gate', legId],
    staleTime: 0,
    refetchInterval: refreshedEveryMs,
    queryFn: async ({ signal }) =>
      valueOrThrow(await gateway.call(readFlightBoarding, { parameters: { legId }, signal })),
  });
}
