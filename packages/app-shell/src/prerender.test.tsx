import { expect, test } from 'vitest';
import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';

import { Page } from './Page.tsx';
import { prerenderPages } from './prerender.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

const options = (routes: RouteObject[]) => ({
  app: 'traveller' as const,
  homeHref: '/',
  createRoutes: () => routes,
  pages: [
    {
      path: '/',
      module: 'src/home.tsx',
      words: ['urgency' as const],
      beside: ['src/services.ts'],
      notAhead: ['src/map.tsx'],
      describe: (i18n: I18n) => i18n.t('brand'),
    },
  ],
});

test('a public page is rendered in each language, with its title, where there is no document', async () => {
  const pages = await prerenderPages(options([{ path: '/', lazy: async () => ({ Component: NotFoundPage }) }]));
  expect(pages.map(({ html: _html, messages: _messages, ...page }) => page)).toEqual([
    {
      path: '/',
      module: 'src/home.tsx',
      beside: ['src/services.ts'],
      notAhead: ['src/map.tsx'],
      isOutline: false,
      asks: '',
      noScript: '',
      language: 'es',
      title: 'No encontramos esta página · Alisio',
      description: 'Alisio',
      isPublic: false,
      isFindable: false,
    },
    {
      path: '/',
      module: 'src/home.tsx',
      beside: ['src/services.ts'],
      notAhead: ['src/map.tsx'],
      isOutline: false,
      asks: '',
      noScript: '',
      language: 'en',
      title: 'We can’t find this page · Alisio',
      description: 'Alisio',
      isPublic: false,
      isFindable: false,
    },
  ]);
  expect(pages[1]?.html).toMatch(/<h1[^>]*>We can’t find this page<\/h1>/);
  expect(pages[1]?.messages.language).toBe('en');
  expect(Object.keys(pages[1]?.messages.messages ?? {})).toEqual(['shell', 'traveller', 'urgency']);
});

function FormPage() {
  return (
    <Page title="Vuelos">
      <form />
    </Page>
  );
}

test.each([
  ['an outline', NotFoundPage, true],
  ['a page with a form', FormPage, false],
])('%s says what to do without scripts, with the number to call as a link', async (_, Component, isOutline) => {
  const { pages, ...rest } = options([{ path: '/', Component }]);
  const rendered = await prerenderPages({ ...rest, pages: pages.map((page) => ({ ...page, isOutline })) });
  expect(rendered.map(({ noScript }) => noScript)).toEqual([
    expect.stringMatching(/^<p>Esta página necesita JavaScript.*<a [^>]*href="tel:\+18005550142"[^>]*>1-800-555-0142/),
    expect.stringMatching(/^<p>This page needs JavaScript.*<a [^>]*href="tel:\+18005550137"[^>]*>1-800-555-0137/),
  ]);
});

function Broken(): null {
  throw new Error('no wind');
}

function failing(): never {
  throw new Error('no data');
}

const faulty: readonly (readonly [string, RouteObject, string])[] = [
  ['crashes', { path: '/', Component: Broken }, 'no wind'],
  ['fails while it loads', { path: '/', loader: failing, Component: NotFoundPage }, 'fails while it loads'],
  ['redirects', { path: '/', loader: () => Response.redirect('http://prerendered.invalid/login/') }, 'redirects'],
  ['has no title', { path: '/', Component: () => <p>Hola</p> }, 'no title'],
];

test.each(faulty)('a page that %s is not built', async (_, route, message) => {
  await expect(prerenderPages(options([route]))).rejects.toThrow(message);
});

test('a page may use everything that a page in the browser uses', async () => {
  const [page] = await prerenderPages(
    options([{ path: '/', Component: () => <Page title="Equipaje" lead="Dos maletas." /> }]),
  );
  expect(page?.html).toContain('Dos maletas.');
});
