import { startApp } from '@airline/app-shell';
import { BrowserRouter } from 'react-router-dom';

import type { App } from '../app.ts';
import { AppProvider } from '../AppProvider.tsx';
import type { AppPage } from '../page.ts';
import { createLazyPages, PlainPages } from './PlainPages.tsx';

/**
 * Starts an app in the page's `#root`, with the router that loads no data: 17 kB gzip less before the first page. What loads a page
 * that has a `loader` comes with the first such page.
 *
 * @example
 * ```ts
 * import type { App, AppPage } from '@airline/app';
 * import { runApp } from '@airline/app/plain-router';
 *
 * export const main = (app: App, pages: readonly AppPage[]) => runApp(app, pages);
 * ```
 */
export function runApp(app: App, pages: readonly AppPage[]): Promise<void> {
  return startApp({
    app: app.surface,
    homeHref: app.places.home,
    loadRecorder: app.loadRecorder,
    render: ({ i18n, settings }) => {
      app.settings.current = settings;
      return (
        <BrowserRouter>
          <AppProvider app={app}>
            <PlainPages pages={createLazyPages(app, pages, i18n)} />
          </AppProvider>
        </BrowserRouter>
      );
    },
  });
}
