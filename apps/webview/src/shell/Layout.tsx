import { useSessionFrame } from '@airline/account-help/frame-link';
import { AppLayout, CrashBoundary, PageLoading } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import { Suspense, useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { sessionLoader } from '../session-loader.ts';

const options = { logInHref: buildPath('mobile-login'), homeHref: buildPath('mobile-home'), places: [] };
const loadFrameOptions = async () => options;

/** Renders the frame of every page inside the native app, which brings the header and the footer itself. */
export function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  const frame = useSessionFrame(sessionLoader, loadFrameOptions);
  useEffect(() => {
    // The native app around the page knows who is logged in, whatever this browser remembers.
    if ('webkit' in window || 'airlineNative' in window) void sessionLoader.load();
  }, []);
  return (
    <AppLayout bare notice={frame?.notice}>
      <CrashBoundary page={pathname}>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </CrashBoundary>
      {frame?.prompts}
    </AppLayout>
  );
}
