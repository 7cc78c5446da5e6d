import { Page } from '@airline/app-shell';
import { WindArt } from '@airline/ui/wind-art';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { HomeWays } from './HomeWays.tsx';

/** Renders the first page for who is not logged in; what this device keeps stands before the ways on. */
export function GuestHome({ children }: { readonly children?: ReactNode }): ReactNode {
  const { t } = useTranslation('webview');
  return (
    <Page title={t('home.title')} lead={t('home.lead')}>
      {children ?? <WindArt mood="calm" />}
      <HomeWays label={t('home.ways')} ways={['logIn', 'trip', 'status', 'checkIn', 'help']} />
    </Page>
  );
}
