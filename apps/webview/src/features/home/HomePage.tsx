import { Page } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import { Link } from '@airline/ui/link';
import { WindArt } from '@airline/ui/wind-art';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders the app's first page. */
export function Component(): ReactNode {
  const { t } = useTranslation('webview');
  return (
    <Page title={t('home.title')} lead={t('home.lead')}>
      <WindArt mood="calm" />
      <p>
        <Link href={buildPath('mobile-flight-status')} variant="standalone">
          {t('home.flightStatus')}
        </Link>
      </p>
    </Page>
  );
}
