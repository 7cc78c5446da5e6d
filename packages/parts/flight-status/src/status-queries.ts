import { listRouteStatus, readFlightStatus } from '@airline/contract';
import { valueOrThrow, type GatewayClient } from '@airline/gateway-client';
import { queryOptions } from '@tanstack/react-query';

/** A flight on a date: `9Z1234`, `2026-12-01`. */
export interface FlightQuestion {
  readonly flight: string;
  readonly date: string;
}

/** The flights from one place to another on a date. */
export interface RouteQuestion {
  readonly origin: string;
  readonly destination: string;
  readonly date: string;
}

/** As often as there may be news. */
const ASKED_EVERY_MS = 60_000;
/** What was asked a moment ago is not asked for again. */
const FRESH_MS = 15_000;

const live = {
  staleTime: FRESH_MS,
  refetchInterval: ASKED_EVERY_MS,
  // Nobody looks at a page that is hidden: it asks when it comes back.
  refetchIntervalInBackground: false,
  refetchOnWindowFocus: true,
} as const;

/** Asks where a flight is, again each minute while the page is in sight. */
export function flightStatusQuery(gateway: GatewayClient, query: FlightQuestion) {
  return queryOptions({
    queryKey: ['flight-status', query.flight, query.date],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(readFlightStatus, { query, signal })),
    ...live,
  });
}

/** Asks where the flights between two places are, again each minute while the page is in sight. */
export function routeStatusQuery(gateway: GatewayClient, query: RouteQuestion) {
  return queryOptions({
    queryKey: ['route-status', query.origin, query.destination, query.date],
    queryFn: async ({ signal }) => valueOrThrow(await gateway.call(listRouteStatus, { query, signal })),
    ...live,
  });
}
