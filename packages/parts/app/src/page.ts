import type { Namespace } from '@airline/i18n';
import { getLink, type LinkId } from '@airline/links';
import type { AppServices } from '@airline/session/services';
import type { i18n as I18n } from 'i18next';
import type { ComponentType } from 'react';
import type { LoaderFunctionArgs } from 'react-router-dom';

/** What the module of a page exports. */
export interface PageModule {
  readonly Component: ComponentType;
  /** Finds out what must be known before the page renders for the first time. */
  readonly prepare?: (services: AppServices) => Promise<void>;
  /** Fetches what the page shows, before it renders; the page reads it by `usePageData`. */
  readonly loader?: (args: LoaderFunctionArgs, services: AppServices) => unknown;
}

/** One page of an app: a link of the catalogue, the namespaces of its words, and its module, loaded when it is first needed. */
export interface AppPage {
  readonly id: LinkId;
  readonly path: string;
  readonly words: readonly Namespace[];
  /** Loads the page's module, and with it what the page shows in the language alone that `i18n` has. */
  readonly load: (i18n: I18n) => Promise<PageModule>;
  /** Shown to the person who is logged in; everybody else is led to the login and back. */
  readonly needsLogin: boolean;
  /** False where the page is drawn before the session and the query cache have been loaded. */
  readonly needsServices: boolean;
  /** True where the page stands without the app's header and footer: it has a frame of its own, and no way out of it. */
  readonly isBare: boolean;
}

/**
 * Names a page of an app.
 *
 * @example
 * ```ts
 * import { page } from '@airline/app';
 *
 * export const pages = [page('login', ['login'], async () => ({ Component: () => 'Login' }))];
 * ```
 */
export function page(
  id: LinkId,
  words: readonly Namespace[],
  load: AppPage['load'],
  {
    needsLogin = false,
    needsServices = true,
    isBare = false,
  }: Partial<Pick<AppPage, 'needsLogin' | 'needsServices' | 'isBare'>> = {},
): AppPage {
  return { id, path: getLink(id).path, words, load, needsLogin, needsServices, isBare };
}

/**
 * Puts pages below a folder, where an app is served that shows the site's own pages; what stands there already stays where it is.
 *
 * @example
 * ```ts
 * import { page, pagesBelow } from '@airline/app';
 *
 * export const pages = pagesBelow('/mobile', [page('trip', ['trips'], async () => ({ Component: () => 'A trip' }))]);
 * ```
 */
export function pagesBelow(base: string, pages: readonly AppPage[]): readonly AppPage[] {
  return pages.map((one) => (one.path.startsWith(`${base}/`) ? one : { ...one, path: base + one.path }));
}
