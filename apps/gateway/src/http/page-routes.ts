import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { Hono } from 'hono';

import { sheetPath } from './page.ts';

/** Serves the sheet of the gateway's own pages. */
export function pageSheetRoutes(): Hono {
  const sheet = readFileSync(join(import.meta.dirname, 'pages.css'), 'utf8');
  return new Hono().get(sheetPath, (context) =>
    context.body(sheet, 200, { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'no-cache' }),
  );
}
