import { AppLayout, CrashBoundary, PageLoading } from '@airline/app-shell';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

/** Renders the frame of every page inside the native app, which brings the header and the footer itself. */
export function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  const { pathname } = useLocation();
  return (
    <AppLayout bare>
      <CrashBoundary page={pathname}>
        <Suspense fallback={<PageLoading />}>{children}</Suspense>
      </CrashBoundary>
    </AppLayout>
  );
}
