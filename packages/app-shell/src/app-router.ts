import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';

type AppRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Creates the router of an app in the browser.
 *
 * Where the page was prerendered, it resolves when the page's own code is there: a router that still waits for it
 * would draw its fallback over what a person already reads. Where that code does not come, what was rendered goes, and the
 * router says what happened as on any other page.
 */
export async function createAppRouter(routes: RouteObject[]): Promise<AppRouter> {
  const root = document.getElementById('root');
  if (root?.hasChildNodes()) {
    const matched = matchRoutes(routes, window.location) ?? [];
    try {
      await Promise.all(matched.map(({ route }) => loadRoute(route)));
    } catch {
      root.replaceChildren();
    }
  }
  return createBrowserRouter(routes);
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}
