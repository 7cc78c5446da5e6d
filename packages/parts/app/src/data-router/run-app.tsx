import { createAppRouter, startApp } from '@airline/app-shell';
import { RouterProvider } from 'react-router-dom';

import type { App } from '../app.ts';
import type { AppPage } from '../page.ts';
import { connectRouter } from './connect-router.ts';
import { createAppRoutes } from './create-app-routes.tsx';

/**
 * Starts an app in the page's `#root`.
 *
 * @example
 * ```ts
 * import type { App, AppPage } from '@airline/app';
 * import { runApp } from '@airline/app/data-router';
 *
 * export const main = (app: App, pages: readonly AppPage[]) => runApp(app, pages);
 * ```
 */
export function runApp(app: App, pages: readonly AppPage[]): Promise<void> {
  return startApp({
    app: app.surface,
    homeHref: app.places.home,
    loadRecorder: app.loadRecorder,
    render: async ({ i18n, settings }) => {
      app.settings.current = settings;
      const router = await createAppRouter(createAppRoutes(app, pages, i18n));
      connectRouter(app, router);
      return <RouterProvider router={router} />;
    },
  });
}
