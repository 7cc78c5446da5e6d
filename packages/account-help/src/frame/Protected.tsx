import { PageLoading } from '@airline/app-shell';
import { loginAddress, type Surface } from '@airline/session';
import { useSession, useSessionState } from '@airline/session/react';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';

/** What {@link Protected} takes. */
export interface ProtectedProps {
  readonly surface: Surface;
  /** The `{product}` of the portal. */
  readonly product?: string;
  /** Where a log-out leads. */
  readonly homeHref: string;
  readonly children: ReactNode;
}

/**
 * Renders pages of a person, and nothing of them to nobody: it leads to the login and back, or home after a log-out.
 *
 * It keeps pages from being seen; the gateway keeps the data.
 *
 * @example
 * ```tsx
 * import { Protected } from '@airline/account-help/frame';
 *
 * export const Example = () => <Protected surface="traveller" homeHref="/">…</Protected>;
 * ```
 */
export function Protected({ surface, product = '', homeHref, children }: ProtectedProps): ReactNode {
  const session = useSession();
  const { state } = useSessionState();
  const { pathname, search } = useLocation();
  useEffect(() => void session.start(), [session]);
  if (state.kind === 'authenticated') return children;
  if (state.kind === 'unknown') return <PageLoading />;
  const { endedBy } = state;
  if (endedBy !== undefined && endedBy !== 'idle' && endedBy !== 'expired') return <Navigate replace to={homeHref} />;
  return <Navigate replace to={loginAddress({ surface, product, returnTo: pathname + search, because: endedBy })} />;
}
