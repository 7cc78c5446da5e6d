import type { MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';

/** Compresses answers for who can read them compressed; for nobody else it looks at the finished answer, which costs. */
export function compressWhereAsked(): MiddlewareHandler {
  const library = compress();
  return async (context, next) => {
    if (context.req.header('accept-encoding') === undefined) await next();
    else await library(context, next);
  };
}
