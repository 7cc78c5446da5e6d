import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { isWebviewAllowed, matchLink } from '@airline/links';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type MiddlewareHandler } from 'hono';
import { createMiddleware } from 'hono/factory';

import type { Config } from '../config.ts';

interface PlacedApp {
  readonly name: 'traveller' | 'ctm' | 'webview';
  /** Paths whose pages the app draws. */
  readonly paths: readonly string[];
}

/**
 * Serves the built apps on the one origin: hashed files under `/static/<app>/` for ever, and an app's page for each
 * path below its place, so that a deep link or a reload lands where it should.
 */
export function staticAppRoutes({ appsFolder, portalProducts }: Config): Hono {
  const apps: readonly PlacedApp[] = [
    { name: 'ctm', paths: portalProducts.flatMap((product) => [`/${product}/ctm`, `/${product}/ctm/*`]) },
    { name: 'webview', paths: ['/mobile', '/mobile/*'] },
    { name: 'traveller', paths: ['*'] },
  ];
  const routes = new Hono();
  for (const { name, paths } of apps) {
    const folder = join(appsFolder, name, 'dist');
    const page = readPage(folder);
    if (page !== undefined) routes.use(`/static/${name}/*`, keepForEver, hashedFiles(folder, `/static/${name}`));
    for (const path of paths) {
      routes.get(path, (context, next) => {
        if (context.req.path.startsWith('/static/') || context.req.path.startsWith('/api/')) return next();
        if (page === undefined) {
          return context.text(`The app '${name}' is not built: run 'npm start', or 'pnpm build'.\n`, 503);
        }
        const status = isPage(name, context.req.path) ? 200 : 404;
        return context.html(page, status, { 'cache-control': 'no-cache' });
      });
    }
  }
  return routes;
}

/** Tells whether an app has a page for a path; where it has none, it draws its own page that says so. */
function isPage(name: PlacedApp['name'], path: string): boolean {
  if (name === 'webview') return isWebviewAllowed(path);
  return matchLink(path)?.link.surfaces.includes(name) ?? false;
}

const keepForEver = createMiddleware(async (context, next) => {
  await next();
  if (context.res.ok) context.header('cache-control', 'public, max-age=31536000, immutable');
});

function hashedFiles(folder: string, prefix: string): MiddlewareHandler {
  return serveStatic({
    root: folder,
    rewriteRequestPath: (path) => path.slice(prefix.length),
    precompressed: true,
  });
}

function readPage(folder: string): string | undefined {
  const path = join(folder, 'index.html');
  return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
}
