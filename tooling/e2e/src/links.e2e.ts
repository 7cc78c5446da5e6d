import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildPath, links, webviewBase } from '@airline/links';
import { expect } from '@playwright/test';

import { siteTest as test } from './site/site-test.ts';

const parameters: Readonly<Record<string, string>> = {
  passenger: '0',
  product: 'business',
  recordLocator: 'AB23CD',
  document: 'privacy',
  version: '2026-11-23',
};

for (const app of ['traveller', 'ctm', 'webview'] as const) {
  test(`${app}: a link with a page is answered with 200, one without a page with 404`, async ({ request, site }) => {
    const file = join(import.meta.dirname, `../../../apps/${app}/dist/page-paths.json`);
    const routed = new Set(JSON.parse(readFileSync(file, 'utf8')) as readonly string[]);
    const base = app === 'webview' ? webviewBase : '';
    const statuses = await Promise.all(
      links
        .filter(({ surfaces }) => surfaces.includes(app))
        .map(({ path }) => (path.startsWith(base) ? path : base + path))
        .map(async (path) => {
          const address = path.replaceAll(/:(\w+)/g, (_, name: string) => parameters[name] ?? 'spring');
          return [path, (await request.get(site.origin + address)).status()] as const;
        }),
    );
    expect(statuses).toEqual(statuses.map(([path]) => [path, routed.has(path) ? 200 : 404]));
    const absent = `${app === 'ctm' ? '/business/ctm' : base}/no-such-page`;
    expect((await request.get(site.origin + absent)).status()).toBe(404);
    expect(statuses.map(([, status]) => status)).toContain(200);
  });
}

test('search engines may list the pages that anybody can begin from, enrolment among them, each with what it says of itself', async ({
  request,
  site,
}) => {
  const sitemap = await (await request.get(`${site.origin}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address));
  const listed = addresses.map(({ pathname }) => pathname);
  for (const id of ['home', 'air-booking', 'find-my-trip', 'travel-funds', 'enroll', 'program-terms'] as const) {
    expect(listed).toContain(buildPath(id));
  }
  for (const id of ['login', 'account-snapshot', 'account-help'] as const) expect(listed).not.toContain(buildPath(id));
  const descriptions = await Promise.all(
    addresses.map(async ({ pathname, search }) => {
      const html = await (await request.get(site.origin + pathname + search)).text();
      return /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? '';
    }),
  );
  expect(descriptions.filter(({ length }) => length < 60 || length > 160)).toEqual([]);
});
