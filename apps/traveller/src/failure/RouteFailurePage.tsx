import { PageLoading, RouteCrashPage } from '@airline/app-shell';
import type { GatewayError } from '@airline/gateway-client';
import { lazy, Suspense, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';

// The client of the gateway is not part of the first page: an error of it is known by its name, and its page comes when needed.
const GatewayFailurePage = lazy(async () => ({
  default: (await import('./GatewayFailurePage.tsx')).GatewayFailurePage,
}));

/** The `errorElement` of the site: a page that could not get its data says why, a page that crashed is reported. */
export function RouteFailurePage(): ReactNode {
  const error = useRouteError();
  if (!isGatewayError(error)) return <RouteCrashPage />;
  return (
    <Suspense fallback={<PageLoading />}>
      <GatewayFailurePage failure={error.failure} />
    </Suspense>
  );
}

function isGatewayError(error: unknown): error is GatewayError {
  return error instanceof Error && error.name === 'GatewayError' && 'failure' in error;
}
