import { Page } from '@airline/app-shell';
import { WindArt } from '@airline/ui/wind-art';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders the app's first page. */
export function Component(): ReactNode {
  const { t } = useTranslation('webview');
  return (
    <Page title={t('home.title')} lead={t('home.lead')}>
      <WindArt mood="calm" />
    </Page>
  );
}
