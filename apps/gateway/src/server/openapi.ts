import type { OpenApiDocument } from '@airline/contract/openapi';
import openApiJson from '@airline/contract/openapi.json' with { type: 'json' };
import { Hono } from 'hono';
import { etag } from 'hono/etag';

/** Where the document is. */
export const openApiPath = '/api/openapi.json';

/** The gateway's OpenAPI document, as the contract keeps it. */
export const openApiDocument = openApiJson as unknown as OpenApiDocument;

const text = JSON.stringify(openApiDocument);

/** Serves the document; a client that has it already gets an answer without a body. */
export function openApiRoutes(): Hono {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-cache' };
  return new Hono().use(openApiPath, etag()).get(openApiPath, (context) => context.body(text, 200, headers));
}
