import { PageLoading, NotFoundPage, RouteCrashPage } from '@airline/app-shell';
import { loadMessages, type Namespace } from '@airline/i18n';
import { buildPath, getLink, type LinkId } from '@airline/links';
import type { i18n as I18n } from 'i18next';
import type { LazyRouteFunction, RouteObject } from 'react-router-dom';

import { product } from './product.ts';
import { sessionLoader } from './session-loader.ts';
import { Layout } from './shell/Layout.tsx';

/** What a page's own file gives: the page, and what must be there before it renders. */
type PageModule = Awaited<ReturnType<LazyRouteFunction<RouteObject>>>;

/**
 * Makes the whole portal: every page is a link of the catalogue, and comes with the words of its namespaces when it is first
 * needed. What belongs to a company is for those who are logged in.
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
          errorElement: <RouteCrashPage />,
          children: [
            withSession({ isProtected: false }, [
              page('ctm-login', loadLoginPage, ['account', 'errors', 'problems', 'forms']),
            ]),
            page('ctm-password-help', loadPasswordHelpPage, ['accountHelp', 'problems', 'errors', 'forms']),
            withSession({ isProtected: true }, [
              page('ctm-home', loadHomePage, ['problems', 'errors']),
              page('ctm-security', loadSecurityPage, ['account', 'errors', 'problems', 'forms']),
              page('ctm-update-password', loadPasswordPage, ['accountHelp', 'problems', 'errors', 'forms']),
            ]),
            { path: '*', element: <NotFoundPage /> },
          ],
        },
      ],
    },
  ];
}

/** Puts pages below the session, which comes with the first of them: anybody's pages, or those of whoever is logged in. */
function withSession({ isProtected }: { readonly isProtected: boolean }, children: RouteObject[]): RouteObject {
  return {
    lazy: async () => {
      const [session, { sessionOutlet }] = await Promise.all([
        sessionLoader.load(),
        import('@airline/account-help/frame'),
      ]);
      const homeHref = buildPath('ctm-login', { product });
      return { Component: sessionOutlet(session, isProtected ? { surface: 'ctm', product, homeHref } : undefined) };
    },
    children,
  };
}

async function loadHomePage(): Promise<PageModule> {
  const [{ HomePage }, { loadPerson }] = await Promise.all([
    import('./features/home/HomePage.tsx'),
    import('./features/home/load-person.ts'),
  ]);
  return { Component: HomePage, loader: loadPerson };
}

async function loadSecurityPage(): Promise<PageModule> {
  return { Component: (await import('./features/account/PortalSecurityPage.tsx')).PortalSecurityPage };
}

async function loadPasswordPage(): Promise<PageModule> {
  return { Component: (await import('./features/account-help/PortalPasswordPage.tsx')).PortalPasswordPage };
}

async function loadLoginPage(): Promise<PageModule> {
  const [{ PortalLoginPage }, session] = await Promise.all([
    import('./features/login/PortalLoginPage.tsx'),
    sessionLoader.load(),
  ]);
  // Whoever is logged in already goes on at once.
  return { Component: PortalLoginPage, loader: async () => session.start().then(() => null) };
}

async function loadPasswordHelpPage(): Promise<PageModule> {
  return { Component: (await import('./features/account-help/PasswordHelpPage.tsx')).PasswordHelpPage };
}
