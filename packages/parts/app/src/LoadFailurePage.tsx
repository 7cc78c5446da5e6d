import { useAppFrame, usePageTitle, useWhenOnline } from '@airline/app-shell';
import type { Failure } from '@airline/gateway-client';
import { FailurePage, formatFailure, useFailureWords } from '@airline/gateway-client/react';
import { useEffect, useState, type ReactNode } from 'react';

/** The failures that pass by themselves. */
const passing: ReadonlySet<Failure['kind']> = new Set(['unreachable', 'timeout']);
const firstPauseMs = 5_000;
const longestPauseMs = 60_000;

export interface LoadFailurePageProps {
  readonly failure: Failure;
  /** Asks the page's loader again; the same function while the page is the same. */
  readonly reload: () => Promise<void>;
  readonly isLoading: boolean;
}

/**
 * Renders a page that could not get what it shows; a press asks its loader again. Where nothing came over the line it asks by
 * itself too: no browser tells that a weak line, or a server, answers again.
 */
export function LoadFailurePage({ failure, reload, isLoading }: LoadFailurePageProps): ReactNode {
  const { homeHref } = useAppFrame();
  const [asked, setAsked] = useState(0);
  const asksItself = passing.has(failure.kind);
  useEffect(() => {
    if (!asksItself) return undefined;
    const askAgain = async (): Promise<void> => {
      await reload();
      setAsked((before) => before + 1);
    };
    const timer = setTimeout(() => void askAgain(), Math.min(firstPauseMs * 2 ** asked, longestPauseMs));
    return () => clearTimeout(timer);
  }, [asksItself, asked, reload]);
  useWhenOnline(reload);
  usePageTitle(formatFailure(failure, useFailureWords()).title);
  return <FailurePage failure={failure} homeHref={homeHref} isRetrying={isLoading} onRetry={() => void reload()} />;
}
