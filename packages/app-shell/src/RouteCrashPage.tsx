import type { ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';

import { CrashPage } from './CrashPage.tsx';

/** The `errorElement` of a data router: the crash page for what a loader or a page of the route threw. */
export function RouteCrashPage(): ReactNode {
  return <CrashPage error={useRouteError()} />;
}
