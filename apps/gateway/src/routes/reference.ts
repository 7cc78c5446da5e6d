import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Hono } from 'hono';
import { etag } from 'hono/etag';

import { digest, entityTag, openApiDocument } from './openapi.ts';
import { referencePage } from './reference-page.ts';

/** Where people read the reference. */
export const referencePath = '/api/reference';

/**
 * Serves the OpenAPI document as a page for people: no script, and a stylesheet whose name carries its content's hash.
 *
 * It is written once, when the gateway starts. It is English in every language: its reader writes code.
 */
export function referenceRoutes(): Hono {
  const styles = readFileSync(join(import.meta.dirname, 'reference.css'), 'utf8');
  const stylesPath = `/static/reference/reference-${digest(styles)}.css`;
  const page = referencePage(openApiDocument, stylesPath);
  const pageHeaders = { 'cache-control': 'no-cache', etag: entityTag(page) };
  return new Hono()
    .use(referencePath, etag())
    .get(referencePath, (context) => context.html(page, 200, pageHeaders))
    .get(stylesPath, (context) =>
      context.body(styles, 200, {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    );
}
