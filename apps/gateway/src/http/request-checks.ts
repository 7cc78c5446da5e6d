import { type Endpoint, largestBodyBytes } from '@airline/contract';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

import { type EndpointGuard, endpointRoutes } from './endpoint-routes.ts';
import { refuse } from './refusal.ts';
import { isFromForeignPage } from './request-origin.ts';

const mediaTypes = { json: 'application/json', form: 'application/x-www-form-urlencoded' } as const;

/**
 * Refuses writes that no endpoint takes, before anything is counted, read or done: one that a page of another origin had a
 * browser send (403), and one whose body is not of the endpoint's media type (415).
 *
 * That a body has its media type matters beside its form: a page of another origin can send JSON as `text/plain` without
 * asking first, and as `application/json` it cannot.
 *
 * Source: RFC 9110 §15.5.16; Fetch Standard §2.2.2 (CORS-safelisted request-headers).
 */
export function writeChecks(publicOrigin: string): EndpointGuard {
  return ({ endpoint }) => (endpoint.method === 'GET' ? undefined : checkWrite(endpoint, publicOrigin));
}

/** Refuses what is left for the path of an endpoint once every route had its chance: another method (RFC 9110 §15.5.6). */
export function otherMethods(): Hono {
  const refusals = new Hono();
  for (const path of new Set(endpointRoutes.map((row) => row.path))) {
    const methods = endpointRoutes.filter((row) => row.path === path).map(({ endpoint }) => endpoint.method);
    refusals.all(path, (context) => refuseMethod(context, methods.includes('GET') ? [...methods, 'HEAD'] : methods));
  }
  return refusals;
}

function refuseMethod(context: Context, allowed: readonly string[]): Response {
  context.header('allow', allowed.join(', '));
  const title = `This address takes ${allowed.join(' and ')} alone.`;
  return refuse(context, { kind: 'plain', status: 405, title });
}

function checkWrite({ body, encoding }: Endpoint, publicOrigin: string): MiddlewareHandler {
  const mediaType = mediaTypes[encoding ?? 'json'];
  return async (context, next) => {
    if (isFromForeignPage(context, publicOrigin)) return refuse(context, { kind: 'named', name: 'foreignPage' });
    const given = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
    if (body === undefined || given === mediaType) return next();
    const title = `The body is not of the media type ${mediaType}.`;
    return refuse(context, { kind: 'plain', status: 415, title });
  };
}

/** Refuses a body that is larger than its endpoint takes (413), before it is read. */
export function bodyLimits(): EndpointGuard {
  return ({ endpoint }) => {
    if (endpoint.method === 'GET') return undefined;
    const maxSize = endpoint.largestBodyBytes ?? largestBodyBytes;
    const title = `The body is larger than ${maxSize} bytes.`;
    const onError = (context: Context): Response => refuse(context, { kind: 'plain', status: 413, title });
    return bodyLimit({ maxSize, onError });
  };
}
