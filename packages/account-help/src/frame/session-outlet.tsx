import type { Session } from '@airline/session';
import { SessionContext } from '@airline/session/react';
import type { ComponentType, ReactNode } from 'react';
import { Outlet } from 'react-router-dom';

import { Protected, type ProtectedProps } from './Protected.tsx';

/**
 * Makes the route around pages that use the session: anybody's pages, or with `protection` those of whoever is logged in.
 *
 * @example
 * ```ts
 * import { sessionOutlet } from '@airline/account-help/frame';
 * import type { Session } from '@airline/session';
 *
 * export const outletOf = (session: Session) => sessionOutlet(session, { surface: 'traveller', homeHref: '/' });
 * ```
 */
export function sessionOutlet(session: Session, protection?: Omit<ProtectedProps, 'children'>): ComponentType {
  return function SessionOutlet(): ReactNode {
    return (
      <SessionContext value={session}>
        {protection === undefined ? (
          <Outlet />
        ) : (
          <Protected {...protection}>
            <Outlet />
          </Protected>
        )}
      </SessionContext>
    );
  };
}
