import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';

/**
 * Gives each request an id and writes one line when it is answered.
 *
 * The line holds the route's pattern, never the address: addresses can carry personal data.
 */
export function requestLog(log: Logger) {
  return createMiddleware<{ Variables: { requestId: string } }>(async (context, next) => {
    const requestId = crypto.randomUUID();
    context.set('requestId', requestId);
    // Before the answer is made: to put a header on a finished one makes it anew, which costs more than most routes.
    context.header('x-request-id', requestId);
    const started = performance.now();
    await next();
    log.info({
      requestId,
      method: context.req.method,
      route: routePath(context, -1),
      status: context.res.status,
      durationMs: Math.round((performance.now() - started) * 10) / 10,
    });
  });
}
