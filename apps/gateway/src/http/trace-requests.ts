import type { MiddlewareHandler } from 'hono';

import type { Observer } from '../observability/observer.ts';
import { routeOf } from './route-of.ts';

/** Makes a trace of each request, or goes on with the one of the browser, and says so in `traceresponse`. */
export function traceRequests(observer: Observer): MiddlewareHandler {
  return async (context, next) => {
    const { method } = context.req;
    const request = observer.beginRequest({ method, traceparent: context.req.header('traceparent') });
    if (request === undefined) return next();
    context.set('traceId', request.traceId);
    context.header('traceresponse', request.traceresponse);
    try {
      return await request.run(next);
    } finally {
      request.end({ route: routeOf(context), status: context.res.status });
    }
  };
}
