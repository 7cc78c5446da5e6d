import { AppLayout } from '@airline/app-shell';
import { ProgressBar } from '@airline/ui/progress-bar';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration, useNavigation } from 'react-router-dom';

/** Renders the frame of every page: header, navigation, footer, and a line while the next page loads. */
export function Layout(): ReactNode {
  const { t } = useTranslation('shell');
  const { state } = useNavigation();
  return (
    <AppLayout>
      {state === 'loading' ? <ProgressBar variant="line" label={t('loading')} /> : null}
      <Outlet />
      <ScrollRestoration />
    </AppLayout>
  );
}
