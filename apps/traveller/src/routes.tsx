import { PageLoading, NotFoundPage, RouteCrashPage } from '@airline/app-shell';
import { getLink, type LinkId } from '@airline/links';
import type { RouteObject } from 'react-router-dom';

import { Layout } from './shell/Layout.tsx';

/** The whole site: every page is a link of the catalogue, and every page is loaded when it is first needed. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    hydrateFallbackElement: <PageLoading />,
    children: [
      {
        errorElement: <RouteCrashPage />,
        children: [
          page('home', async () => (await import('./features/home/HomePage.tsx')).HomePage),
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
];

function page(id: LinkId, load: () => Promise<NonNullable<RouteObject['Component']>>): RouteObject {
  return { id, path: getLink(id).path, lazy: async () => ({ Component: await load() }) };
}
