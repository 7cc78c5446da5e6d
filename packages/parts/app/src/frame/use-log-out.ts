import { useSession, useSessionState } from '@airline/session/react';
import { useState } from 'react';

/** What a button that logs out needs. */
export interface LogOut {
  readonly isEnding: boolean;
  /** Whether the session may still be open: the gateway did not answer, and nobody else ended it. */
  readonly hasFailed: boolean;
  readonly logOut: () => void;
}

/**
 * Returns what logs the person out, once at a time.
 *
 * @example
 * ```tsx
 * import { useLogOut } from '@airline/app/log-out';
 *
 * export function Example() {
 *   const { logOut, isEnding } = useLogOut(() => undefined);
 *   return <button onClick={logOut}>{isEnding ? 'Cerrando sesión…' : 'Cerrar sesión'}</button>;
 * }
 * ```
 */
export function useLogOut(onLoggedOut: () => void): LogOut {
  const session = useSession();
  const { state } = useSessionState();
  const [isEnding, setEnding] = useState(false);
  const [failed, setFailed] = useState(false);

  async function end(): Promise<void> {
    if (isEnding) return;
    setEnding(true);
    setFailed(false);
    const outcome = await session.logOut();
    setEnding(false);
    if ('failure' in outcome) setFailed(true);
    else onLoggedOut();
  }

  return { isEnding, hasFailed: failed && state.kind === 'authenticated', logOut: () => void end() };
}
