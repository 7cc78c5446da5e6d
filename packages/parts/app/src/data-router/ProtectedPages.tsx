import type { ReactNode } from 'react';
import { Outlet } from 'react-router-dom';

import { RequireLogin } from '../RequireLogin.tsx';

/** Stands around the pages that need a login. */
export function ProtectedPages(): ReactNode {
  return (
    <RequireLogin>
      <Outlet />
    </RequireLogin>
  );
}
