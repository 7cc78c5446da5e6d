import { CrashBoundary, PageLoading } from '@airline/app-shell';
import type { i18n as I18n } from 'i18next';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { matchPath, Route, Routes, useLocation } from 'react-router-dom';

import type { App } from '../app.ts';
import { PlainLayout } from '../frame/PlainLayout.tsx';
import { PlainRouterContext } from '../leave-guard.ts';
import { loadPage } from '../load-page.ts';
import type { AppPage } from '../page.ts';
import { OtherAddress } from './OtherAddress.tsx';

/** A page with the component that loads it. */
export interface LazyPage {
  readonly path: string;
  readonly Component: ComponentType;
}

/**
 * Makes each page a component that loads its module, its words and what it asks the gateway with when it is first shown. That of the
 * address begins at once: React's renderer is still on its way.
 */
export function createLazyPages(app: App, pages: readonly AppPage[], i18n: I18n): readonly LazyPage[] {
  const { pathname } = window.location;
  return pages.map((page) => {
    const ahead = matchPath(page.path, pathname) ? loadComponent(app, page, i18n) : undefined;
    // What fails is seen where the page is shown.
    ahead?.catch(() => undefined);
    // React asks once.
    return {
      path: page.path,
      Component: lazy(async () => ({ default: await (ahead ?? loadComponent(app, page, i18n)) })),
    };
  });
}

async function loadComponent(app: App, page: AppPage, i18n: I18n): Promise<ComponentType> {
  const { needsLogin } = page;
  const { Component, loader } = await loadPage(app, page, i18n);
  if (loader === undefined && !needsLogin) return Component;
  // How a page is loaded comes with the first one that is.
  const [{ createLoadedPage }, services] = await Promise.all([import('./LoadedPage.tsx'), app.services.load()]);
  return createLoadedPage({ Component, ...(loader === undefined ? {} : { loader }), needsLogin, services });
}

/** Renders the frame with the page of the address in it. */
export function PlainPages({ pages }: { readonly pages: readonly LazyPage[] }): ReactNode {
  const { pathname } = useLocation();
  return (
    <PlainRouterContext value>
      <PlainLayout>
        <CrashBoundary page={pathname}>
          <Suspense fallback={<PageLoading />}>
            <Routes>
              {pages.map(({ path, Component }) => (
                <Route key={path} path={path} element={<Component />} />
              ))}
              <Route path="*" element={<OtherAddress />} />
            </Routes>
          </Suspense>
        </CrashBoundary>
      </PlainLayout>
    </PlainRouterContext>
  );
}
