import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import { compareWith } from '../../http/compare-key.ts';
import { endpointRoutes } from '../../http/endpoint-routes.ts';
import { refuse } from '../../http/refusal.ts';

/**
 * Guards every endpoint whose row has `operationsFeed` for its callers: by the key that this gateway was given, and where it was given
 * none, nobody may ask.
 */
export function feedGuards(key: string | undefined): Hono {
  const guards = new Hono();
  const isKey = key === undefined ? () => false : compareWith(key);
  const guard = createMiddleware(async (context, next) => {
    const given = /^Bearer +(\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1];
    if (given !== undefined && isKey(given)) return next();
    context.header('www-authenticate', 'Bearer');
    return refuse(context, { kind: 'named', name: 'feedKeyInvalid' });
  });
  for (const { endpoint, path } of endpointRoutes) {
    if (endpoint.callers === 'operationsFeed') guards.on(endpoint.method, path, guard);
  }
  return guards;
}
