import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Hono } from 'hono';
import { etag } from 'hono/etag';

import { openApiDocument } from './openapi.ts';
import { listProblemTypes, problemPage } from './problem-page.ts';
import { referencePage } from './reference-page.ts';

const path = '/api/reference';

/**
 * Serves the OpenAPI document as a page for people, and one for each type of problem at the address that it names: no script,
 * and a stylesheet whose name carries its content's hash.
 *
 * They are written once, when the gateway starts, and English in every language: their reader writes code.
 */
export function referenceRoutes(): Hono {
  const styles = readFileSync(join(import.meta.dirname, 'reference.css'), 'utf8');
  const hash = createHash('sha256').update(styles).digest('base64url').slice(0, 12);
  const stylesPath = `/static/reference/reference-${hash}.css`;
  const page = referencePage(openApiDocument, stylesPath);
  const routes = new Hono();
  for (const problem of listProblemTypes(openApiDocument)) {
    const explained = problemPage(problem, path, stylesPath);
    routes.get(problem.type, (context) => context.html(explained, 200, { 'cache-control': 'no-cache' }));
  }
  return routes
    .use(path, etag())
    .get(path, (context) => context.html(page, 200, { 'cache-control': 'no-cache' }))
    .get(stylesPath, (context) =>
      context.body(styles, 200, {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    );
}
