import type { Outcome } from './client.ts';
import { GatewayError, type Failure } from './failure.ts';

/**
 * Returns the value of a call, for a query or a loader.
 *
 * @throws GatewayError with the failure when there is no value
 *
 * @example
 * ```ts
 * import { listFareFamilies } from '@airline/contract';
 * import { createGatewayClient, valueOrThrow } from '@airline/gateway-client';
 *
 * const { fareFamilies } = valueOrThrow(await createGatewayClient().call(listFareFamilies, {}));
 * console.log(fareFamilies.length);
 * ```
 */
export function valueOrThrow<Value>(outcome: Outcome<Value>): Value {
  if ('value' in outcome) return outcome.value;
  throw new GatewayError(outcome.failure);
}

/**
 * Returns the failure that a query or a mutation ended with; `undefined` for no error, and for a defect.
 *
 * @example
 * ```ts
 * import { failureIn } from '@airline/gateway-client';
 *
 * const throwOnError = (error: Error) => failureIn(error) === undefined;
 * ```
 */
export function failureIn(error: unknown): Failure | undefined {
  return error instanceof GatewayError ? error.failure : undefined;
}
