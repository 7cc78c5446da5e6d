import { type Endpoint, endpoints, type EndpointName } from '@airline/contract';
import { Hono, type MiddlewareHandler } from 'hono';

/** An endpoint with its name, and its path as routes are written. */
export interface EndpointRoute {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly path: string;
}

/** Every endpoint. */
export const endpointRoutes: readonly EndpointRoute[] = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
  name: name as EndpointName,
  endpoint,
  path: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
}));

/** Makes what stands before the route of an endpoint and lets a request through or answers it; `undefined` where an endpoint needs none. */
export type EndpointGuard = (route: EndpointRoute) => MiddlewareHandler | undefined;

/** Guards every endpoint, by one guard after the other in their order. An endpoint has them as one route, which is quicker to find than several. */
export function guardEndpoints(guards: readonly EndpointGuard[]): Hono {
  const routes = new Hono();
  for (const route of endpointRoutes) {
    const own = guards.map((guard) => guard(route)).filter((handler) => handler !== undefined);
    routes.on(route.endpoint.method, route.path, inTurn(own));
  }
  return routes;
}

function inTurn(handlers: readonly MiddlewareHandler[]): MiddlewareHandler {
  return (context, next) => {
    const run = async (at: number): Promise<void> => {
      const handler = handlers[at];
      if (handler === undefined) return next();
      const answer = await handler(context, () => run(at + 1));
      // What stands before reads it there.
      if (answer instanceof Response && !context.finalized) context.res = answer;
    };
    return run(0);
  };
}
