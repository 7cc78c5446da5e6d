import type { MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';

import { isDocumentRequest } from './document-answers.ts';
import { isLoopback } from './loopback.ts';

/**
 * Redirects a page that was opened by another name of this machine (`127.0.0.1`, `[::1]`) to the public origin's (`localhost`):
 * a browser's passkeys and cookies belong to one name. Where the public origin is not on loopback nothing is redirected.
 */
export function loopbackRedirect(publicOrigin: string): MiddlewareHandler {
  const publicHost = new URL(publicOrigin).hostname;
  return createMiddleware(async (context, next) => {
    const { hostname, pathname, search } = new URL(context.req.url);
    const isOtherLoopback = hostname !== publicHost && isLoopback(hostname) && isLoopback(publicHost);
    if (!isOtherLoopback || context.req.method !== 'GET' || !isDocumentRequest(context)) return next();
    return context.redirect(`${publicOrigin}${pathname}${search}`);
  });
}
