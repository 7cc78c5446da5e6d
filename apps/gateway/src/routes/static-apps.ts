import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { defaultLanguage, isLanguage, languageCookie, type Language } from '@airline/i18n/messages';
import { isWebviewAllowed, matchLink } from '@airline/links';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { createMiddleware } from 'hono/factory';
import * as z from 'zod';

import type { Config } from '../config.ts';

interface PlacedApp {
  readonly name: 'traveller' | 'ctm' | 'webview';
  /** Paths whose pages the app draws. */
  readonly paths: readonly string[];
}

/**
 * Serves the built apps on the one origin: hashed files under `/static/<app>/` for ever, and an app's page for each
 * path below its place, so that a deep link or a reload lands where it should. A page that the build rendered beforehand is
 * served as it is, in the language that the person chose.
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
    const prerendered = readPrerendered(folder);
    if (page !== undefined) routes.use(`/static/${name}/*`, keepForEver, hashedFiles(folder, `/static/${name}`));
    for (const path of paths) {
      routes.get(path, (context, next) => {
        if (context.req.path.startsWith('/static/') || context.req.path.startsWith('/api/')) return next();
        if (page === undefined) {
          return context.text(`The app '${name}' is not built: run 'npm start', or 'pnpm build'.\n`, 503);
        }
        const ready = prerendered.get(pageKey(context.req.path, languageOf(context)));
        const status = isPage(name, context.req.path) ? 200 : 404;
        return answerPage(context, ready ?? page, status);
      });
    }
  }
  return routes;
}

/** A page in each form that the build wrote it in. */
interface WrittenPage {
  readonly html: string;
  /** The smallest first. */
  readonly compressed: readonly { readonly encoding: 'br' | 'gzip'; readonly bytes: Uint8Array<ArrayBuffer> }[];
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

/** Tells whether an app has a page for a path; where it has none, it draws its own page that says so. */
function isPage(name: PlacedApp['name'], path: string): boolean {
  if (name === 'webview') return isWebviewAllowed(path);
  return matchLink(path)?.link.surfaces.includes(name) ?? false;
}

/** Gives the language that the person chose, which the page keeps in a cookie. */
function languageOf(context: Context): Language {
  const chosen = getCookie(context, languageCookie);
  return isLanguage(chosen) ? chosen : defaultLanguage;
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

/** One page that the build rendered beforehand: `prerendered.json` of `tooling/vite`. */
const prerenderedList = z.array(
  z.object({ path: z.string(), language: z.string(), file: z.string(), styleHashes: z.array(z.string()) }),
);

function readList(folder: string): z.infer<typeof prerenderedList> {
  const path = join(folder, 'prerendered.json');
  return existsSync(path) ? prerenderedList.parse(JSON.parse(readFileSync(path, 'utf8'))) : [];
}

function readPrerendered(folder: string): ReadonlyMap<string, WrittenPage> {
  return new Map(
    readList(folder).map(({ path, language, file }) => [pageKey(path, language), readWritten(join(folder, file))]),
  );
}

function pageKey(path: string, language: string): string {
  return `${language} ${path}`;
}

/** Gives the hashes of the styles that stand in the prerendered pages, for the Content-Security-Policy: `'sha256-…'`. */
export function prerenderedStyleHashes({ appsFolder }: Config): readonly string[] {
  const lists = ['traveller', 'ctm', 'webview'].map((name) => readList(join(appsFolder, name, 'dist')));
  return [...new Set(lists.flat().flatMap(({ styleHashes }) => styleHashes.map((hash) => `'${hash}'`)))];
}

function readPage(folder: string): WrittenPage | undefined {
  const path = join(folder, 'index.html');
  return existsSync(path) ? readWritten(path) : undefined;
}

const writtenEncodings = [
  { encoding: 'br', ending: '.br' },
  { encoding: 'gzip', ending: '.gz' },
] as const;

function readWritten(path: string): WrittenPage {
  return {
    html: readFileSync(path, 'utf8'),
    compressed: writtenEncodings.flatMap(({ encoding, ending }) =>
      existsSync(path + ending) ? [{ encoding, bytes: new Uint8Array(readFileSync(path + ending)) }] : [],
    ),
  };
}
