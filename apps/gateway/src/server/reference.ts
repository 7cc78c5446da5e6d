import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Hono } from 'hono';
import { etag } from 'hono/etag';

import { openApiDocument } from './openapi.ts';
import { listProblemTypes, problemPage } from './problem-page.ts';
import type { Html } from './reference-fields.ts';
import { referencePage } from './reference-page.ts';

const path = '/api/reference';

let written: WrittenReference | undefined;

interface WrittenReference {
  readonly styles: string;
  readonly stylesPath: string;
  readonly page: Html;
  /** The page of each type of problem, by the type. */
  readonly problems: ReadonlyMap<string, Html>;
}

/**
 * Serves the OpenAPI document as a page for people, and one for each type of problem at the address that it names: no script,
 * and a stylesheet whose name carries its content's hash.
 *
 * They are written once for a process, when a gateway starts, and English in every language: their reader writes code.
 */
export function referenceRoutes(): Hono {
  written ??= writeReference();
  const { styles, stylesPath, page, problems } = written;
  return new Hono()
    .get('/problems/*', (context, next) => {
      const explained = problems.get(context.req.path);
      return explained === undefined ? next() : context.html(explained, 200, { 'cache-control': 'no-cache' });
    })
    .use(path, etag())
    .get(path, (context) => context.html(page, 200, { 'cache-control': 'no-cache' }))
    .get(stylesPath, (context) =>
      context.body(styles, 200, {
        'content-type': 'text/css; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    );
}

function writeReference(): WrittenReference {
  const styles = readFileSync(join(import.meta.dirname, 'reference.css'), 'utf8');
  const hash = createHash('sha256').update(styles).digest('base64url').slice(0, 12);
  const stylesPath = `/static/reference/reference-${hash}.css`;
  const types = listProblemTypes(openApiDocument);
  return {
    styles,
    stylesPath,
    page: referencePage(openApiDocument, stylesPath),
    problems: new Map(types.map((problem) => [problem.type, problemPage(problem, path, stylesPath)])),
  };
}
