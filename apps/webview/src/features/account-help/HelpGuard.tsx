import type { LoginGuard } from '@airline/account-help';
import { Protected } from '@airline/account-help/frame';
import { buildPath } from '@airline/links';
import { SessionContext } from '@airline/session/react';

import { session } from '../../session.ts';

/** Shows what is a person's alone to whoever is logged in, and leads everybody else to the login and back. */
export const HelpGuard: LoginGuard = ({ children }) => (
  <SessionContext value={session}>
    <Protected surface="webview" homeHref={buildPath('mobile-home')}>
      {children}
    </Protected>
  </SessionContext>
);
