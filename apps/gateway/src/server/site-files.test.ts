import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { Hono } from 'hono';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { testConfig } from '../../test-support/config.ts';
import { siteFileRoutes } from './site-files.ts';
import { keepBuilds, staticAppRoutes } from './static-apps.ts';

let appsFolder: string;

/** A gateway's static part over a build of one page in both languages. */
function site(variables: Record<string, string> = {}, overrides: object = {}) {
  const config = { ...testConfig({ APPS_FOLDER: appsFolder, ...variables }), ...overrides };
  const builds = keepBuilds(config);
  return new Hono().route('/', siteFileRoutes(config, builds.traveller)).route('/', staticAppRoutes(config, builds));
}

beforeAll(() => {
  appsFolder = mkdtempSync(join(tmpdir(), 'site-files-'));
  const dist = join(appsFolder, 'traveller/dist');
  mkdirSync(dist, { recursive: true });
  const write = (file: string, content: string) => writeFileSync(join(dist, file), content);
  for (const file of ['index.html', 'service-worker.js', 'favicon.ico', 'share.png', 'site.webmanifest', 'icon.svg'])
    write(file, file);
  write('page-paths.json', '["/"]');
  const page = { path: '/', isPublic: true, styleHashes: [], scriptHashes: [] };
  const list = ['es', 'en'].map((language) => ({ ...page, language, file: `${language}.html` }));
  write('prerendered.json', JSON.stringify(list));
  for (const { language, file } of list) write(file, `home in ${language}`);
});

afterAll(() => rmSync(appsFolder, { recursive: true }));

test.each([
  ['/favicon.ico', /^image\/(?:x-icon|vnd\.microsoft\.icon)/],
  ['/share.png', /^image\/png/],
  ['/icon.svg', /^image\/svg\+xml/],
  ['/site.webmanifest', /^application\/manifest\+json/],
])('%s is there under its own type, and cached for a day', async (path, type) => {
  const answer = await site().request(path);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toMatch(type);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=86400');
});

test('the service worker is asked for anew each time', async () => {
  const answer = await site().request('/service-worker.js');
  expect(answer.headers.get('content-type')).toMatch(/^text\/javascript/);
  expect(answer.headers.get('cache-control')).toBe('no-cache');
});

test('the site map lists each public page in each language, with the others beside it', async () => {
  const answer = await site({}, { publicOrigin: 'https://www.example.com' }).request('/sitemap.xml');
  expect(answer.headers.get('content-type')).toMatch(/^application\/xml/);
  const text = await answer.text();
  expect([...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://www.example.com/?language=es',
    'https://www.example.com/?language=en',
  ]);
  expect(text).toContain('hreflang="x-default" href="https://www.example.com/"');
});

test.each([
  ['prod', 'https://www.example.com', true],
  ['dev', 'http://localhost:3000', true],
  ['qa', 'https://qa.example.com', false],
] as const)('in %s at %s search engines may list the site: %s', async (environment, publicOrigin, isListed) => {
  const text = await (await site({}, { environment, publicOrigin }).request('/robots.txt')).text();
  expect(text.includes('Disallow: /\n')).toBe(!isListed);
  expect(text.includes(`Sitemap: ${publicOrigin}/sitemap.xml`)).toBe(isListed);
  expect(text.includes('Disallow: /legal/*/\n')).toBe(isListed);
});

describe('the language of a page', () => {
  const home = async (address: string, headers: Record<string, string> = {}) => site().request(address, { headers });

  test.each<readonly [string, string, Record<string, string>, string]>([
    ['nothing is known', '/', {}, 'es'],
    ['the browser prefers English', '/', { 'accept-language': 'fr, en-US;q=0.9' }, 'en'],
    ['Spanish was chosen before', '/', { 'accept-language': 'en', cookie: 'airline.language=es' }, 'es'],
    ['the address asks for English', '/?language=en', { cookie: 'airline.language=es' }, 'en'],
    ['the address asks for what there is not', '/?language=fr', { 'accept-language': 'en' }, 'en'],
  ])('where %s', async (_, address, headers, language) => {
    const answer = await home(address, headers);
    expect(await answer.text()).toBe(`home in ${language}`);
    expect(answer.headers.get('vary')).toBe('Cookie, Accept-Language, Accept-Encoding');
  });

  test('what the address asks for is stored as the choice, once; a guess is not', async () => {
    const stored = (await home('/?language=en')).headers.get('set-cookie');
    expect(stored).toBe('airline.language=en; Max-Age=31536000; Path=/; SameSite=Lax');
    expect((await home('/?language=en', { cookie: 'airline.language=en' })).headers.get('set-cookie')).toBeNull();
    expect((await home('/?language=fr')).headers.get('set-cookie')).toBeNull();
    expect((await home('/', { 'accept-language': 'en' })).headers.get('set-cookie')).toBeNull();
    const secure = await site({}, { publicOrigin: 'https://www.example.com' }).request('/?language=en');
    expect(secure.headers.get('set-cookie')).toContain('Secure');
  });
});

test.each(['/business', '/business/'])('%s leads to the portal', async (path) => {
  const answer = await site().request(path);
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/business/ctm/']);
});
