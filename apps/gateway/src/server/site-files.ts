import { join } from 'node:path';

import { addLanguage, languages, type Language } from '@airline/contract';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';

import { isLoopback } from '../http/loopback.ts';
import type { BuildKeeper } from './app-build.ts';
import type { Config } from './config.ts';
import { builtFiles } from './static-apps.ts';

/** The files that browsers, phones and other sites look for at the root of an origin: `apps/traveller/public`. */
const rootFiles = [
  'apple-touch-icon.png',
  'favicon.ico',
  'icon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'share.png',
  'site.webmanifest',
] as const;

const aDay = 'public, max-age=86400';

/** What no search engine needs to fetch: data, endless results, and what is somebody's own. */
const unlisted = [
  '/api/',
  '/s/',
  '/account/',
  '/accounthelp/',
  '/air/booking/flights',
  '/air/booking/passenger/',
  '/air/booking/confirmation/',
  '/inbox',
  // Versions of documents: the one in force has its own address.
  '/legal/*/',
  '/loyalty/myaccount/',
  '/mobile/',
  '/sandbox/',
  '/search',
  '/trip/',
] as const;

/** Serves what stands at the root of the origin for browsers and search engines: icons, manifest, robots.txt, sitemap.xml. */
export function siteFileRoutes({ appsFolder, environment, publicOrigin }: Config, build: BuildKeeper): Hono {
  const routes = new Hono();
  const files = builtFiles(build, join(appsFolder, 'traveller', 'dist'));
  for (const file of rootFiles) routes.get(`/${file}`, forADay, files);
  routes.get('/service-worker.js', alwaysAsked, files);
  const isListed = environment === 'prod' || isLoopback(new URL(publicOrigin).hostname);
  routes.get('/robots.txt', (context) =>
    context.text(isListed ? robots(publicOrigin) : 'User-agent: *\nDisallow: /\n', 200, { 'cache-control': aDay }),
  );
  routes.get('/sitemap.xml', (context) =>
    context.body(sitemap(publicOrigin, build.current().publicPaths), 200, {
      'content-type': 'application/xml; charset=UTF-8',
      'cache-control': aDay,
    }),
  );
  return routes;
}

const forADay = createMiddleware(async (context, next) => {
  await next();
  if (context.res.ok) context.header('cache-control', aDay);
});

/** A worker stays with who has it until a newer one is there: nothing between may keep an older one. */
const alwaysAsked = createMiddleware(async (context, next) => {
  await next();
  if (context.res.ok) context.header('cache-control', 'no-cache');
});

function robots(publicOrigin: string): string {
  const lines = unlisted.map((path) => `Disallow: ${path}\n`);
  return `User-agent: *\n${lines.join('')}\nSitemap: ${publicOrigin}/sitemap.xml\n`;
}

/** Lists the public pages, each in each language with the others beside it. Source: sitemaps.org, and Google's `xhtml:link` in it. */
function sitemap(publicOrigin: string, paths: readonly string[]): string {
  const addressIn = (path: string, language: Language) => addLanguage(publicOrigin + path, language);
  const urls = paths.flatMap((path) => {
    const alternates = [
      ...languages.map((language) => [language, addressIn(path, language)] as const),
      ['x-default', publicOrigin + path] as const,
    ].map(([language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`);
    return languages.map((language) => `<url><loc>${addressIn(path, language)}</loc>${alternates.join('')}</url>\n`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('')}</urlset>
`;
}
