import { useAppFrame, usePageTitle, useWhenOnline } from '@airline/app-shell';
import type { Failure } from '@airline/gateway-client';
import { FailurePage, formatFailure, useFailureWords } from '@airline/gateway-client/react';
import { useEffect, useState, type ReactNode } from 'react';
import { useRevalidator } from 'react-router-dom';

/** The failures that pass by themselves. */
const passing: ReadonlySet<Failure['kind']> = new Set(['unreachable', 'timeout']);
const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

/**
 * Renders a page that could not get what it shows; a press asks its loader again. Where nothing came over the line it asks by
 * itself too: no browser tells that a weak line, or a server, answers again.
 */
export function RouteFailurePage({ failure }: { readonly failure: Failure }): ReactNode {
  const { homeHref } = useAppFrame();
  const { revalidate, state } = useRevalidator();
  const [asked, setAsked] = useState(0);
  const asksItself = passing.has(failure.kind);
  useEffect(() => {
    if (!asksItself) return undefined;
    const askAgain = async (): Promise<void> => {
      await revalidate();
      setAsked((before) => before + 1);
    };
    const timer = setTimeout(() => void askAgain(), Math.min(firstPauseMs * 2 ** asked, longestPauseMs));
    return () => clearTimeout(timer);
  }, [asksItself, asked, revalidate]);
  useWhenOnline(revalidate);
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
