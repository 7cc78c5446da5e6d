import { buildPath } from '@airline/links';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { FindTripForm } from './FindTripForm.tsx';

/** Renders the way to a trip that is to be seen. */
export function FindTripPage(): ReactNode {
  const { t } = useTranslation('trips');
  const navigate = useNavigate();
  return (
    <FindTripForm
      title={t('find.title')}
      lead={t('find.lead')}
      onFound={(recordLocator) => void navigate(buildPath('trip', { recordLocator }))}
    />
  );
}
