import { endpoints, searchResults, type SearchResults, type StructuredSuggestion } from '@airline/contract';
import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';

import type { OpenDatabase } from '../../database/database.ts';
import { openAccountGateway, type AccountGateway } from '../../../test-support/account-gateway.ts';
import { openMemoryDatabase } from '../../../test-support/memory-database.ts';
import { createKeptAnswers, keptAnswerRoutes } from '../../http/kept-answers.ts';
import type { SitePage } from './rules/index.ts';
import { siteSearchRoutes } from './routes.ts';
import { createSiteSearch } from './site-search.ts';

const sections = Array.from(
  { length: 14 },
  (_, place) => `<h2 id="s${place}">Maleta ${place}</h2><p>Texto ${place}.</p>`,
);
const pages: readonly SitePage[] = [
  {
    path: '/help/',
    language: 'es',
    html: `<main><h1>Ayuda</h1><h2 id="pets">Mascotas <b>&lt;i&gt;</b></h2><p>Un perro &amp; un gato.</p>${sections.join('')}</main>`,
  },
  { path: '/help/', language: 'en', html: '<main><h1>Help</h1><h2 id="pets">Pets</h2><p>A dog.</p></main>' },
];

let database: OpenDatabase;
let gateway: AccountGateway;
beforeAll(async () => {
  database = await openMemoryDatabase();
  gateway = openAccountGateway(database, { sitePages: () => pages });
});
afterAll(() => database.close());

const ask = async (path: string, headers: Readonly<Record<string, string>> = {}) =>
  gateway.app.request(path, { headers });
const suggest = (query: string) => ask(`/s/suggest.json?${query}`);
async function search(query: string): Promise<SearchResults['response']['resultPacket']> {
  const answer = await ask(`/s/search.json?${query}`);
  return searchResults.parse(await answer.json()).response.resultPacket;
}

test('suggestions are a bare array of texts, kept by nobody and taken for nothing else', async () => {
  const answer = await suggest('collection=site&partial_query=masc');
  expect(await answer.json()).toEqual(['Mascotas <i>']);
  expect(answer.headers.get('content-type')).toContain('application/json');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
});

test.each(['json++', 'json%2B%2B', 'json%20%20'])(
  'fmt=%s gives each with where it leads, as text and address',
  async (fmt) => {
    const answer = await suggest(`collection=help&partial_query=masc&profile=es&fmt=${fmt}`);
    expect(await answer.json()).toEqual([
      {
        key: 'Mascotas <i>',
        disp: 'Mascotas <i>',
        disp_t: 'T',
        wt: '100.0',
        cat: 'Ayuda',
        cat_t: 'T',
        action: '/help/#pets',
        action_t: 'U',
      } satisfies StructuredSuggestion,
    ]);
  },
);

test('show, sort and alpha say how many, in which order, and what for', async () => {
  const titles = async (query: string) => (await suggest(`collection=help&partial_query=maleta&${query}`)).json();
  expect(await titles('')).toHaveLength(10);
  expect(await titles('show=3')).toHaveLength(3);
  expect(await titles('show=0')).toEqual([]);
  const byAlphabet = (await titles('show=14&sort=2')) as string[];
  expect(byAlphabet).toEqual(byAlphabet.toSorted(new Intl.Collator('es').compare));
  const byLength = (await titles('show=14&sort=1&alpha=1')) as string[];
  expect(byLength.map(({ length }) => length)).toEqual(byLength.map(({ length }) => length).toSorted((a, b) => a - b));
});

test('a callback is a name, is called with json++ alone, and nothing of it or of the site can end the script', async () => {
  const answer = await suggest('collection=site&partial_query=masc&fmt=json%2B%2B&callback=app.show');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=UTF-8');
  const text = await answer.text();
  expect(text).toMatch(/^\/\*\*\/app\.show\(\[.*\]\);$/);
  expect(text).not.toContain('<');
  const plain = await suggest('collection=site&partial_query=masc&callback=app.show');
  expect(plain.headers.get('content-type')).toContain('application/json');
  for (const callback of ['alert(1)', '1a', 'a b', 'a;b', '<script>', 'a'.repeat(65), '']) {
    const refused = await suggest(
      `collection=site&partial_query=masc&fmt=json%2B%2B&callback=${encodeURIComponent(callback)}`,
    );
    expect(refused.status).toBe(422);
    expect(refused.headers.get('content-type')).toContain('application/problem+json');
  }
});

