import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';

type AppRouter = ReturnType<typeof createBrowserRouter>;

/**
 * Creates the router of an app in the browser.
 *
 * Where the outline of a page stands, it resolves when the page can be drawn whole: until then the outline stays.
 *
 * Where the page was prerendered, it resolves when the page's own code is there: a router that still waits for it
 * would draw its fallback over what a person already reads. Where that code does not come, what was rendered goes, and the
 * router says what happened as on any other page. A person may have scrolled meanwhile: the page stays where they are.
 */
export async function createAppRouter(routes: RouteObject[]): Promise<AppRouter> {
  const root = document.getElementById('root');
  if (isOutline(root)) return initialized(createBrowserRouter(routes));
  if (root?.hasChildNodes()) {
    const matched = matchRoutes(routes, window.location) ?? [];
    try {
      await Promise.all(matched.map(({ route }) => loadRoute(route)));
    } catch {
      root.replaceChildren();
    }
  }
  // A router that is given data, even none, takes the page as it stands; else it would begin at the top.
  return createBrowserRouter(routes, root?.hasChildNodes() ? { hydrationData: {} } : undefined);
}

async function loadRoute(route: RouteObject): Promise<void> {
  if (typeof route.lazy !== 'function') return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Tells whether the HTML of the page is its outline, which the app draws anew. */
export function isOutline(root: HTMLElement | null): boolean {
  return root?.dataset['outline'] !== undefined;
}

/** Resolves when the router's first page, or what is shown in its place, is there with its data. */
function initialized(router: AppRouter): Promise<AppRouter> {
  return new Promise((resolve) => {
    if (router.state.initialized) resolve(router);
    const stop = router.subscribe(({ initialized: isThere }) => {
      if (!isThere) return;
      stop();
      resolve(router);
    });
  });
}
