import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/**
 * Gives the pattern of the route that answers a request: the last one that names a place. Those of middleware and of the static files
 * match whatever is asked for, and stand for what has no pattern of its own.
 */
export function routeOf(context: Context): string {
  const paths = matchedRoutes(context).map(({ path }) => path);
  return paths.findLast((path) => !path.includes('*')) ?? paths.at(-1) ?? '/*';
}
