import type { Failure } from '@airline/gateway-client';
import { HelpFailure } from '@airline/account-help';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Renders why nobody knows who is logged in, and the way to ask again. */
export function PersonFailure({ failure }: { readonly failure: Failure }): ReactNode {
  const { revalidate } = useRevalidator();
  return <HelpFailure failure={failure} onRetry={() => void revalidate()} />;
}
