import { PageLoading } from '@airline/app-shell';
import type { ReactNode } from 'react';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';

import { Layout } from '../frame/Layout.tsx';

/** Renders the frame with the page of the address in it, and a line while the next one loads. */
export function RoutedLayout(): ReactNode {
  const { state } = useNavigation();
  return (
    <Layout>
      {state === 'loading' ? <PageLoading /> : null}
      <Outlet />
      <ScrollRestoration />
    </Layout>
  );
}
