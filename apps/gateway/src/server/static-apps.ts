import { join } from 'node:path';

import { defaultLanguage, isLanguage, languageCookie, type Language } from '@airline/contract';
import { matchLink } from '@airline/links';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import type { Config } from './config.ts';
import { newVersionScript } from './new-version-script.ts';
import { keepBuild, pageKey, type BuildKeeper, type InlineHashes, type WrittenPage } from './app-build.ts';

interface PlacedApp {
  readonly name: 'traveller' | 'ctm' | 'webview';
  /** Paths whose pages the app draws. */
  readonly paths: readonly string[];
}

/** The builds of the apps. */
export type AppBuilds = Readonly<Record<PlacedApp['name'], BuildKeeper>>;

export function keepBuilds({ appsFolder }: Pick<Config, 'appsFolder'>, clock?: () => number): AppBuilds {
  const keep = (name: PlacedApp['name']) => keepBuild(join(appsFolder, name, 'dist'), clock);
  return { traveller: keep('traveller'), ctm: keep('ctm'), webview: keep('webview') };
}

/** Gives the hashes of all styles and scripts that stand in prerendered pages. */
export function collectInlineHashes(builds: AppBuilds): InlineHashes {
  const all = Object.values(builds).map((build) => build.current().inlineHashes);
  return {
    styles: [...new Set(all.flatMap(({ styles }) => styles))],
    scripts: [...new Set(all.flatMap(({ scripts }) => scripts))],
  };
}

/**
 * Serves the built apps on the one origin: hashed files under `/static/<app>/`, kept permanently, and an app's page for each
 * path below its place, so that a deep link or a reload lands where it should; where the app has no page, with status 404. A
 * page that the build prerendered is
 * served as it is, in the language that the person chose.
 */
export function staticAppRoutes({ appsFolder, portalProducts }: Config, builds: AppBuilds): Hono {
  const apps: readonly PlacedApp[] = [
    { name: 'ctm', paths: portalProducts.flatMap((product) => [`/${product}/ctm`, `/${product}/ctm/*`]) },
    { name: 'webview', paths: ['/mobile', '/mobile/*'] },
    { name: 'traveller', paths: ['*'] },
  ];
  const routes = new Hono();
  for (const { name, paths } of apps) {
    const folder = join(appsFolder, name, 'dist');
    routes.use(`/static/${name}/*`, keepForEver, hashedFiles(builds[name], folder, `/static/${name}`), goneScript);
    for (const path of paths) {
      routes.get(path, (context, next) => {
        if (context.req.path.startsWith('/static/') || context.req.path.startsWith('/api/')) return next();
        const { page, pagePaths, prerendered } = builds[name].current();
        if (page === undefined) {
          return context.text(`The app '${name}' is not built: run 'npm start', or 'pnpm build'.\n`, 503);
        }
        const ready = prerendered.get(pageKey(context.req.path, chooseLanguage(context)));
        const status = isPage(pagePaths, context.req.path) ? 200 : 404;
        return answerPage(context, ready ?? page, status);
      });
    }
  }
  return routes;
}

/** Answers with a page, compressed by the build where the browser can read that: nothing is compressed while it waits. */
function answerPage(context: Context, { html, compressed }: WrittenPage, status: 200 | 404): Response {
  const accepted = new Set((context.req.header('accept-encoding') ?? '').split(',').map((name) => name.trim()));
  const smaller = compressed.find(({ encoding }) => accepted.has(encoding));
  return context.body(smaller?.bytes ?? html, status, {
    'content-type': 'text/html; charset=UTF-8',
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Encoding',
    ...(smaller === undefined ? {} : { 'content-encoding': smaller.encoding }),
  });
}

/** Checks whether an app has a page for a path; where it has none, it draws its own page that says so. */
function isPage(pagePaths: ReadonlySet<string>, path: string): boolean {
  const match = matchLink(path);
  return match !== undefined && pagePaths.has(match.base + match.link.path);
}

/** Gives the language that the person chose, which the page keeps in a cookie. */
function chooseLanguage(context: Context): Language {
  const chosen = getCookie(context, languageCookie);
  return isLanguage(chosen) ? chosen : defaultLanguage;
}

const keepForEver = createMiddleware(async (context, next) => {
  await next();
  if (context.res.ok && !context.res.headers.has('cache-control')) {
    context.header('cache-control', 'public, max-age=31536000, immutable');
  }
});

/** Answers a page that asks for a script of an older build, which is gone, with one that says so; others hear that it is gone. */
const goneScript = createMiddleware(async (context, next) => {
  if (context.req.header('sec-fetch-dest') !== 'script') return next();
  return context.body(newVersionScript(chooseLanguage(context)), 200, {
    'content-type': 'text/javascript; charset=UTF-8',
    'cache-control': 'no-store',
  });
});

/** Serves the hashed files of a build, from when there is one. */
function hashedFiles(build: BuildKeeper, folder: string, prefix: string): MiddlewareHandler {
  let files: MiddlewareHandler | undefined;
  return (context, next) => {
    if (build.current().page === undefined) return next();
    files ??= serveStatic({
      root: folder,
      rewriteRequestPath: (path) => path.slice(prefix.length),
      precompressed: true,
    });
    return files(context, next);
  };
}
