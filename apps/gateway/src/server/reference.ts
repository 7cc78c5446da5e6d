import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Hono } from 'hono';
import { etag } from 'hono/etag';

import { openApiDocument } from './openapi.ts';
import { referencePage } from './reference-page.ts';

const path = '/api/reference';

/**
 * Serves the OpenAPI document as a page for people: no script, and a stylesheet whose name carries its content's hash.
 *
 * It is written once, when the gateway starts. It is English in every language: its reader writes code.
 */
export function referenceRoutes(): Hono {
  const styles = readFileSync(join(import.meta.dirname, 'reference.css'), 'utf8');
  const hash = createHash('sha256').update(styles).digest('base64url').slice(0, 12);
  const stylesPath = `/static/reference/reference-${hash}.css`;
  const page = referencePage(openApiDocument, stylesPath);
  return new Hono()
    .use(path, etag())
    .get(path, (context) => context.html(page, 200, { 'cache-control': 'no-cache' }))
    .get(stylesPath, (context) =>
      context.body(styles, 200, {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    );
}
