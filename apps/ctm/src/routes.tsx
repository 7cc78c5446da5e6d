import { PageLoading, NotFoundPage, RouteCrashPage } from '@airline/app-shell';
import { loadMessages, type Namespace } from '@airline/i18n';
import { getLink, type LinkId } from '@airline/links';
import type { i18n as I18n } from 'i18next';
import type { RouteObject } from 'react-router-dom';

import { Layout } from './shell/Layout.tsx';

/**
 * Makes the whole portal: every page is a link of the catalogue, and comes with the words of its namespaces when it is first
 * needed.
 */
export function createRoutes(i18n: I18n): RouteObject[] {
  function page(
    id: LinkId,
    load: () => Promise<NonNullable<RouteObject['Component']>>,
    words: readonly Namespace[] = [],
  ): RouteObject {
    return {
      id,
      path: getLink(id).path,
      lazy: async () => ({ Component: (await Promise.all([load(), loadMessages(i18n, words)]))[0] }),
    };
  }
  return [
    {
      element: <Layout />,
      hydrateFallbackElement: <PageLoading />,
      children: [
        {
          errorElement: <RouteCrashPage />,
          children: [
            page('ctm-home', async () => (await import('./features/home/HomePage.tsx')).HomePage),
            page(
              'ctm-password-help',
              async () => (await import('./features/account-help/PasswordHelpPage.tsx')).PasswordHelpPage,
              ['accountHelp', 'problems', 'errors', 'forms'],
            ),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}