test.each([
  ['/s/suggest.json?partial_query=a', 400, 'missing-parameter'],
  ['/s/suggest.json?collection=site', 400, 'missing-parameter'],
  ['/s/suggest.json?collection=constructor&partial_query=a', 404, 'invalid-collection'],
  ['/s/search.json', 400, 'missing-parameter'],
  ['/s/search.json?collection=other&query=a', 404, 'invalid-collection'],
  ['/s/search.html?query=a', 400, 'missing-parameter'],
])('%s is refused with %i %s', async (path, status, name) => {
  const answer = await ask(path);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ type: `/problems/site-search/${name}`, status });
});

test.each(['num_ranks=0', 'num_ranks=-1', 'start_rank=x', 'start_rank=1&start_rank=2', `query=${'a'.repeat(1_001)}`])(
  '%s is refused by its field',
  async (wrong) => {
    expect((await ask(`/s/search.json?collection=site&${wrong}`)).status).toBe(422);
  },
);

test('results are paged by ranks from 1', async () => {
  const { results, resultsSummary } = await search('collection=site&query=maleta&num_ranks=5&start_rank=6');
  expect(results.map(({ rank }) => rank)).toEqual([6, 7, 8, 9, 10]);
  expect(resultsSummary).toMatchObject({
    totalMatching: 14,
    fullyMatching: 14,
    numRanks: 5,
    currStart: 6,
    currEnd: 10,
    prevStart: 1,
    nextStart: 11,
  });
  const past = await search('collection=site&query=maleta&start_rank=99');
  expect(past.resultsSummary).toMatchObject({ currStart: 0, currEnd: 0, nextStart: null });
});

test('a profile is a language, and another one is the default', async () => {
  const [english] = (await search('collection=site&query=dog&profile=en')).results;
  expect(english).toMatchObject({ title: 'Pets', liveUrl: '/help/#pets' });
  const [spanish] = (await search('collection=site&query=perro&profile=mobile')).results;
  expect(spanish?.summary).toBe('Un perro & un gato.');
});

test('no query is no result, and what may have been meant is said', async () => {
  expect((await search('collection=site')).resultsSummary.totalMatching).toBe(0);
  expect((await search('collection=site&query=maskota')).spell).toEqual({
    text: 'mascota',
    url: '?collection=site&profile=_default&query=mascota',
  });
});

test('the page shows results without a script, in the language of the person, with everything escaped', async () => {
  const answer = await ask('/s/search.html?collection=site&query=%3Cscript%3E+perro', { 'accept-language': 'es' });
  expect(answer.headers.get('content-type')).toContain('text/html');
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self'");
  const text = await answer.text();
  expect(text).toContain('<html lang="es">');
  expect(text).toContain('<meta name="robots" content="noindex" />');
  expect(text).toContain('value="&lt;script&gt; perro"');
  expect(text).toContain('<mark>Mascotas</mark> &lt;i&gt;');
  expect(text).toContain('Un <mark>perro</mark> &amp; un <mark>gato</mark>.');
  expect(text).not.toContain('<script');
});

test('the page says what is wrong to who sees it, with a new search', async () => {
  const document = { 'sec-fetch-dest': 'document', 'accept-language': 'en' };
  const answer = await ask('/s/search.html?collection=other', document);
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain('There is nothing to search there');
  expect((await ask('/s/search.html?collection=site&num_ranks=x', document)).status).toBe(422);
});

test('the log has no query, and other methods are refused', async () => {
  await ask('/s/search.json?collection=site&query=mi-secreto');
  await suggest('collection=site&partial_query=mi-secreto');
  expect(gateway.logged.join('\n')).not.toContain('secreto');
  expect((await gateway.app.request('/s/search.json', { method: 'POST' })).status).toBe(405);
});

test('pages that a new build brings are searched from then on, and what was kept of those before is given no more', async () => {
  let current = pages;
  let searched = 0;
  const kept = { suggestions: createKeptAnswers(), results: createKeptAnswers() };
  const giving = { publicOrigin: 'https://example.com', log: pino({ level: 'silent' }), isRefused: async () => false };
  const routes = new Hono()
    .route('/', keptAnswerRoutes(giving, [[endpoints.suggestSearches, kept.suggestions]]))
    .use(async (_, next) => {
      searched += 1;
      await next();
    })
    .route(
      '/',
      siteSearchRoutes(
        createSiteSearch(() => current),
        kept,
      ),
    );
  const find = async () => (await routes.request('/s/suggest.json?collection=help&partial_query=masc')).json();
  expect(await find()).toEqual(['Mascotas <i>']);
  expect(await find()).toEqual(['Mascotas <i>']);
  expect(searched).toBe(1);
  current = [];
  expect(await find()).toEqual([]);
});
