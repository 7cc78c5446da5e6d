import { Page } from '@airline/app-shell';
import { Skeleton } from '@airline/ui/skeleton';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders the first page until it is known whose it is. */
export function HomeLoading(): ReactNode {
  const { t } = useTranslation('webview');
  return (
    <Page title={t('home.title')}>
      <Skeleton label={t('home.loading')} shape="card" count={2} />
    </Page>
  );
}
