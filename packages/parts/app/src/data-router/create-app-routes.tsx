import { NotFoundPage, PageLoading, PageShape } from '@airline/app-shell';
import type { i18n as I18n } from 'i18next';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

import type { App } from '../app.ts';
import { AppProvider } from '../AppProvider.tsx';
import { loadPage } from '../load-page.ts';
import { onceOnline } from '../once-online.ts';
import type { AppPage, PageModule } from '../page.ts';
import { bareFrame, RoutedLayout } from './RoutedLayout.tsx';
import { loadPersonalPage } from './load-personal-page.ts';
import { RouteErrorPage } from './RouteErrorPage.tsx';

/**
 * Creates the routes of an app: its pages within its frame, those that need a login behind it, and a page for every other
 * address.
 *
 * @example
 * ```ts
 * import type { App, AppPage } from '@airline/app';
 * import { createAppRoutes } from '@airline/app/data-router';
 * import type { i18n } from 'i18next';
 *
 * export const routesOf = (app: App, pages: readonly AppPage[], words: i18n) => createAppRoutes(app, pages, words);
 * ```
 */
export function createAppRoutes(app: App, pages: readonly AppPage[], i18n: I18n): RouteObject[] {
  const routesOf = (needsLogin: boolean) =>
    pages.filter((page) => page.needsLogin === needsLogin).map((page) => createPageRoute(app, page, i18n));
  return [
    {
      element: (
        <AppProvider app={app}>
          <RoutedLayout />
        </AppProvider>
      ),
      hydrateFallbackElement: (
        <>
          <PageLoading />
          <PageShape shape="cards" />
        </>
      ),
      children: [
        {
          errorElement: <RouteErrorPage />,
          children: [
            ...routesOf(false),
            { lazy: () => loadProtection(app), children: routesOf(true) },
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}

function createPageRoute(app: App, page: AppPage, i18n: I18n): RouteObject {
  return {
    id: page.id,
    path: page.path,
    handle: page.isBare ? bareFrame : undefined,
    lazy: async () => {
      const { Component, loader = loadNothing } = await loadPage(app, page, i18n);
      if (loader === loadNothing && !page.needsLogin) return { Component };
      // Loaded with the page, so that a loader that only begins to fetch does not hold up a navigation.
      const services = await app.services.load();
      const load = page.needsLogin
        ? (args: LoaderFunctionArgs) => loadPersonalPage(app, loader, args, services)
        : async (args: LoaderFunctionArgs): Promise<unknown> => loader(args, services);
      return {
        Component,
        loader: (args: LoaderFunctionArgs) => onceOnline(() => load(args), args.request.signal),
      };
    },
  };
}

/** Where a page loads nothing itself, who is logged in is known all the same before it is drawn. */
const loadNothing: NonNullable<PageModule['loader']> = () => null;

async function loadProtection({ services }: App) {
  const [{ ProtectedPages }] = await Promise.all([import('./ProtectedPages.tsx'), services.load()]);
  return { Component: ProtectedPages };
}
