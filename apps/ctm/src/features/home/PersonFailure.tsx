import type { Failure } from '@airline/gateway-client';
import { FailureBanner } from '@airline/gateway-client/react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Renders why nobody knows who is logged in, and the way to ask again. */
export function PersonFailure({ failure }: { readonly failure: Failure }): ReactNode {
  const { revalidate } = useRevalidator();
  return <FailureBanner failure={failure} onRetry={() => void revalidate()} />;
}
