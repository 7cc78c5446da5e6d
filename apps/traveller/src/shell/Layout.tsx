import { AccountLink, useSessionFrame } from '@airline/account-help/frame-link';
import { AppLayout, PageLoading } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';

import { sessionLoader } from '../session-loader.ts';

const loadFrameOptions = async () => (await import('../load-session.ts')).frameOptions;

/** Renders the frame of every page: header, navigation, footer, and a line while the next page loads. */
export function Layout(): ReactNode {
  const { t } = useTranslation('traveller');
  const { t: shell } = useTranslation('shell');
  const { state } = useNavigation();
  const frame = useSessionFrame(sessionLoader, loadFrameOptions);
  return (
    <AppLayout
      items={[
        { href: buildPath('air-booking'), label: t('navigation.book') },
        { href: buildPath('find-my-trip'), label: t('navigation.trip') },
      ]}
      account={frame?.account ?? <AccountLink href={buildPath('login')}>{shell('account.logIn')}</AccountLink>}
      notice={frame?.notice}
    >
      {state === 'loading' ? <PageLoading /> : null}
      <Outlet />
      {frame?.prompts}
      <ScrollRestoration />
    </AppLayout>
  );
}
