import { AppLayout, PageLoading } from '@airline/app-shell';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';

/** Renders the frame of every page: header, navigation, footer, and a line while the next page loads. */
export function Layout(): ReactNode {
  const { t } = useTranslation('shell');
  const { state } = useNavigation();
  return (
    <AppLayout product={t('product')}>
      {state === 'loading' ? <PageLoading /> : null}
      <Outlet />
      <ScrollRestoration />
    </AppLayout>
  );
}
