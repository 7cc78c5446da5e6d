import type { Failure } from '@airline/gateway-client';

/** Finds why the gateway did not give what a page shows. Its client is not part of the first page: an error of it is known by its name. */
export function findGatewayFailure(error: unknown): Failure | undefined {
  const isGatewayError = error instanceof Error && error.name === 'GatewayError' && 'failure' in error;
  return isGatewayError ? (error.failure as Failure) : undefined;
}
