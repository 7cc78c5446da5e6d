import { AccountLink, useSessionFrame } from '@airline/account-help/frame-link';
import { AppLayout, PageLoading } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';

import { sessionLoader } from '../session-loader.ts';

const account = {
  logInHref: buildPath('login'),
  homeHref: buildPath('home'),
  places: [
    { name: 'snapshot', href: buildPath('account-snapshot') },
    { name: 'trips', href: buildPath('my-account-trips') },
    { name: 'points', href: buildPath('my-account-points-activity'), isForMembers: true },
    { name: 'security', href: buildPath('my-account-profile-security') },
    { name: 'privacy', href: buildPath('account-help-privacy') },
  ],
  securityHref: buildPath('my-account-profile-security'),
} as const;

/** Renders the frame of every page: header, navigation, footer, and a line while the next page loads. */
export function Layout(): ReactNode {
  const { t } = useTranslation('traveller');
  const { t: shell } = useTranslation('shell');
  const { state } = useNavigation();
  const frame = useSessionFrame(sessionLoader, account);
  return (
    <AppLayout
      items={[
        { href: buildPath('air-booking'), label: t('navigation.book') },
        { href: buildPath('find-my-trip'), label: t('navigation.trip') },
      ]}
      account={frame?.account ?? <AccountLink href={account.logInHref}>{shell('account.logIn')}</AccountLink>}
      notice={frame?.notice}
    >
      {state === 'loading' ? <PageLoading /> : null}
      <Outlet />
      {frame?.prompts}
      <ScrollRestoration />
    </AppLayout>
  );
}
