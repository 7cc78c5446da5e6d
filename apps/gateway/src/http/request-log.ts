import { createMiddleware } from 'hono/factory';
import type { Logger } from 'pino';

import type { Observer } from '../observability/observer.ts';
import { routeOf } from './route-of.ts';

/** A request under way. */
interface LoggedRequest {
  readonly id: string;
  /** Writes its line. */
  end(answered: {
    readonly method: string;
    readonly route: string;
    readonly status: number;
    readonly traceId?: string | undefined;
  }): void;
}

/**
 * Gives each request an id and writes one line when it is answered.
 *
 * The line holds the route's pattern, never the address: addresses can carry personal data.
 */
export function createRequestLog(log: Logger, observer?: Observer): { begin(): LoggedRequest } {
  return {
    begin() {
      const id = crypto.randomUUID();
      const started = performance.now();
      return {
        id,
        end({ method, route, status, traceId }) {
          const tookMs = performance.now() - started;
          const durationMs = Math.round(tookMs * 10) / 10;
          log.info({ requestId: id, method, route, status, durationMs, ...(traceId === undefined ? {} : { traceId }) });
          observer?.measure('http.server.request.duration', tookMs / 1_000, {
            'http.request.method': method,
            'http.route': route,
            'http.response.status_code': status,
          });
        },
      };
    },
  };
}

/** Gives each request its id and its line, as {@link createRequestLog} does. */
export function requestLog(log: Logger, observer?: Observer) {
  const requests = createRequestLog(log, observer);
  return createMiddleware<{ Variables: { requestId: string; traceId?: string } }>(async (context, next) => {
    const request = requests.begin();
    context.set('requestId', request.id);
    // Before the answer is made: to put a header on a finished one makes it anew, which costs more than most routes.
    context.header('x-request-id', request.id);
    await next();
    request.end({
      method: context.req.method,
      route: routeOf(context),
      status: context.res.status,
      traceId: context.get('traceId'),
    });
  });
}
