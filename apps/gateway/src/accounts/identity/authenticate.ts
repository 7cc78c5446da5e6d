import type { EndpointName, GuardedEndpoint } from '@airline/contract';
import type { Context } from 'hono';
import { createMiddleware } from 'hono/factory';

import { errorCauses, type ErrorCause } from './rules/error-causes.ts';
import { isPermitted } from './rules/permissions.ts';
import type { AccountServices } from './services.ts';
import type { EndpointGuard } from '../../http/endpoint-routes.ts';
import { refuse } from '../../http/refusal.ts';
import { checkAccess, checkRecentProof } from './check-access.ts';
import type { Access } from '../../http/access.ts';

/** Routes that go on without a token that does not count: who wants to log out must always be able to. */
const goesOnWithoutAccess: ReadonlySet<EndpointName> = new Set(['endSession']);

/**
 * Guards every endpoint as its row in the contract says (`authentication`, `callers`), before any route is reached: a route
 * cannot forget it.
 *
 * A route reads who asks by {@link requireAccess}, {@link requireAccountAccess} or {@link findAccess}.
 */
export function accessGuards(services: AccountServices): EndpointGuard {
  return ({ name, endpoint }) =>
    endpoint.authentication === undefined ? undefined : requireAccess(services, name, endpoint);
}

function requireAccess(services: AccountServices, name: EndpointName, endpoint: GuardedEndpoint) {
  return createMiddleware<{ Variables: { access?: Access } }>(async (context, next) => {
    const token = readBearerToken(context);
    if (token === undefined && endpoint.authentication === 'optional') return next();
    const result = token === undefined ? { cause: 'tokenMissing' as const } : await checkAccess(services, token);
    if ('cause' in result) {
      return goesOnWithoutAccess.has(name) ? next() : refuseAccess(context, result.cause);
    }
    const { access } = result;
    // Also of who is refused: the audit log says whose token it was.
    context.set('access', access);
    if (!isPermitted(endpoint, access.category, access.staffRole))
      return refuse(context, { kind: 'named', name: 'notPermitted' });
    const proofFault = endpoint.authentication === 'recent' ? checkRecentProof(access, services.now()) : undefined;
    if (proofFault !== undefined) return refuseAccess(context, proofFault);
    return next();
  });
}

/** Refuses the person who asks without a token that counts. Source: RFC 6750 §3. */
export function refuseAccess(context: Context, cause: ErrorCause): Response {
  context.header('www-authenticate', cause === 'tokenMissing' ? 'Bearer' : 'Bearer error="invalid_token"');
  return refuse(context, { kind: 'code', code: errorCauses[cause] });
}

function readBearerToken(context: Context): string | undefined {
  const header = context.req.header('authorization');
  if (header === undefined) return undefined;
  // Whatever else stands there is a token that cannot be read, not none.
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
}
