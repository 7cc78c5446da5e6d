import { AppLayout, CrashBoundary } from '@airline/app-shell';
import { ProgressBar } from '@airline/ui/progress-bar';
import { Suspense, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';

/** Renders the frame of every page inside the native app, which brings the header and the footer itself. */
export function Layout({ children }: { readonly children: ReactNode }): ReactNode {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  return (
    <AppLayout bare>
      <CrashBoundary page={pathname}>
        <Suspense fallback={<ProgressBar variant="line" label={t('loading')} />}>{children}</Suspense>
      </CrashBoundary>
    </AppLayout>
  );
}
