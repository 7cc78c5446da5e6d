import { AccountLink, useSessionFrame } from '@airline/account-help/frame-link';
import { AppLayout, PageLoading } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';

import { product } from '../product.ts';
import { sessionLoader } from '../session-loader.ts';

const loadFrameOptions = async () => (await import('../load-session.ts')).frameOptions;

/** Renders the frame of every page: header, navigation, footer, and a line while the next page loads. */
export function Layout(): ReactNode {
  const { t } = useTranslation('shell');
  const { t: words } = useTranslation('ctm');
  const { state } = useNavigation();
  const frame = useSessionFrame(sessionLoader, loadFrameOptions);
  return (
    <AppLayout
      items={[
        { href: buildPath('ctm-home', { product }), label: words('navigation.home') },
        { href: buildPath('ctm-password-help', { product }), label: words('navigation.help') },
      ]}
      product={t('product')}
      account={
        frame?.account ?? <AccountLink href={buildPath('ctm-login', { product })}>{t('account.logIn')}</AccountLink>
      }
      notice={frame?.notice}
    >
      {state === 'loading' ? <PageLoading /> : null}
      <Outlet />
      {frame?.prompts}
      <ScrollRestoration />
    </AppLayout>
  );
}
