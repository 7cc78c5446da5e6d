import { PageLoading, RouteCrashPage } from '@airline/app-shell';
import { lazy, Suspense, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';

import { findGatewayFailure } from '../gateway-failure.ts';

const RouteFailurePage = lazy(async () => ({
  default: (await import('./RouteFailurePage.tsx')).RouteFailurePage,
}));

/** Renders a page that could not get its data, with the reason, or one that crashed, which is reported. */
export function RouteErrorPage(): ReactNode {
  const failure = findGatewayFailure(useRouteError());
  if (failure === undefined) return <RouteCrashPage />;
  return (
    <Suspense fallback={<PageLoading />}>
      <RouteFailurePage failure={failure} />
    </Suspense>
  );
}
