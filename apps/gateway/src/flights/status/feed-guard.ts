import { createMiddleware } from 'hono/factory';

import { compareWith } from '../../http/compare-key.ts';
import type { EndpointGuard } from '../../http/endpoint-routes.ts';
import { refuse } from '../../http/refusal.ts';

/**
 * Guards every endpoint whose row has `operationsFeed` for its callers: by the key that this gateway was given, and where it was given
 * none, nobody may ask.
 */
export function feedGuards(key: string | undefined): EndpointGuard {
  const isKey = key === undefined ? () => false : compareWith(key);
  const guard = createMiddleware(async (context, next) => {
    const given = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    if (given !== undefined && isKey(given)) return next();
    context.header('www-authenticate', 'Bearer');
    return refuse(context, { kind: 'named', name: 'feedKeyInvalid' });
  });
  return ({ endpoint }) => (endpoint.callers === 'operationsFeed' ? guard : undefined);
}
