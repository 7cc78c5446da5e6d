import { PageLoading } from '@airline/app-shell';
import { loginAddress } from '@airline/session';
import { useSession, useSessionState } from '@airline/session/react';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

import { useApp } from './AppProvider.tsx';

/**
 * Renders what is for the person who is logged in, and nothing of it to anybody else: it leads to the login and back, or away after
 * a log-out.
 *
 * It keeps pages from being seen; the gateway keeps the data.
 *
 * @example
 * ```tsx
 * import { RequireLogin } from '@airline/app/require-login';
 *
 * export const Example = () => <RequireLogin>…</RequireLogin>;
 * ```
 */
export function RequireLogin({ children }: { readonly children: ReactNode }): ReactNode {
  const { surface, product = '', places } = useApp();
  const session = useSession();
  const { state } = useSessionState();
  const { pathname, search } = useLocation();
  useEffect(() => void session.start(), [session]);
  if (state.kind === 'authenticated') return children;
  if (state.kind === 'unknown') return <PageLoading />;
  const { endedBy } = state;
  if (endedBy !== undefined && endedBy !== 'idle' && endedBy !== 'expired') {
    return <Navigate replace to={places.afterLogOut} />;
  }
  return <Navigate replace to={loginAddress({ surface, product, returnTo: pathname + search, because: endedBy })} />;
}
