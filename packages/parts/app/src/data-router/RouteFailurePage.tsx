import { useAppFrame, usePageTitle } from '@airline/app-shell';
import type { Failure } from '@airline/gateway-client';
import { FailurePage, formatFailure, useFailureWords } from '@airline/gateway-client/react';
import type { ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';

/** Renders a page that could not get what it shows; a press asks its loader again. */
export function RouteFailurePage({ failure }: { readonly failure: Failure }): ReactNode {
  const { homeHref } = useAppFrame();
  const { revalidate, state } = useRevalidator();
  usePageTitle(formatFailure(failure, useFailureWords()).title);
  return (
    <FailurePage
      failure={failure}
      homeHref={homeHref}
      isRetrying={state === 'loading'}
      onRetry={() => void revalidate()}
    />
  );
}
