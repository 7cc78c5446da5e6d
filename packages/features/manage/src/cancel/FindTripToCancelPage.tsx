import { buildPath } from '@airline/links';
import { FindTripForm } from '@airline/trip';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/** Renders the way to a trip that is to be cancelled. */
export function Component(): ReactNode {
  const { t } = useTranslation('trips');
  const navigate = useNavigate();
  return (
    <FindTripForm
      title={t('cancel.find.title')}
      lead={t('find.lead')}
      onFound={(recordLocator) => void navigate(buildPath('air-cancel-trip', { recordLocator }))}
    />
  );
}
