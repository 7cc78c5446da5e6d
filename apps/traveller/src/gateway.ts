import { GatewayError, type GatewayClient, type Outcome } from '@airline/gateway-client';

import { session } from './session.ts';

export { queryClient } from './query-client.ts';

/** The site's one way to the gateway, as whoever is logged in. Pages that ask it import this file; the first page does not. */
export const gateway: GatewayClient = session;

/** Gives the value of a call to a query or a loader, or throws the failure as a `GatewayError`. */
export function valueOf<Value>(outcome: Outcome<Value>): Value {
  if ('value' in outcome) return outcome.value;
  throw new GatewayError(outcome.failure);
}
