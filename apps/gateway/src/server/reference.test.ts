import { endpoints, problemTypes, type Endpoint } from '@airline/contract';
import { errorCodes, problemFor } from '@airline/error-catalogue';
import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { html } from 'hono/html';
import { describe, expect, test } from 'vitest';

import { openApiRoutes } from './openapi.ts';
import { referenceRoutes } from './reference.ts';

const app = new Hono().use(compress()).route('/', openApiRoutes()).route('/', referenceRoutes());
const rows = Object.entries<Endpoint>(endpoints);
const page = await (await app.request('/api/reference')).text();

describe('the document', () => {
  test('is served whole, and compressed to whom that suits', async () => {
    const answer = await app.request('/api/openapi.json');
    expect(await answer.json()).toMatchObject({ openapi: '3.1.1', paths: expect.anything() as unknown });
    const zipped = await app.request('/api/openapi.json', { headers: { 'accept-encoding': 'gzip' } });
    expect(zipped.headers.get('content-encoding')).toBe('gzip');
  });

  test.each(['/api/openapi.json', '/api/reference'])('%s is not sent twice to whom has it', async (path) => {
    const first = await app.request(path, { headers: { 'accept-encoding': 'gzip' } });
    const tag = first.headers.get('etag') ?? '';
    expect(tag).not.toBe('');
    const again = await app.request(path, { headers: { 'if-none-match': tag } });
    expect(again.status).toBe(304);
    expect(await again.text()).toBe('');
    expect((await app.request(path, { headers: { 'if-none-match': '"another"' } })).status).toBe(200);
  });
});

describe('the page', () => {
  test.each(rows)(
    'tells what %s is for, where it is and how it refuses',
    async (name, { method, path, summary, problems }) => {
      expect(page).toContain(`href="#operation-${name}"`);
      const article = page.slice(page.indexOf(`<article id="operation-${name}"`)).split('</article>')[0] ?? '';
      expect(article).toContain(`>${method}</span> <code>${path}</code>`);
      expect(article).toContain(String(await html`${summary}`));
      for (const problem of problems ?? []) expect(article).toContain(problemTypes[problem].type);
    },
  );

  test.each(rows.filter(([, { fieldCodes: codes }]) => codes !== undefined))(
    'says what each code of a rejected field of %s means',
    (name, { fieldCodes: codes = [] }) => {
      const article = page.slice(page.indexOf(`<article id="operation-${name}"`)).split('</article>')[0] ?? '';
      for (const code of codes) expect(article).toContain(`<code>${code}</code>`);
    },
  );

  test('tells how large a party may be', () => {
    expect(page).toContain('8 passengers with a ticket at most');
    expect(page).toContain('1 lap infant for each adult at most');
  });

  test('every link within it leads somewhere', () => {
    const targets = [...page.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
    expect(targets.length).toBeGreaterThan(rows.length);
    for (const target of new Set(targets)) expect(page).toContain(`id="${target}"`);
  });

  test('has neither script nor style of its own: the policy allows none', () => {
    expect(page).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
  });

  test('is dressed by a stylesheet that is kept permanently', async () => {
    const [, href = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page) ?? [];
    const answer = await app.request(href);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toContain('text/css');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  });
});

describe('the address of a type of problem', () => {
  const types = new Set([
    ...Object.values(problemTypes).map(({ type }) => type),
    ...errorCodes.map(({ code }) => problemFor(code).type),
  ]);
  const answered = new Set(page.match(/\/problems\/[a-z0-9/-]+/g));

  test.each([...types].filter((type) => answered.has(type)))('%s is a page that explains it', async (type) => {
    const answer = await app.request(type);
    expect(answer.status).toBe(200);
    const explained = await answer.text();
    expect(explained).toContain(`<code>${type}</code>`);
    const links = [...explained.matchAll(/href="\/api\/reference#([^"]+)"/g)].map(([, target]) => target);
    expect(links.length).toBeGreaterThan(0);
    for (const target of links) expect(page).toContain(`id="${target}"`);
  });

  test('is a page for every link of the reference', async () => {
    expect(answered.size).toBeGreaterThan(30);
    for (const type of answered) expect((await app.request(type)).status, type).toBe(200);
  });
});
