import { ServicesProvider } from '@airline/session/services-provider';
import { createContext, use, useSyncExternalStore, type ReactNode } from 'react';

import type { App } from './app.ts';

const AppContext = createContext<App | undefined>(undefined);

/**
 * Gives the pages below it the app, and the session and the query cache once they have been loaded. Stands at an app's root.
 *
 * @example
 * ```tsx
 * import { AppProvider, type App } from '@airline/app';
 *
 * export const Root = ({ app }: { app: App }) => <AppProvider app={app}>…</AppProvider>;
 * ```
 */
export function AppProvider({ app, children }: { readonly app: App; readonly children?: ReactNode }): ReactNode {
  const { subscribe, current } = app.services;
  return (
    <AppContext value={app}>
      <ServicesProvider services={useSyncExternalStore(subscribe, current, current)}>{children}</ServicesProvider>
    </AppContext>
  );
}

/**
 * Returns the app that the page is shown in.
 *
 * @throws outside of an `AppProvider`: a page always stands in an app.
 *
 * @example
 * ```tsx
 * import { useApp } from '@airline/app';
 *
 * export const HomeLink = ({ children }: { children: string }) => <a href={useApp().places.home}>{children}</a>;
 * ```
 */
export function useApp(): App {
  const app = use(AppContext);
  if (app === undefined) throw new Error('No app here: render the page below an AppProvider.');
  return app;
}
