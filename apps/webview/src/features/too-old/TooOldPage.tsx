import { Page } from '@airline/app-shell';
import { WindArt } from '@airline/ui/wind-art';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders what stands in the place of every page in an app that is too old for them. */
export function OldAppPage(): ReactNode {
  const { t } = useTranslation('webview');
  return (
    <Page title={t('tooOld.app.title')} lead={t('tooOld.app.lead')}>
      <WindArt mood="calm" />
    </Page>
  );
}

/** Renders what stands in the place of every page in an app that needs newer ones. */
export function OldBundlePage(): ReactNode {
  const { t } = useTranslation('webview');
  return (
    <Page title={t('tooOld.pages.title')} lead={t('tooOld.pages.lead')}>
      <WindArt mood="calm" />
    </Page>
  );
}
