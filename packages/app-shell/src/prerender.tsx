import { PhoneText } from '@airline/ui/phone-text';
import {
  collectPageMessages,
  createI18n,
  languages,
  loadMessages,
  type Language,
  type Namespace,
  type PageMessages,
} from '@airline/i18n';
import type { i18n as I18n } from 'i18next';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom';

import type { AppName } from './app-frame.tsx';
import { appTree } from './app-tree.tsx';
import { defaultPageSettings } from './page-settings.ts';
import { silentEvents } from './silent-events.ts';

export interface PrerenderOptions {
  readonly app: AppName;
  readonly homeHref: string;
  readonly createRoutes: (i18n: I18n) => RouteObject[];
  /** The pages that anybody may see and that are the same for all, each with the file of its component. */
  readonly pages: readonly {
    readonly path: string;
    readonly module: string;
    /** The namespaces of the messages that it is drawn with, those of the frame left out. */
    readonly words?: readonly Namespace[];
    /** Modules that it asks for as soon as it is loaded, from the app's folder: they are fetched with it. */
    readonly beside?: readonly string[];
    /** Modules that it imports when a part of it comes into sight, from the app's folder: they are not fetched ahead. */
    readonly notAhead?: readonly string[];
    /** What the app will ask the gateway first: an address with `{name|default}` for each parameter of the page's own. */
    readonly asks?: string;
    /** What a search engine shows under the title. */
    readonly describe: (i18n: I18n) => string | Promise<string>;
    /** True where search engines and other sites may show it: it is the same for everybody. */
    readonly isPublic?: boolean;
    /** True where the site's own search finds it. */
    readonly isFindable?: boolean;
    /** True where the route gives the outline of a page that is another one for each person. */
    readonly isOutline?: boolean;
  }[];
}

/** One page in one language as a browser can show it before any script. */
export interface PrerenderedPage {
  readonly path: string;
  /** The file of its component, from the app's folder: its styles and scripts are the page's. */
  readonly module: string;
  readonly beside: readonly string[];
  readonly notAhead: readonly string[];
  readonly isOutline: boolean;
  /** What the app will ask the gateway first; empty where nothing. */
  readonly asks: string;
  /** What is said to those who run no script, on pages that need one, as HTML with customer service's number as a link. */
  readonly noScript: string;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly isPublic: boolean;
  readonly isFindable: boolean;
  /** What stands in `#root`. */
  readonly html: string;
  readonly messages: PageMessages;
}

/**
 * Renders an app's public pages in each language, as `startApp` would draw them first, and the outlines of its others.
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
    const frameWords = ['shell', app] as const;
    const i18n = await createI18n(frameWords, () => ({ getItem: () => language, setItem: () => undefined }));
    const handler = createStaticHandler(createRoutes(i18n));
    for (const { path, module, words = [], beside = [], notAhead = [], describe, ...kind } of pages) {
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
        settings: defaultPageSettings,
      };
      const router = createStaticRouter(handler.dataRoutes, context);
      const tree = appTree(i18n, frame, <StaticRouterProvider router={router} context={context} hydrate={false} />);
      const html = renderToString(tree);
      const needsScript = (kind.isOutline ?? false) || html.includes('<form');
      await loadMessages(i18n, words);
      if (title === '') throw new Error(`${path} has no title: it is no page of '@airline/app-shell'.`);
      rendered.push({
        path,
        module,
        beside,
        notAhead,
        isOutline: kind.isOutline ?? false,
        asks: kind.asks ?? '',
        noScript: needsScript ? renderNoScript(i18n) : '',
        language,
        title,
        description: await describe(i18n),
        isPublic: kind.isPublic ?? false,
        isFindable: kind.isFindable ?? false,
        html,
        messages: collectPageMessages(i18n, [...new Set([...frameWords, ...words])]),
      });
    }
  }
  return rendered;
}

function renderNoScript(i18n: I18n): string {
  const phone = i18n.t('customerService.phone', { ns: 'shell' });
  return renderToStaticMarkup(
    <p>
      <PhoneText phone={phone} href={i18n.t('customerService.href', { ns: 'shell' })}>
        {i18n.t('noScript', { ns: 'shell', phone })}
      </PhoneText>
    </p>,
  );
}
