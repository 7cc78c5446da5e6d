import { PageLoading } from '@airline/app-shell';
import type { SessionState } from '@airline/session';
import { useSession, useSessionState } from '@airline/session/react';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate } from 'react-router-dom';

import { useApp } from './AppProvider.tsx';
import { wayFromPersonalPage } from './login-for.ts';

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
  const session = useSession();
  const { state } = useSessionState();
  useEffect(() => void session.start(), [session]);
  if (state.kind === 'authenticated') return children;
  return state.kind === 'unknown' ? <PageLoading /> : <LeadAway state={state} />;
}

/** Leads nobody away from a page that needs a login. */
function LeadAway({ state }: { readonly state: SessionState & { readonly kind: 'anonymous' } }): ReactNode {
  const app = useApp();
  // Once: on the way to the login the person still wants what they wanted at first.
  const [way] = useState(() => wayFromPersonalPage(app, state, app.router.current.wantedAddress()));
  return way === undefined ? <PageLoading /> : <Navigate replace to={way} />;
}
