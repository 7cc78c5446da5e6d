import { join } from 'node:path';

import type { ApiKeySet } from '@airline/client-config/api-keys';
import { webviewCookie, webviewCookieValue } from '@airline/contract';
import { isDocumentId, isDocumentVersion } from '@airline/documents';
import { buildPath, type LinkFlag, matchLink, type LinkMatch, toSurfaceAddress } from '@airline/links';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';

import { languageVary, pageLanguage, storeAskedLanguage } from '../http/page-language.ts';
import type { Config } from './config.ts';
import { createPageWriter, type WrittenPage } from './page-settings.ts';
import { newVersionScript } from './new-version-script.ts';
import { keepBuild, pageKey, type BuildKeeper } from './app-build.ts';

interface PlacedApp {
  readonly name: 'traveller' | 'ctm' | 'webview';
  /** Paths whose pages the app draws. */
  readonly paths: readonly string[];
  /** The set of the API key that its pages send. */
  readonly keys: ApiKeySet;
  /** The path's `{product}` must be one of the deployment's. */
  readonly isForProducts?: true;
}

/** The builds of the apps. */
export type AppBuilds = Readonly<Record<PlacedApp['name'], BuildKeeper>>;

export function keepBuilds({ appsFolder }: Pick<Config, 'appsFolder'>, clock?: () => number): AppBuilds {
  const keep = (name: PlacedApp['name']) => keepBuild(join(appsFolder, name, 'dist'), clock);
  return { traveller: keep('traveller'), ctm: keep('ctm'), webview: keep('webview') };
}

/**
 * Serves the built apps on the one origin: hashed files under `/static/<app>/`, kept permanently, and an app's page for each
 * path below its place, so that a deep link or a reload lands where it should; where the app has no page, with status 404. A
 * page that the build prerendered is
 * served as it is, in the language that its address, the person or the browser asks for.
 * `/{product}/` leads to the product's portal. Inside the native app an address of the site leads to the bundle where that has its page.
 */
export function staticAppRoutes({ appsFolder, publicOrigin, apiKeys, settings }: Config, builds: AppBuilds): Hono {
  const apps: readonly PlacedApp[] = [
    { name: 'ctm', paths: ['/:product/ctm', '/:product/ctm/*'], keys: 'corporate', isForProducts: true },
    { name: 'webview', paths: ['/mobile', '/mobile/*'], keys: 'mobile' },
    { name: 'traveller', paths: ['*'], keys: 'general' },
  ];
  const routes = new Hono();
  for (const path of ['/:product', '/:product/']) {
    routes.get(path, (context, next) => {
      const product = context.req.param('product') ?? '';
      if (!settings.current().config.products.includes(product)) return next();
      return context.redirect(buildPath('ctm-home', { product }));
    });
  }
  for (const { name, paths, keys, isForProducts } of apps) {
    const writePage = createPageWriter({ publicOrigin, apiKey: apiKeys?.sent[keys] });
    const folder = join(appsFolder, name, 'dist');
    routes.use(`/static/${name}/*`, keepForEver, builtFiles(builds[name], folder, `/static/${name}`), goneScript);
    for (const path of paths) {
      routes.get(path, (context, next) => {
        if (context.req.path.startsWith('/static/') || context.req.path.startsWith('/api/')) return next();
        const inForce = settings.current();
        if (isForProducts && !inForce.config.products.includes(context.req.param('product') ?? '')) return next();
        const inWebview = findWebviewAddress(context, name, builds);
        if (inWebview !== undefined) return answerRedirect(context, inWebview);
        const { page, pagePaths, prerendered } = builds[name].current();
        if (page === undefined) {
          return context.text(`The app '${name}' is not built: run 'npm start', or 'pnpm build'.\n`, 503);
        }
        const { pattern, flag } = findPattern(context.req.path);
        const isPage = pagePaths.has(pattern);
        const isOff = flag !== undefined && !inForce.config.metadataFlags[flag];
        const shown = isPage ? (isOff ? closedPage : pattern) : absentPage;
        const ready = prerendered.get(pageKey(shown, pageLanguage(context)));
        storeAskedLanguage(context, publicOrigin);
        return answerPage(context, writePage(ready ?? page, inForce), isPage && isThere(context.req.path) ? 200 : 404);
      });
    }
  }
  return routes;
}

/**
 * Finds the page of the web view's bundle that an address without a page there leads to: inside the native app each address of the
 * site whose page the bundle has too, and for everybody one that has another form below the bundle's folder.
 */
function findWebviewAddress(context: Context, name: PlacedApp['name'], builds: AppBuilds): string | undefined {
  const isAsked =
    name === 'webview' || (name === 'traveller' && getCookie(context, webviewCookie) === webviewCookieValue);
  if (!isAsked) return undefined;
  const { pathname, search } = new URL(context.req.url);
  const address = toSurfaceAddress(pathname + search, 'webview');
  const isElsewhere = address !== undefined && address !== pathname + search;
  return isElsewhere && builds.webview.current().pagePaths.has(findPattern(address).pattern) ? address : undefined;
}

function answerRedirect(context: Context, address: string): Response {
  context.header('cache-control', 'no-store');
  context.header('vary', 'Cookie');
  return context.redirect(address, 302);
}

/** Answers with a page, compressed where the browser can read that. */
function answerPage(context: Context, { html, policy, compressed }: WrittenPage, status: 200 | 404): Response {
  const accepted = new Set((context.req.header('accept-encoding') ?? '').split(',').map((name) => name.trim()));
  const smaller = compressed.find(({ encoding }) => accepted.has(encoding));
  return context.body(smaller?.bytes ?? html, status, {
    'content-type': 'text/html; charset=UTF-8',
    'cache-control': 'no-cache',
    'content-security-policy': policy,
    vary: `${languageVary}, Accept-Encoding`,
    ...(smaller === undefined ? {} : { 'content-encoding': smaller.encoding }),
  });
}

/** The pattern of every path that an app has no page for: it draws one that says so. */
const absentPage = '*';

/** The pattern of every page whose flag is off: in its place stands one that says so, and it is there all the same. */
const closedPage = '*closed';

/** Finds the pattern of the link that a path belongs to, as an app's routes have it, and its flag; `''` where it belongs to none. */
function findPattern(path: string): { readonly pattern: string; readonly flag?: LinkFlag } {
  const match = matchLink(path);
  if (match === undefined || isOfNoDocument(match)) return { pattern: '' };
  const { path: pattern, flag } = match.link;
  return { pattern: match.base + pattern, ...(flag === undefined ? {} : { flag }) };
}

function isOfNoDocument(match: LinkMatch): boolean {
  return match.id === 'document-version' && !isDocumentId(match.params.document);
}

/** False for a version that a document never had: its page says so, and shows the one in force. */
function isThere(path: string): boolean {
  const match = matchLink(path);
  return match?.id !== 'document-version' || isDocumentVersion(match.params.document, match.params.version);
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
  return context.body(newVersionScript(pageLanguage(context)), 200, {
    'content-type': 'text/javascript; charset=UTF-8',
    'cache-control': 'no-store',
  });
});

/** Serves the files of a build, from when there is one. */
export function builtFiles(build: BuildKeeper, folder: string, prefix = ''): MiddlewareHandler {
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
