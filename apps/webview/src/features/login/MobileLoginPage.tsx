import { LoginPage } from '@airline/account-help/login';
import { buildPath } from '@airline/links';
import type { ReactNode } from 'react';

/** Renders the web view's login, for a browser without the native app around it. */
export function MobileLoginPage(): ReactNode {
  return (
    <LoginPage surface="webview" categories={['mobileMember', 'mobileCorporate']} homeHref={buildPath('mobile-home')} />
  );
}
