import { AccountLink, useSessionFrame } from '@airline/account-help/frame-link';
import { AppLayout, PageLoading } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';

import { product } from '../product.ts';
import { sessionLoader } from '../session-loader.ts';

const homeHref = buildPath('ctm-home', { product });
const account = {
  logInHref: buildPath('ctm-login', { product }),
  homeHref,
  places: [{ name: 'home', href: homeHref }],
} as const;

/** Renders the frame of every page: header, navigation, footer, and a line while the next page loads. */
export function Layout(): ReactNode {
  const { t } = useTranslation('shell');
  const { state } = useNavigation();
  const frame = useSessionFrame(sessionLoader, account);
  return (
    <AppLayout
      product={t('product')}
      account={frame?.account ?? <AccountLink href={account.logInHref}>{t('account.logIn')}</AccountLink>}
      notice={frame?.notice}
    >
      {state === 'loading' ? <PageLoading /> : null}
      <Outlet />
      {frame?.prompts}
      <ScrollRestoration />
    </AppLayout>
  );
}
