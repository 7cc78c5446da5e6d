import { apiKeyHeader, takesApiKey } from '@airline/contract';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { EndpointGuard } from './endpoint-routes.ts';
import { refuse } from './refusal.ts';

/** The keys that count; absent where requests are taken without. */
export type TakenKeys = ReadonlyMap<string, unknown> | undefined;

/**
 * Refuses requests without an API key of this gateway (403), where their endpoint takes one: before anything is counted, read or
 * done.
 *
 * A key stands in every page of its surface and is no secret: it says which client asks, and keeps programs out that were never
 * given one. Who a person is, tokens say.
 */
export function apiKeyGuards(keys: TakenKeys): EndpointGuard {
  const guard = createMiddleware(async (context, next) =>
    hasApiKey(keys, context) ? next() : refuse(context, { kind: 'named', name: 'apiKeyInvalid' }),
  );
  return ({ endpoint }) => (keys !== undefined && takesApiKey(endpoint) ? guard : undefined);
}

/** Tells whether a request carries a key that counts. */
export function hasApiKey(keys: TakenKeys, { req }: Context): boolean {
  return keys === undefined || keys.has(req.header(apiKeyHeader) ?? '');
}
