import { buildPath } from '@airline/links';
import { ButtonLink } from '@airline/ui/button';
import { EmptyState } from '@airline/ui/empty-state';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

/** Renders that no trip lies ahead, and the way to one. */
export function NoTrip(): ReactNode {
  const { t } = useTranslation('myAccount');
  return (
    <EmptyState
      title={t('snapshot.noTrip.title')}
      actions={
        <ButtonLink variant="primary" href={buildPath('air-booking')}>
          {t('snapshot.book')}
        </ButtonLink>
      }
    >
      {t('snapshot.noTrip.body')}
    </EmptyState>
  );
}
