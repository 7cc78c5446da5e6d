import { PageLoading, RouteCrashPage } from '@airline/app-shell';
import type { GatewayError } from '@airline/gateway-client';
import { lazy, Suspense, type ReactNode } from 'react';
import { useRouteError } from 'react-router-dom';

// The client of the gateway is not part of the first page: an error of it is known by its name, and its page comes when needed.
const RouteFailurePage = lazy(async () => ({
  default: (await import('./RouteFailurePage.tsx')).RouteFailurePage,
}));

/** Renders a page that could not get its data, with the reason, or one that crashed, which is reported. */
export function RouteErrorPage(): ReactNode {
  const error = useRouteError();
  if (!isGatewayError(error)) return <RouteCrashPage />;
  return (
    <Suspense fallback={<PageLoading />}>
      <RouteFailurePage failure={error.failure} />
    </Suspense>
  );
}

function isGatewayError(error: unknown): error is GatewayError {
  return error instanceof Error && error.name === 'GatewayError' && 'failure' in error;
}
