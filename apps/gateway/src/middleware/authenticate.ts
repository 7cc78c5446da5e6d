import { type Endpoint, type EndpointName, endpoints } from '@airline/contract';
import { type Context, Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import { errorCauses, type ErrorCause } from '../domain/identity/error-causes.ts';
import { isPermitted } from '../domain/identity/permissions.ts';
import type { IdentityServices } from '../identity-services.ts';
import { refuse, refuseByCode } from '../problems.ts';
import { type Access, checkAccess, checkRecentProof } from '../use-cases/identity/check-access.ts';

export type { Access } from '../use-cases/identity/check-access.ts';

/** Whoever has an account and is logged in. */
export type AccountAccess = Access & { readonly accountId: string };

/** Routes that go on without a token that does not count: who wants to log out must always be able to. */
const goesOnWithoutAccess: ReadonlySet<EndpointName> = new Set(['endSession']);

/**
 * Guards every endpoint as the contract says (`authentication`) and as the table of permissions allows, before any route
 * is reached: a route cannot forget it.
 *
 * A route reads who asks by {@link accessOf}, {@link accountAccessOf} or {@link optionalAccessOf}.
 */
export function accessGuards(identity: IdentityServices): Hono {
  const guards = new Hono();
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (endpoint.authentication === undefined) continue;
    guards.on(
      endpoint.method,
      endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
      requireAccess(identity, name as EndpointName, endpoint.authentication),
    );
  }
  return guards;
}

function requireAccess(
  identity: IdentityServices,
  name: EndpointName,
  authentication: NonNullable<Endpoint['authentication']>,
) {
  return createMiddleware<{ Variables: { access?: Access } }>(async (context, next) => {
    const token = bearerTokenOf(context);
    if (token === undefined && authentication === 'optional') return next();
    const result = token === undefined ? { refused: 'tokenMissing' as const } : await checkAccess(identity, token);
    if ('refused' in result) {
      return goesOnWithoutAccess.has(name) ? next() : refuseAccess(context, result.refused);
    }
    const { access } = result;
    if (!isPermitted(name, access.category)) return refuse(context, 'notPermitted');
    const proofFault = authentication === 'recent' ? checkRecentProof(access, identity.now()) : undefined;
    if (proofFault !== undefined) return refuseAccess(context, proofFault);
    context.set('access', access);
    return next();
  });
}

/** Refuses whoever asks without a token that counts. Source: RFC 6750 §3. */
export function refuseAccess(context: Context, cause: ErrorCause): Response {
  context.header('www-authenticate', cause === 'tokenMissing' ? 'Bearer' : 'Bearer error="invalid_token"');
  return refuseByCode(context, errorCauses[cause]);
}

function bearerTokenOf(context: Context): string | undefined {
  const header = context.req.header('authorization');
  if (header === undefined) return undefined;
  // Whatever else stands there is a token that cannot be read, not none.
  return /^Bearer +(\S+)$/i.exec(header)?.[1] ?? '';
}

/** Gives who asks, where the contract allows to ask without a token too. */
export function optionalAccessOf(context: Context): Access | undefined {
  return context.get('access' as never) as Access | undefined;
}

/**
 * Gives who asks.
 *
 * @throws when the endpoint is not one that the contract wants a token for: a bug.
 */
export function accessOf(context: Context): Access {
  const access = optionalAccessOf(context);
  if (access === undefined) throw new Error('Nobody was authenticated: the endpoint does not require it.');
  return access;
}

/**
 * Gives whoever asks with an account of their own.
 *
 * @throws when the table of permissions lets the anonymous traveller ask for the endpoint: a bug.
 */
export function accountAccessOf(context: Context): AccountAccess {
  const { accountId, ...access } = accessOf(context);
  if (accountId === undefined) throw new Error('The anonymous traveller has no account.');
  return { ...access, accountId };
}
