import type { Failure } from '@airline/gateway-client';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';

import { LoadFailurePage } from '../LoadFailurePage.tsx';

/** Renders a page of the data router that could not get what it shows. */
export function RouteFailurePage({ failure }: { readonly failure: Failure }): ReactNode {
  const { revalidate, state } = useRevalidator();
  return <LoadFailurePage failure={failure} reload={revalidate} isLoading={state === 'loading'} />;
}
