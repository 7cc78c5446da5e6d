import { createMiddleware } from 'hono/factory';
import { routePath } from 'hono/route';
import type { Logger } from 'pino';

/** A request under way. */
interface LoggedRequest {
  readonly id: string;
  /** Writes its line. */
  end(answered: { readonly method: string; readonly route: string; readonly status: number }): void;
}

/**
 * Gives each request an id and writes one line when it is answered.
 *
 * The line holds the route's pattern, never the address: addresses can carry personal data.
 */
export function createRequestLog(log: Logger): { begin(): LoggedRequest } {
  return {
    begin() {
      const id = crypto.randomUUID();
      const started = performance.now();
      return {
        id,
        end({ method, route, status }) {
          const durationMs = Math.round((performance.now() - started) * 10) / 10;
          log.info({ requestId: id, method, route, status, durationMs });
        },
      };
    },
  };
}

/** Gives each request its id and its line, as {@link createRequestLog} does. */
export function requestLog(log: Logger) {
  const requests = createRequestLog(log);
  return createMiddleware<{ Variables: { requestId: string } }>(async (context, next) => {
    const request = requests.begin();
    context.set('requestId', request.id);
    // Before the answer is made: to put a header on a finished one makes it anew, which costs more than most routes.
    context.header('x-request-id', request.id);
    await next();
    request.end({ method: context.req.method, route: routePath(context, -1), status: context.res.status });
  });
}
