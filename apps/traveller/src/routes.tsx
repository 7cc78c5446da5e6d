import { PageLoading, NotFoundPage } from '@airline/app-shell';
import { loadMessages, type Namespace } from '@airline/i18n';
import { getLink, type LinkId } from '@airline/links';
import type { i18n as I18n } from 'i18next';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

import { RouteFailurePage } from './failure/RouteFailurePage.tsx';
import { Layout } from './shell/Layout.tsx';

/** What a page's own file gives: the page, and what must be there before it renders. */
type PageModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

/**
 * Makes the whole site: every page is a link of the catalogue, and comes with the words of its namespaces when it is first
 * needed.
 */
export function createRoutes(i18n: I18n): RouteObject[] {
  function page(id: LinkId, load: () => Promise<PageModule>, words: readonly Namespace[] = []): RouteObject {
    return {
      id,
      path: getLink(id).path,
      lazy: async () => (await Promise.all([load(), loadMessages(i18n, words)]))[0],
    };
  }
  return [
    {
      element: <Layout />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        {
          errorElement: <RouteFailurePage />,
          children: [
            page(
              'home',
              async () => ({ Component: (await import('./features/booking/search/HomePage.tsx')).HomePage }),
              ['search'],
            ),
            page(
              'air-booking',
              async () => ({
                Component: (await import('./features/booking/search/AirBookingPage.tsx')).AirBookingPage,
              }),
              ['search'],
            ),
            page(
              'air-booking-flights',
              async () => {
                const [{ FlightsPage }, { loadFlights }] = await Promise.all([
                  import('./features/booking/flights/FlightsPage.tsx'),
                  import('./features/booking/flights/flights-queries.ts'),
                ]);
                return { Component: FlightsPage, loader: loadFlights };
              },
              ['flights', 'search', 'journey', 'problems', 'forms'],
            ),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}
