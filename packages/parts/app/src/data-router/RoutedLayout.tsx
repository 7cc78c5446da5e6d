import { PageLoading } from '@airline/app-shell';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useMatches, useNavigation } from 'react-router-dom';

import { Layout } from '../frame/Layout.tsx';

/** The handle of a route whose page stands without the app's header and footer. */
export const bareFrame = Symbol('bare frame');

/** Renders the frame with the page of the address in it, and a line while the next one loads. */
export function RoutedLayout(): ReactNode {
  const { state } = useNavigation();
  const isBare = useMatches().some(({ handle }) => handle === bareFrame);
  return (
    <Layout isBare={isBare}>
      {state === 'loading' ? <PageLoading /> : null}
      <Outlet />
      <ScrollRestoration />
    </Layout>
  );
}
