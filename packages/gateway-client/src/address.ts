import type { Endpoint } from '@airline/contract';
import * as z from 'zod/mini';

/**
 * Writes the address of a call: the path with its parameters in, and the query as the contract encodes it.
 *
 * @throws when a parameter or a query value is not what the contract says: a programmer's mistake.
 */
export function addressOf(
  endpoint: Endpoint,
  { parameters, query }: { readonly parameters?: unknown; readonly query?: unknown },
): string {
  const inPath = (endpoint.parameters?.parse(parameters) ?? {}) as Readonly<Record<string, string>>;
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(inPath[name] ?? ''));
  if (endpoint.query === undefined) return path;
  const encoded = z.encode(endpoint.query, query as never) as Readonly<Record<string, string>>;
  return `${path}?${new URLSearchParams(encoded).toString()}`;
}
