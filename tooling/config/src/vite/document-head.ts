import { relative } from 'node:path';

import type { HtmlTagDescriptor, Plugin } from 'vite';

/** The picture of every app's tab. */
const icon = new URL('../../../../packages/ui/src/brand/favicon.svg', import.meta.url).pathname;

/** What is said where no script runs, on a page that has nothing without one. */
const noScript =
  '<p>Esta página necesita JavaScript. Actívelo en su navegador y vuelva a cargarla.</p>' +
  '<p lang="en">This page needs JavaScript. Turn it on in your browser and load the page again.</p>';

/** Puts what is the same in every app's document into its head: an app's own `index.html` has its name and its brand. */
export function documentHead(): Plugin {
  return {
    name: 'document-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { filename, server }) => {
        // The native app may show its web view from edge to edge: the frame keeps clear of what is there.
        const cover = html.includes('data-brand="webview"') ? ', viewport-fit=cover' : '';
        const metas = [
          { charset: 'utf-8' },
          { name: 'viewport', content: `width=device-width, initial-scale=1${cover}` },
          { name: 'color-scheme', content: 'light dark' },
          { name: 'theme-color', content: '#0b2545' },
        ];
        const href = server === undefined ? relative(new URL('.', `file://${filename}`).pathname, icon) : `/@fs${icon}`;
        const tags: HtmlTagDescriptor[] = [
          ...metas.map((attrs) => ({ tag: 'meta', attrs })),
          { tag: 'link', attrs: { rel: 'icon', href, type: 'image/svg+xml' } },
          // The gateway serves both from the root of the origin; Vite would put the app's base before them.
          { tag: 'link', attrs: { rel: 'apple-touch-icon', href: '/apple-touch-icon.png', 'vite-ignore': true } },
          { tag: 'link', attrs: { rel: 'manifest', href: '/site.webmanifest', 'vite-ignore': true } },
        ];
        return [
          ...tags.map((tag) => ({ ...tag, injectTo: 'head-prepend' as const })),
          // In both languages: which one is wanted, a script finds out.
          { tag: 'noscript', children: noScript, injectTo: 'body-prepend' as const },
        ];
      },
    },
  };
}
