import { createI18n, languages, type Language } from '@airline/i18n';
import type { i18n as I18n } from 'i18next';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom';

import type { AppName } from './app-frame.tsx';
import { appTree } from './app-tree.tsx';
import { silentEvents } from './silent-events.ts';

export interface PrerenderOptions {
  readonly app: AppName;
  readonly homeHref: string;
  readonly createRoutes: (i18n: I18n) => RouteObject[];
  /** The pages that anybody may see and that are the same for all, each with the file of its component. */
  readonly pages: readonly {
    readonly path: string;
    readonly module: string;
    /** What a search engine shows under the title. */
    readonly describe: (i18n: I18n) => string | Promise<string>;
  }[];
}

/** One page in one language as a browser can show it before any script. */
export interface PrerenderedPage {
  readonly path: string;
  /** The file of its component, from the app's folder: its styles and scripts are the page's. */
  readonly module: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  /** What stands in `#root`. */
  readonly html: string;
}

/**
 * Renders an app's public pages in each language, as `startApp` would draw them first.
 *
 * @throws when a page crashes, redirects, or has no title: a page that cannot be shown is not to be built.
 */
export async function prerenderPages({
  app,
  homeHref,
  createRoutes,
  pages,
}: PrerenderOptions): Promise<readonly PrerenderedPage[]> {
  const rendered: PrerenderedPage[] = [];
  for (const language of languages) {
    const i18n = await createI18n(['shell', app], () => ({ getItem: () => language, setItem: () => undefined }));
    const handler = createStaticHandler(createRoutes(i18n));
    for (const { path, module, describe } of pages) {
      const context = await handler.query(new Request(new URL(path, 'http://prerendered.invalid')));
      if (context instanceof Response) throw new Error(`${path} redirects: it cannot be prerendered.`);
      const [fault] = Object.values<unknown>(context.errors ?? {});
      if (fault !== undefined) throw new Error(`${path} fails while it loads.`, { cause: fault });
      let title = '';
      const frame = {
        app,
        homeHref,
        pageShown: { current: false },
        onTitle: (shown: string) => {
          title = shown;
        },
        events: silentEvents,
      };
      const router = createStaticRouter(handler.dataRoutes, context);
      const tree = appTree(i18n, frame, <StaticRouterProvider router={router} context={context} hydrate={false} />);
      const html = renderToString(tree);
      if (title === '') throw new Error(`${path} has no title: it is no page of '@airline/app-shell'.`);
      rendered.push({ path, module, language, title, description: await describe(i18n), html });
    }
  }
  return rendered;
}
