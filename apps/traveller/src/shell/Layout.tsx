import { AppLayout, PageLoading } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';

/** Renders the frame of every page: header, navigation, footer, and a line while the next page loads. */
export function Layout(): ReactNode {
  const { t } = useTranslation('traveller');
  const { state } = useNavigation();
  return (
    <AppLayout
      items={[
        { href: buildPath('air-booking'), label: t('navigation.book') },
        { href: buildPath('find-my-trip'), label: t('navigation.trip') },
      ]}
    >
      {state === 'loading' ? <PageLoading /> : null}
      <Outlet />
      <ScrollRestoration />
    </AppLayout>
  );
}
