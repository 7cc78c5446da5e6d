import { CrashBoundary, NotFoundPage, PageLoading } from '@airline/app-shell';
import type { i18n as I18n } from 'i18next';
import { lazy, Suspense, type ComponentType, type ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';

import type { App } from '../app.ts';
import { Layout } from '../frame/Layout.tsx';
import { loadPage } from '../load-page.ts';
import type { AppPage } from '../page.ts';

/** A page with the component that loads it. */
export interface LazyPage {
  readonly path: string;
  readonly Component: ComponentType;
}

/** Makes each page a component that loads its module, its words and what it asks the gateway with when it is first shown. */
export function createLazyPages(app: App, pages: readonly AppPage[], i18n: I18n): readonly LazyPage[] {
  return pages.map((page) => ({
    path: page.path,
    Component: lazy(async () => {
      const { Component, loader } = await loadPage(app, page, i18n);
      if (loader !== undefined || page.needsLogin) {
        throw new Error(`'${page.id}' has a loader or needs a login: only an app on the data router can show it.`);
      }
      return { default: Component };
    }),
  }));
}

/** Renders the frame with the page of the address in it. */
export function PlainPages({ pages }: { readonly pages: readonly LazyPage[] }): ReactNode {
  const { pathname } = useLocation();
  return (
    <Layout>
      <CrashBoundary page={pathname}>
        <Suspense fallback={<PageLoading />}>
          <Routes>
            {pages.map(({ path, Component }) => (
              <Route key={path} path={path} element={<Component />} />
            ))}
            <Route path="*" element={<NotFoundPage />} />
          </Routes>
        </Suspense>
      </CrashBoundary>
    </Layout>
  );
}
