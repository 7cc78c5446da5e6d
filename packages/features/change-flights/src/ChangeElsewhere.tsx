import { Page } from '@airline/app-shell';
import { buildPath } from '@airline/links';
import { ButtonLink } from '@airline/ui/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders that another trip is being changed in this tab: there is one change at a time. */
export function ChangeElsewhere({ recordLocator }: { readonly recordLocator: string }): ReactNode {
  const { t } = useTranslation('changeFlights');
  return (
    <Page title={t('elsewhere.title')} lead={t('elsewhere.body', { recordLocator })}>
      <ButtonLink variant="primary" href={buildPath('air-change-trip', { recordLocator })}>
        {t('elsewhere.go')}
      </ButtonLink>
    </Page>
  );
}
