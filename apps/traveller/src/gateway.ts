import { createGatewayClient, GatewayError, type Outcome } from '@airline/gateway-client';
import { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';

// The site's Content-Security-Policy allows no code made at run time: without this zod would try, and the browser report it.
z.config({ jitless: true });

/** The site's one way to the gateway. Pages that ask it import this file; the first page does not. */
export const gateway = createGatewayClient();

/** What the gateway answered lately. Its client retries already, so a query does not. */
export const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } });

/** Gives the value of a call to a query or a loader, or throws the failure as a `GatewayError`. */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if ('value' in outcome) return outcome.value;
  throw new GatewayError(outcome.failure);
}
