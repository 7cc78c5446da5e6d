import { type Endpoint, endpoints, type EndpointName } from '@airline/contract';

/** Every endpoint with its name, and its path as routes are written. */
export const endpointRoutes: readonly {
  readonly name: EndpointName;
  readonly endpoint: Endpoint;
  readonly path: string;
}[] = Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => ({
  name: name as EndpointName,
  endpoint,
  path: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
}));
